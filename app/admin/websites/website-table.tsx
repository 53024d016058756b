import { AppLink } from '@/components/navigation/app-link'
import { Table } from '@/components/ui/lists/table'
import { PAYMENT_NAMES } from '@/components/websites/service-words'
import { PLAN_FACTS } from '@/content/plan-facts'
import type { WebsiteContent } from '@/lib/domain/website-deletion/website-content'
import type { ListedWebsite } from '@/lib/domain/websites/schema'
import { RowActions } from '../row-actions'
import { actionsColumn, CLIENT_COLUMN, STATUS_COLUMN } from '../row-columns'
import { DeleteWebsite } from './delete-website'

type Props = {
  websites: ListedWebsite[]
  /** The contents of each website. */
  contents: Map<number, WebsiteContent>
  /** The website of the open sheet, as the URL names it. */
  open: string | undefined
  here: (sheet: Record<string, string>) => string
}

export const WebsiteTable = ({ websites, contents, open, here }: Props) => (
  <Table
    label="Sites"
    rows={websites}
    rowKey={({ id }) => id}
    isOpen={({ id }) => String(id) === open}
    columns={[
      { title: 'Site', cell: (website) => <Name {...website} /> },
      STATUS_COLUMN,
      CLIENT_COLUMN,
      {
        title: 'Abonnement',
        card: 'wide',
        className: 'md:whitespace-nowrap',
        cell: ({ plan, paymentPlan }) =>
          plan && paymentPlan ? (
            `${PLAN_FACTS[plan].name}, ${PAYMENT_NAMES[paymentPlan].toLowerCase()}`
          ) : (
            <span className="text-muted">Aucun abonnement</span>
          ),
      },
      actionsColumn(({ id, name, subscriptionId }: ListedWebsite) => {
        const sheet = here({ fiche: String(id) })
        return (
          <RowActions name={name} editHref={sheet}>
            <DeleteWebsite
              id={id}
              name={name}
              hasSubscription={subscriptionId !== null}
              content={contents.get(id)}
              sheet={sheet}
            />
          </RowActions>
        )
      }),
    ]}
  />
)

const Name = ({ id, name, url }: ListedWebsite) => (
  <>
    <AppLink href={`/dashboard/website/${id}`} className="row-link font-semibold text-accent-text">
      {name}
    </AppLink>
    <span className="wrap-anywhere block text-muted text-sm">
      {url.replace(/^https?:\/\//, '')} · n°&nbsp;{id}
    </span>
  </>
)
