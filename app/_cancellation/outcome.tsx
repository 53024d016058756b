import { Fact, Facts } from '@/components/billing/facts'
import { TERMS } from '@/content/terms'
import type { Choice } from '@/lib/domain/cancellations/queries'
import { effectWords, outcomeRows } from '@/lib/domain/cancellations/words'

type Props = {
  subscriptionId: number | null
  outcome: Choice['outcome']
  /** The level of the heading. */
  level?: 'h2' | 'h4'
}

/** The effect of a declaration on a contract: last day, debits, refund and consequences. */
export const Outcome = ({ subscriptionId, outcome, level: Heading = 'h2' }: Props) => (
  <>
    <Heading className={Heading === 'h2' ? 'text-xl' : 'font-semibold font-text text-base tracking-normal'}>
      {outcome.label}
      {subscriptionId !== null && (
        <span className="whitespace-nowrap font-normal text-muted text-sm">
          {' '}
          contrat n°&nbsp;{subscriptionId}
        </span>
      )}
    </Heading>
    <Facts>
      {outcomeRows(outcome)
        .slice(1)
        .map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
    </Facts>
    <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5">
      {effectWords(outcome, TERMS.returnDays).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
)
