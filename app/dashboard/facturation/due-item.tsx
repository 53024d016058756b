import { Clock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { UnbrokenNumbers } from '@/components/billing/unbroken-numbers'
import type { Due } from '@/lib/domain/billing/due'
import type { SubscriptionFacts } from '@/lib/domain/billing-rules/schema'
import { settle } from '@/lib/domain/billing-rules/settle'
import type { Day } from '@/lib/domain/calendar'
import { dueWords } from './due-words'
import { paymentWords } from './payment-words'

type Props = {
  /** The name of the subscription, or the subject of the invoice. */
  name: string
  /** The subscription's facts, which the payment changes; null for an invoice without a subscription. */
  facts: SubscriptionFacts | null
  due: Due
  today: Day
  /** The payment button. */
  children: ReactNode
}

/** The amount due of a subscription, or of an invoice without one, the effect of paying it, and the link to pay. */
export function DueItem({ name, facts, due, today, children }: Props) {
  const isTroubled = due.state === 'late' || due.state === 'interrupted'
  const Sign = isTroubled ? TriangleAlert : Clock
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 p-5 sm:p-6">
      <Sign
        aria-hidden="true"
        className={`mt-0.5 size-6 shrink-0 max-sm:hidden ${isTroubled ? 'text-late' : 'text-info'}`}
      />
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1.5">
        <p className="font-semibold text-lg leading-snug">{dueWords(due, today)}</p>
        <p className="wrap-anywhere text-muted">
          <UnbrokenNumbers
            text={[name, due.invoices.map(({ number }) => number).join(', ')]
              .filter(Boolean)
              .join('\u00a0· ')}
          />
        </p>
        {consequences(facts, due, today).map((sentence) => (
          <p key={sentence} className="max-w-prose">
            {sentence}
          </p>
        ))}
      </div>
      {children}
    </li>
  )
}

function consequences(facts: SubscriptionFacts | null, due: Due, today: Day): string[] {
  if (due.state === 'processing')
    return ['Votre banque confirme le paiement. Vous n’avez rien d’autre à faire.']
  if (facts === null) return []
  if (due.invoices.length === 0)
    return ['L’agence a noté ce retard\u00a0: elle vous dit comment le régler, et remet le service.']
  if (due.state === 'to_pay') return []
  const ids = due.invoices.map(({ id }) => id)
  return paymentWords(settle(facts, ids, today), due.state === 'interrupted')
}
