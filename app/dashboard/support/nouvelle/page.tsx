import type { Metadata } from 'next'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { SEARCH_MAX } from '@/lib/domain/lists/filter'
import { findClients, getClientWithSites } from '@/lib/domain/tickets/client-search'
import type { Query } from '@/lib/server/requests/list-address'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requirePageAccess } from '@/lib/server/session/session'
import { ClientSearch } from './client-search'
import { NewForClientFrame } from './frame'
import { NewForClientForm } from './new-for-client-form'

export const metadata: Metadata = { title: NO_TITLE }

const PATH = '/dashboard/support/nouvelle'

/** `recherche` finds a client, `client` is the chosen one. */
export default async function NewForClientPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = await requirePageAccess(PATH, 'tickets.manage')
  const { client, recherche } = await searchParams
  if (client) {
    const chosen = await orNotFound(getClientWithSites(ctx, pathId(String(client))))
    return (
      <NewForClientFrame>
        <NewForClientForm client={chosen} changeHref={PATH} />
      </NewForClientFrame>
    )
  }
  const search = typeof recherche === 'string' ? recherche.trim().slice(0, SEARCH_MAX) : ''
  return (
    <NewForClientFrame>
      <ClientSearch path={PATH} search={search} found={search ? await findClients(ctx, search) : null} />
    </NewForClientFrame>
  )
}
