import { MethodName } from '@/app/dashboard/facturation/method-name'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'

/** The payment method of a subscription. */
export function MethodLine({ method, collection }: Pick<SubscriptionDetail, 'method' | 'collection'>) {
  if (collection === 'manual') return 'Virement ou chèque'
  if (!method) return 'Automatique, mais aucun n’est enregistré'
  return (
    <>
      <MethodName method={method} />
      {!method.isUsable && (
        <span className="block font-semibold text-danger">
          {method.kind === 'card' ? 'Refusée par la banque' : 'Refusé par la banque'}
        </span>
      )}
    </>
  )
}
