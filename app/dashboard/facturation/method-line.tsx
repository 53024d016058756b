import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { MethodName } from './method-name'

/** The payment method of a subscription. */
export function MethodLine({ method, collection }: Pick<SubscriptionDetail, 'method' | 'collection'>) {
  if (collection === 'manual') return 'Virement ou chèque'
  if (!method) return 'Aucun pour le moment'
  return (
    <>
      <MethodName method={method} />
      {!method.isUsable && (
        <span className="block font-semibold text-danger text-sm">
          Refusé par la banque&nbsp;: choisissez un autre moyen de paiement.
        </span>
      )}
    </>
  )
}
