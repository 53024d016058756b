import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { countLabel } from '@/components/ui/lists/count'
import { ExportLink } from '@/components/ui/lists/export-link'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { RefusedFilters } from '@/components/ui/lists/refused-filters'
import {
  countStandings,
  countSubscriptions,
  listSubscriptions,
} from '@/lib/domain/billing/list-subscriptions'
import { subscriptionCursor } from '@/lib/domain/billing/schema'
import { type Standing, SubscriptionView } from '@/lib/domain/billing/standing-filter'
import { parisDay } from '@/lib/domain/calendar'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import { requirePageAccess } from '@/lib/server/session/session'
import { AdminFrame } from '../frame'
import { ListRows } from '../list-rows'
import { NoRows } from '../no-rows'
import { NEW_ROW, readSheet } from '../sheet'
import { SHEET_PARAMETERS, STANDALONE_ROW, TERMS_ROW } from './address'
import { openSheet } from './sheets'
import { StandingViews } from './standing-views'
import { SubscriptionFilters } from './subscription-filters'
import { SubscriptionTable } from './subscription-table'
import { TITLE } from './title'
import { ToDo } from './to-do'

type Props = { searchParams: Promise<Query> }

/** An open sheet sets the title itself. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: (await searchParams).fiche ? NO_TITLE : TITLE }
}

const PATH = '/admin/subscriptions'

export default async function SubscriptionsPage({ searchParams }: Props) {
  const ctx = await requirePageAccess(PATH, 'subscriptions.manage')
  const query = await searchParams
  const address = readListAddress({
    path: PATH,
    query,
    filter: SubscriptionView,
    cursor: subscriptionCursor,
    beside: SHEET_PARAMETERS,
  })
  const { filter, page, isFiltered, refused, links, here, filteredAt } = address
  const newSheet = here({ fiche: NEW_ROW })
  const sheet = readSheet(PATH, query, address)
  const [slice, count, counts, open] = await Promise.all([
    listSubscriptions(ctx, { filter, page }),
    countSubscriptions(ctx, filter),
    countStandings(ctx),
    sheet && openSheet(ctx, sheet, query),
  ])
  const { standing, ...others } = filter
  return (
    <AdminFrame
      current={PATH}
      action={
        <AppLink href={newSheet} scroll={false} className={buttonStyle()}>
          Nouvel abonnement
        </AppLink>
      }
    >
      <RefusedFilters names={refused} />
      {!sheet && <ToDo ctx={ctx} here={here} />}
      <StandingViews counts={counts} current={standing} hrefOf={(chosen) => viewHref(others, chosen)} />
      <SubscriptionFilters path={PATH} filter={filter} isFiltered={isFiltered} />
      <section id="abonnements" tabIndex={-1} aria-label="Abonnements">
        <ListRows
          isEmpty={slice.rows.length === 0}
          empty={
            <NoRows
              none="Aucun abonnement"
              isFiltered={isFiltered}
              path={PATH}
              all="Tous les abonnements"
              first={
                <AppLink href={newSheet} scroll={false} className={buttonStyle({ look: 'secondary' })}>
                  Créer le premier
                </AppLink>
              }
            />
          }
          count={countLabel(count, 'abonnement', 'abonnements')}
          actions={
            <ListActions
              termsHref={here({ fiche: TERMS_ROW })}
              standaloneHref={here({ fiche: STANDALONE_ROW })}
              exportHref={filteredAt(`${PATH}/export`)}
            />
          }
          pages={links(slice)}
        >
          <SubscriptionTable
            subscriptions={slice.rows}
            open={sheet?.open}
            here={here}
            today={parisDay(ctx.now())}
          />
        </ListRows>
      </section>
      {open}
    </AdminFrame>
  )
}

type ActionsProps = { termsHref: string; standaloneHref: string; exportHref: string }

const ListActions = ({ termsHref, standaloneHref, exportHref }: ActionsProps) => (
  <div className="flex items-center gap-x-4 max-sm:contents">
    <QuietLink href={termsHref}>Annoncer de nouvelles conditions</QuietLink>
    <QuietLink href={standaloneHref}>Hors abonnement</QuietLink>
    <ExportLink href={exportHref} />
  </div>
)

const QuietLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <AppLink
    href={href}
    scroll={false}
    className={buttonStyle({ look: 'quiet', size: 'small', className: 'max-sm:order-last max-sm:-ml-3' })}
  >
    {children}
  </AppLink>
)

/** The URL of the same filter in another view, on its first page. */
function viewHref(filter: Omit<SubscriptionView, 'standing'>, standing: Standing | undefined): string {
  const chosen = Object.entries({ ...filter, status: undefined, standing }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return chosen.length > 0 ? `${PATH}?${new URLSearchParams(chosen)}` : PATH
}
