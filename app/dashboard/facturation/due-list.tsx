import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { Card } from '@/components/ui/layout/card'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { dueOf } from '@/lib/domain/billing/due'
import type { StandaloneInvoice } from '@/lib/domain/billing/read-standalone'
import type { Day } from '@/lib/domain/calendar'
import { formatEuros } from '@/lib/domain/money'
import { payInvoicesAction } from './actions'
import { DueItem } from './due-item'
import { ProviderButton } from './provider-button'
import { subscriptionName } from './subscription-name'

type Props = {
  subscriptions: SubscriptionDetail[]
  standalone: StandaloneInvoice[]
  today: Day
  isViewed: boolean
}

/** Sorts amounts due, most urgent first. */
const URGENCY = { interrupted: 0, late: 1, to_pay: 2, processing: 3, waiting: 4, none: 5 }

export function DueList({ subscriptions, standalone, today, isViewed }: Props) {
  const owing = [
    ...subscriptions.map((subscription) => ({
      key: `abonnement-${subscription.id}`,
      name: subscriptionName(subscription),
      facts: subscription.facts,
      due: dueOf(subscription, today),
    })),
    ...standalone.map(({ id, label, due }) => ({ key: `facture-${id}`, name: label, facts: null, due })),
  ]
    .filter(({ due }) => due.state !== 'none' && due.state !== 'waiting')
    .toSorted((a, b) => URGENCY[a.due.state] - URGENCY[b.due.state])
  if (owing.length === 0) return null
  const payable = owing.filter(({ due }) => due.invoices.length > 0)
  const all = payable.flatMap(({ due }) => due.invoices)
  const total = all.reduce((sum, { dueCents }) => sum + dueCents, 0)
  const isMany = payable.length > 1
  return (
    <section aria-labelledby="a-regler" className="flex flex-col gap-4">
      <h2 id="a-regler" tabIndex={-1} className="scroll-mt-20 text-2xl">
        À régler
      </h2>
      <Card className="p-0">
        <ul className="divide-y divide-hairline">
          {owing.map(({ key, name, facts, due }) => (
            <DueItem key={key} name={name} facts={facts} due={due} today={today}>
              {due.invoices.length > 0 ? (
                <ProviderButton
                  action={payInvoicesAction}
                  fields={{ invoiceIds: idsOf(due.invoices) }}
                  label={`Régler ${formatEuros(due.amountCents)}`}
                  about={name}
                  isViewed={isViewed}
                  look={isMany ? 'secondary' : 'primary'}
                  className="max-sm:w-full"
                />
              ) : (
                due.state !== 'processing' && (
                  <AppLink
                    href="/dashboard/new-ticket"
                    className={buttonStyle({ look: 'secondary', className: 'max-sm:w-full' })}
                  >
                    Nous écrire
                  </AppLink>
                )
              )}
            </DueItem>
          ))}
        </ul>
        {isMany && (
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3 border-hairline border-t p-5 sm:px-6">
            <p className="mr-auto">
              En une fois&nbsp;: <strong className="tabular-nums">{formatEuros(total)}</strong>
            </p>
            <ProviderButton
              action={payInvoicesAction}
              fields={{ invoiceIds: idsOf(all) }}
              label={`Tout régler, ${formatEuros(total)}`}
              isViewed={isViewed}
              className="max-sm:w-full"
            />
          </div>
        )}
      </Card>
    </section>
  )
}

const idsOf = (invoices: { id: number }[]): string => invoices.map(({ id }) => id).join(',')
