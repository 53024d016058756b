import { Alert } from '@/components/ui/layout/alert'
import { missingIdentity } from '@/lib/domain/shops/policy'
import type { Shop } from '@/lib/domain/shops/schema'

type Props = { shop: Shop; takesPayments: boolean; isOnline: boolean; pause: string | null }

const enumerate = new Intl.ListFormat('fr', { type: 'conjunction' })

/** Why the checkout is closed, and how to open it; empty when the shop sells. */
export function Obstacles({ shop, takesPayments, isOnline, pause }: Props) {
  const missing = missingIdentity(shop)
  if (missing.length === 0 && takesPayments && isOnline)
    return pause === null ? null : <Alert look="info">Votre boutique est en pause : « {pause} »</Alert>
  return (
    <Alert look="late">
      <p>Votre boutique n’encaisse pas encore :</p>
      <ul className="list-disc pl-5 font-normal">
        {missing.length > 0 && <li>il manque {enumerate.format(missing)}</li>}
        {!takesPayments && (
          <li>
            votre compte de paiement n’est pas prêt :{' '}
            <a href="/stripe/setup" className="font-semibold underline">
              terminez-le
            </a>
          </li>
        )}
        {!isOnline && <li>votre site est hors ligne</li>}
      </ul>
    </Alert>
  )
}
