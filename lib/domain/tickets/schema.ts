import { z } from 'zod'
import { EntityId, MaybeIdText } from '../entity-id'
import { optionalText, requiredText } from '../fields'
import { SEARCH_MAX } from '../lists/filter'
import type { Role } from '../permissions/policy'
import { MESSAGE_MAX, TICKET_TYPES, type TicketType } from './constants'

export type TicketStatus = 'open' | 'closed'
/** Whose turn it is. */
export type WaitingFor = 'agency' | 'client'

export const OpenTicket = z.object({
  type: z.enum(TICKET_TYPES, { error: 'Choisissez le type de votre demande.' }),
  title: requiredText('Le titre', 150),
  description: requiredText('La description', MESSAGE_MAX),
  /** The form's submission id: sending it twice opens one ticket. */
  submissionId: z.uuid({ error: 'L’identifiant de l’envoi n’est pas valable.' }).optional(),
  /** The author's site that it is about. */
  websiteId: EntityId.nullish(),
})
export type OpenTicket = z.infer<typeof OpenTicket>

/** The same as form fields: an empty field means no site. */
export const OpenTicketForm = OpenTicket.extend({ websiteId: MaybeIdText.optional() })

export const MessageBody = requiredText('Le message', MESSAGE_MAX)

export type Ticket = {
  id: number
  userId: number
  type: TicketType
  title: string
  status: TicketStatus
  /** The site that it is about. */
  websiteId: number | null
  createdAt: Date
  updatedAt: Date
}

/** A ticket with the agency's internal fields. */
export type StaffTicket = Ticket & {
  assigneeId: number | null
  waitingFor: WaitingFor
  /** When the agency first answered. */
  firstAnsweredAt: Date | null
}

export type TicketMessage = {
  id: number
  authorId: number
  authorName: string
  authorRole: Role
  /** Empty only if there are files. */
  body: string
  createdAt: Date
  files: MessageFile[]
}

export const NoteBody = requiredText('La note', MESSAGE_MAX)

export type TicketNote = { id: number; authorId: number; authorName: string; body: string; createdAt: Date }

/** A member of the agency's staff. */
export type StaffMember = { id: number; name: string }

/** The filter of the agency's list, for its screen and its API call alike; anything else is refused. */
export const InboxFilter = z.strictObject(
  {
    /** Words of the title, or of the client's name, address and business. */
    search: optionalText('La recherche', SEARCH_MAX).optional(),
    status: z.enum(['open', 'closed'], { error: 'Le statut est open ou closed.' }).optional(),
    type: z.enum(TICKET_TYPES, { error: 'Le type de demande est inconnu.' }).optional(),
    /** Assigned to the actor, or unassigned. */
    assignee: z.enum(['me', 'none'], { error: 'L’attribution est me ou none.' }).optional(),
    waitingFor: z.enum(['agency', 'client'], { error: 'L’attente est agency ou client.' }).optional(),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? 'Ce critère est inconnu.' : undefined) },
)
export type InboxFilter = z.infer<typeof InboxFilter>

/** A file as it was sent. */
export type SentTicketFile = {
  name: string
  content: Blob
  /** A digest of its bytes: the same for a repeat. */
  digest: string
}

/** A file of a ticket as its readers see it. */
export type TicketFile = { id: number; name: string; bytes: number }
/** The same in a conversation. `hasPreview`: whether a preview of the picture can be rendered. */
export type MessageFile = TicketFile & { hasPreview: boolean }
export type TicketWithFiles = Ticket & { files: TicketFile[] }
