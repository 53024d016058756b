import { z } from 'zod'
import { requiredText } from '../fields'

export const TICKET_TYPES = ['Nouveau site', 'Mise à jour', 'Bug', 'Suggestion'] as const
export type TicketType = (typeof TICKET_TYPES)[number]
export type TicketStatus = 'open' | 'closed'

export const MESSAGE_MAX = 10_000

export const TICKET_FILES_MAX = 10
export const TICKET_FILE_MAX_BYTES = 10 * 1024 * 1024

export const OpenTicket = z.object({
  type: z.enum(TICKET_TYPES, { error: 'Choisissez le type de votre demande.' }),
  title: requiredText('Le titre', 150),
  description: requiredText('La description', MESSAGE_MAX),
  /** Of the form that was filled in: sending it twice opens one ticket. */
  submissionId: z.uuid({ error: 'L’identifiant de l’envoi n’est pas valable.' }).optional(),
})
export type OpenTicket = z.infer<typeof OpenTicket>

export const MessageBody = requiredText('Le message', MESSAGE_MAX)

export type Ticket = {
  id: number
  userId: number
  type: TicketType
  title: string
  status: TicketStatus
  createdAt: Date
  updatedAt: Date
}

export type TicketMessage = {
  id: number
  authorId: number
  authorName: string
  authorRole: 'USER' | 'MODERATOR' | 'ADMIN'
  body: string
  createdAt: Date
}

/** A file as somebody sent it. */
export type SentTicketFile = {
  name: string
  content: Blob
  /** Of its bytes: the same for a repeat. */
  digest: string
}

/** A file of a ticket as whoever may read the ticket sees it. */
export type TicketFile = { id: number; name: string; bytes: number }
export type TicketWithFiles = Ticket & { files: TicketFile[] }

export const ticketFilePath = (ticketId: number, fileId: number) => `/api/tickets/${ticketId}/files/${fileId}`
