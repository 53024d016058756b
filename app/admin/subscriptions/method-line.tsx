import { expiryWords } from '@/app/dashboard/facturation/words'
import { brandName } from '@/lib/domain/billing/card-brands'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'

/** What a subscription is paid with. */
export function MethodLine({ method, collection }: Pick<SubscriptionDetail, 'method' | 'collection'>) {
  if (collection === 'manual') return 'Virement ou chèque'
  if (!method) return 'Automatique, mais aucun n’est enregistré'
  const expiry = expiryWords(method)
  return (
    <>
      <span className="whitespace-nowrap">
        {brandName(method.brand)} <span aria-hidden="true">••••</span>
        <span className="sr-only">se terminant par</span> {method.lastFour}
      </span>
      {expiry && <span className="font-normal text-muted"> · expire {expiry}</span>}
      {!method.isUsable && (
        <span className="block font-semibold text-danger">
          {method.kind === 'card' ? 'Refusée par la banque' : 'Refusé par la banque'}
        </span>
      )}
    </>
  )
}
