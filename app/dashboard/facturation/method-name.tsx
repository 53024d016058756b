import { brandName } from '@/lib/domain/billing/card-brands'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { expiryWords } from './words'

/** A saved card or account: brand, last digits and expiry. */
export function MethodName({ method }: { method: NonNullable<SubscriptionDetail['method']> }) {
  const expiry = expiryWords(method)
  return (
    <>
      <span className="whitespace-nowrap">
        {brandName(method.brand)} <span aria-hidden="true">••••</span>
        <span className="sr-only">se terminant par</span> {method.lastFour}
      </span>
      {expiry && <span className="font-normal text-muted"> · expire {expiry}</span>}
    </>
  )
}
