import { LongDate } from '@/components/ui/dates/dates'
import { countLabel } from '@/components/ui/lists/count'
import { Table } from '@/components/ui/lists/table'
import { PLAN_FACTS } from '@/content/plan-facts'
import { type ListedSubscription } from '@/lib/domain/billing/schema'
import type { Day } from '@/lib/domain/calendar'
import { formatBill } from '@/lib/domain/money'
import { RowActions } from '../row-actions'
import { actionsColumn, CLIENT_COLUMN } from '../row-columns'
import { DeleteSubscription } from './delete-subscription'
import { StandingBadges } from './standing-badges'
import { subscriptionName } from './subscription-name'

type Props = {
  subscriptions: ListedSubscription[]
  /** The subscription of the open sheet, as the URL names it. */
  open: string | undefined
  here: (sheet: Record<string, string>) => string
  today: Day
}

export const SubscriptionTable = ({ subscriptions, open, here, today }: Props) => (
  <Table
    label="Abonnements"
    rows={subscriptions}
    rowKey={({ id }) => id}
    isOpen={({ id }) => String(id) === open}
    columns={[
      { title: 'Abonnement', cell: (subscription) => <Name {...subscription} /> },
      {
        title: 'Statut',
        card: 'right',
        cell: (subscription) => <StandingBadges {...subscription} today={today} />,
      },
      CLIENT_COLUMN,
      {
        title: 'Prix',
        card: 'wide',
        className: 'whitespace-nowrap tabular-nums md:text-right',
        cell: ({ priceCents, paymentPlan }) => (
          <>
            {formatBill(priceCents)}
            <span className="text-muted text-sm md:block">
              {' '}
              {paymentPlan === 'monthly' ? 'par mois' : 'par an'}
            </span>
          </>
        ),
      },
      {
        title: 'Échéance',
        card: 'wide',
        isLabelled: true,
        className: 'whitespace-nowrap',
        cell: ({ dueDate, collection }) => (
          <>
            <LongDate value={dueDate} />
            <span className="block text-muted text-sm">
              {collection === 'automatic' ? 'automatique' : 'virement ou chèque'}
            </span>
          </>
        ),
      },
      actionsColumn((subscription: ListedSubscription) => (
        <RowActions name={subscriptionName(subscription)} editHref={here({ fiche: String(subscription.id) })}>
          <DeleteSubscription {...subscription} />
        </RowActions>
      )),
    ]}
  />
)

const Name = ({ id, name, plan, websites }: ListedSubscription) => (
  <>
    <span className="font-semibold">{PLAN_FACTS[plan].name}</span>
    <span className="wrap-anywhere block text-muted text-sm">
      {name && `${name} · `}
      <span className="whitespace-nowrap">
        n°&nbsp;{id} · {websites === 0 ? 'aucun site' : countLabel(websites, 'site', 'sites')}
      </span>
    </span>
  </>
)
