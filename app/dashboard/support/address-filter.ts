import { z } from 'zod'
import { InboxFilter } from '@/lib/domain/tickets/schema'

const { search, type } = InboxFilter.shape

/** The filter in the inbox's URL, in French; unknown parameters are refused. */
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

/** The same for the domain; the state determines which list is read. */
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
