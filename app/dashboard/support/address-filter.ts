import { z } from 'zod'
import { InboxFilter } from '@/lib/domain/tickets/schema'

const { search, type } = InboxFilter.shape

/** The filter as the inbox's address says it, in French; what it does not know is refused. */
export const AddressFilter = z.strictObject({
  etat: z.enum(['ouvertes', 'fermees']).optional(),
  type,
  attribution: z.enum(['miennes', 'aucune']).optional(),
  attente: z.enum(['nous', 'client']).optional(),
  recherche: search,
})
export type AddressFilter = z.infer<typeof AddressFilter>

const ASSIGNEES = { miennes: 'me', aucune: 'none' } as const
const TURNS = { nous: 'agency', client: 'client' } as const

/** The same for the domain; the state decides which list is read. */
export const inboxFilter = ({
  type,
  attribution,
  attente,
  recherche,
}: AddressFilter): Omit<InboxFilter, 'status'> => ({
  type,
  assignee: attribution && ASSIGNEES[attribution],
  waitingFor: attente && TURNS[attente],
  search: recherche,
})
