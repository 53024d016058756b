import type { Metadata } from 'next'
import { AppLink } from '@/components/navigation/app-link'
import { QueueTable } from '@/components/tickets/queue-table'
import { UnreadTitle } from '@/components/tickets/unread-title'
import { buttonStyle } from '@/components/ui/button'
import { countLabel } from '@/components/ui/lists/count'
import { EmptyState } from '@/components/ui/lists/empty-state'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { Pager } from '@/components/ui/lists/pager'
import { RefusedFilters } from '@/components/ui/lists/refused-filters'
import {
  ClosedCursor,
  listClosedTickets,
  listSupportQueue,
  QUEUE_COUNT_MAX,
  QueueCursor,
} from '@/lib/domain/tickets/support-queue'
import { type Query, readListAddress } from '@/lib/server/requests/list-address'
import { requirePageAccess, type SignedInContext } from '@/lib/server/session/session'
import { AddressFilter, inboxFilter } from './address-filter'
import { InboxFilterBar } from './filter-bar'
import { SupportFrame } from './frame'

// The title contains the unread count.
export const metadata: Metadata = { title: NO_TITLE }

const PATH = '/dashboard/support'

export default async function SupportPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = await requirePageAccess(PATH, 'tickets.manage')
  const query = await searchParams
  const isClosed = query.etat === 'fermees'
  const list = isClosed ? await closedList(ctx, query) : await openList(ctx, query)
  const { filter, isFiltered, refused, rows, count, links } = list
  const [one, many] = isClosed
    ? ['demande fermée', 'demandes fermées']
    : ['demande ouverte', 'demandes ouvertes']
  const isNarrowed = Object.entries(filter).some(([name, value]) => name !== 'etat' && value !== undefined)
  return (
    <SupportFrame>
      <UnreadTitle count={rows.filter(({ isUnread }) => isUnread).length} title="Support" />
      <RefusedFilters names={refused} />
      <InboxFilterBar path={PATH} filter={filter} isFiltered={isFiltered} />
      <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 md:-mb-4">
        <p className="text-muted text-sm">{countLabel(count, one, many, QUEUE_COUNT_MAX)}</p>
        <AppLink href={`${PATH}/reponses`} className="text-link text-sm">
          Réponses types
        </AppLink>
      </div>
      {rows.length === 0 ? (
        <EmptyState
          sentence={
            isNarrowed
              ? `Aucune ${one} ne correspond à ces critères.`
              : isClosed
                ? 'Aucune demande fermée.'
                : 'Aucune demande ouverte : tout le monde a eu sa réponse.'
          }
          action={
            isNarrowed && (
              <AppLink href={PATH} className={buttonStyle({ look: 'secondary' })}>
                Toutes les demandes ouvertes
              </AppLink>
            )
          }
        />
      ) : (
        <div className="flex flex-col gap-4">
          <QueueTable label={isClosed ? 'Demandes fermées' : 'Demandes ouvertes'} queue={rows} />
          <Pager {...links} />
        </div>
      )}
    </SupportFrame>
  )
}

async function openList(ctx: SignedInContext, query: Query) {
  const address = readListAddress({ path: PATH, query, filter: AddressFilter, cursor: QueueCursor })
  const slice = await listSupportQueue(ctx, { ...inboxFilter(address.filter), page: address.page })
  return { ...address, ...slice, links: address.links(slice) }
}

async function closedList(ctx: SignedInContext, query: Query) {
  const address = readListAddress({ path: PATH, query, filter: AddressFilter, cursor: ClosedCursor })
  const slice = await listClosedTickets(ctx, { ...inboxFilter(address.filter), page: address.page })
  return { ...address, ...slice, links: address.links(slice) }
}
