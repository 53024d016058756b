import { z } from 'zod'
import {
  MessageBody,
  OpenTicket,
  type SentTicketFile,
  TICKET_TYPES,
  type Ticket,
  type TicketMessage,
  type TicketWithFiles,
  ticketFilePath,
} from '@/lib/domain/tickets/schema'
import { Id, IdParam, Instant, instantToWire, operation } from './operation'

const tag = 'Demandes'

export const TicketWire = z
  .object({
    Id,
    Type: z.enum(TICKET_TYPES),
    Title: z.string(),
    Status: z.enum(['open', 'closed']),
    Updated_at: Instant,
    Created_at: Instant,
  })
  .meta({ id: 'Ticket' })

export const ticketToWire = (ticket: Ticket): z.input<typeof TicketWire> => ({
  Id: ticket.id,
  Type: ticket.type,
  Title: ticket.title,
  Status: ticket.status,
  Updated_at: instantToWire(ticket.updatedAt),
  Created_at: instantToWire(ticket.createdAt),
})

const FileWire = z.object({ Name: z.string(), Url: z.string(), Size: z.int() })
export const TicketWithFilesWire = TicketWire.extend({ Files: z.array(FileWire) }).meta({
  id: 'TicketWithFiles',
})

export const ticketWithFilesToWire = (ticket: TicketWithFiles): z.input<typeof TicketWithFilesWire> => ({
  ...ticketToWire(ticket),
  Files: ticket.files.map(({ id, name, bytes }) => ({
    Name: name,
    Url: ticketFilePath(ticket.id, id),
    Size: bytes,
  })),
})

export const MessageWire = z
  .object({
    Id,
    Author: Id,
    AuthorName: z.string(),
    AuthorRole: z.enum(['USER', 'MODERATOR', 'ADMIN']),
    Message: z.string(),
    Created_at: Instant,
  })
  .meta({ id: 'TicketMessage' })

export const messageToWire = (message: TicketMessage): z.input<typeof MessageWire> => ({
  Id: message.id,
  Author: message.authorId,
  AuthorName: message.authorName,
  AuthorRole: message.authorRole,
  Message: message.body,
  Created_at: instantToWire(message.createdAt),
})

export const ownTicketsOperation = operation({
  method: 'GET',
  path: '/tickets/user',
  tag,
  summary: 'Lister ses demandes, la plus récemment modifiée d’abord',
  access: 'signedIn',
  list: true,
  status: 200,
  answer: TicketWire,
})

export const allTicketsOperation = operation({
  method: 'GET',
  path: '/tickets/list',
  tag,
  summary: 'Lister toutes les demandes, la plus récemment modifiée d’abord',
  access: 'staff',
  list: true,
  status: 200,
  answer: TicketWire,
})

const File = z
  .custom<SentTicketFile>(
    (value) =>
      typeof value === 'object' && value !== null && 'content' in value && value.content instanceof Blob,
    { error: 'Envoyez les fichiers dans un formulaire (multipart/form-data).' },
  )
  .meta({ override: { type: 'string', format: 'binary' } })

export const openTicketOperation = operation({
  method: 'POST',
  path: '/tickets',
  tag,
  summary: 'Ouvrir une demande, avec 10 fichiers de 10 Mo au plus ; un envoi répété répond la même',
  access: 'signedIn',
  upload: 'attached',
  body: z
    .object({
      ticketType: OpenTicket.shape.type,
      ticketName: OpenTicket.shape.title,
      description: OpenTicket.shape.description,
      SubmissionId: OpenTicket.shape.submissionId,
      files: z.array(File, { error: 'Les fichiers forment une liste.' }).default([]),
    })
    .transform(({ ticketType, ticketName, description, SubmissionId, files }) => ({
      ticket: { type: ticketType, title: ticketName, description, submissionId: SubmissionId },
      files,
    })),
  status: 201,
  answer: TicketWithFilesWire,
  refusals: ['rate_limited', 'provider'],
})

/** Its body is read by the call itself, since even a refusal is a page to go to. */
export const openTicketByFormOperation = operation({
  method: 'POST',
  path: '/tickets/form',
  tag,
  summary:
    'Ouvrir une demande par le formulaire d’une page sans script : mène à la demande, ou de retour au formulaire',
  access: 'public',
  actsOnCookie: true,
  status: 303,
})

export const getTicketOperation = operation({
  method: 'GET',
  path: '/tickets/{id}',
  tag,
  summary: 'Lire une demande',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  answer: TicketWithFilesWire,
  refusals: ['not_found'],
})

export const getTicketFileOperation = operation({
  method: 'GET',
  path: '/tickets/{id}/files/{fileId}',
  tag,
  summary: 'Télécharger un fichier d’une demande',
  access: 'signedIn',
  params: IdParam.extend({ fileId: IdParam.shape.id }),
  status: 200,
  answerType: '*/*',
  refusals: ['not_found', 'provider'],
})

export const listMessagesOperation = operation({
  method: 'GET',
  path: '/tickets/{id}/messages',
  tag,
  summary: 'Lister les messages d’une demande, le plus ancien d’abord',
  access: 'signedIn',
  list: true,
  params: IdParam,
  status: 200,
  answer: MessageWire,
  refusals: ['not_found'],
})

export const setTicketStatusOperation = operation({
  method: 'PUT',
  path: '/tickets/status/{id}',
  tag,
  summary: 'Fermer ou rouvrir une demande',
  access: 'signedIn',
  params: IdParam,
  body: z.object({ status: z.enum(['open', 'closed'], { error: 'Le statut est open ou closed.' }) }),
  status: 200,
  answer: TicketWire,
  refusals: ['not_found'],
})

export const sendMessageOperation = operation({
  method: 'POST',
  path: '/tickets/message/{id}',
  tag,
  summary: 'Écrire dans une demande ; une demande fermée se rouvre',
  access: 'signedIn',
  params: IdParam,
  body: z.object({ message: MessageBody }).transform((body) => body.message),
  status: 201,
  answer: MessageWire,
  refusals: ['not_found'],
})
