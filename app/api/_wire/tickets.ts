import { z } from 'zod'
import { EntityId, MAX_ID, MaybeIdText, NOT_AN_ID } from '@/lib/domain/entity-id'
import { UpdatedCursor } from '@/lib/domain/paging'
import {
  TICKET_FILE_MAX_BYTES,
  TICKET_FILES_MAX,
  TICKET_TYPES,
  TOO_MANY_FILES,
} from '@/lib/domain/tickets/constants'
import { ticketFilePath } from '@/lib/domain/tickets/paths'
import {
  InboxFilter,
  OpenTicket,
  type SentTicketFile,
  type StaffTicket,
  type Ticket,
  type TicketWithFiles,
} from '@/lib/domain/tickets/schema'
import { toDomain, toWire } from './names'
import { IdParam, Instant, operation, type UploadForm } from './operation'

const tag = 'Demandes'

const ticketNames = {
  id: 'Id',
  type: 'Type',
  title: 'Title',
  status: 'Status',
  websiteId: 'WebsiteId',
  updatedAt: 'Updated_at',
  createdAt: 'Created_at',
} as const

const TicketWire = z
  .object(
    toWire(ticketNames, {
      id: EntityId,
      type: z.enum(TICKET_TYPES),
      title: z.string(),
      status: z.enum(['open', 'closed']),
      websiteId: EntityId.nullable(),
      updatedAt: Instant,
      createdAt: Instant,
    }),
  )
  .meta({ id: 'Ticket' })

export const ticketToWire = (ticket: Ticket): z.input<typeof TicketWire> => toWire(ticketNames, ticket)

const staffTicketNames = {
  ...ticketNames,
  userId: 'UserId',
  assigneeId: 'AssigneeId',
  waitingFor: 'WaitingFor',
  firstAnsweredAt: 'FirstAnswered_at',
} as const

/** As the agency sees it. */
export const StaffTicketWire = TicketWire.extend({
  UserId: EntityId,
  AssigneeId: EntityId.nullable(),
  WaitingFor: z.enum(['agency', 'client']),
  FirstAnswered_at: Instant.nullable(),
}).meta({ id: 'StaffTicket' })

export const staffTicketToWire = (ticket: StaffTicket): z.input<typeof StaffTicketWire> =>
  toWire(staffTicketNames, ticket)

export const fileNames = { name: 'Name', url: 'Url', bytes: 'Size' } as const

export const FileWire = z.object(toWire(fileNames, { name: z.string(), url: z.string(), bytes: z.int() }))
const TicketWithFilesWire = TicketWire.extend({ Files: z.array(FileWire) }).meta({ id: 'TicketWithFiles' })

export const ticketWithFilesToWire = (ticket: TicketWithFiles): z.input<typeof TicketWithFilesWire> => ({
  ...ticketToWire(ticket),
  Files: ticket.files.map((file) => toWire(fileNames, { ...file, url: ticketFilePath(ticket.id, file.id) })),
})

export const ownTicketsOperation = operation({
  method: 'GET',
  path: '/tickets/user',
  tag,
  summary: 'Lister ses demandes, la plus récemment modifiée d’abord',
  access: 'signedIn',
  status: 200,
  list: { row: TicketWire, cursor: UpdatedCursor },
})

export const allTicketsOperation = operation({
  method: 'GET',
  path: '/tickets/list',
  tag,
  summary: 'Lister toutes les demandes, ou celles d’un filtre, la plus récemment modifiée d’abord',
  access: 'tickets.manage',
  query: InboxFilter,
  status: 200,
  list: { row: StaffTicketWire, cursor: UpdatedCursor },
})

/** A file as a form sends it. */
export const SentFile = z
  .custom<SentTicketFile>(
    (value) =>
      typeof value === 'object' && value !== null && 'content' in value && value.content instanceof Blob,
    { error: 'Envoyez les fichiers dans un formulaire (multipart/form-data).' },
  )
  .meta({ override: { type: 'string', format: 'binary' } })

/** At most 3 GB on an instance's disk. */
export const TICKET_FORM: UploadForm = {
  field: 'files',
  files: TICKET_FILES_MAX,
  fileBytes: TICKET_FILE_MAX_BYTES,
  formBytes: TICKET_FILES_MAX * TICKET_FILE_MAX_BYTES + 1024 * 1024,
  concurrency: 30,
  tooMany: TOO_MANY_FILES,
  limit: 'upload',
  orJson: true,
}

/** A JSON number or a form's field; null and an empty field mean no value. */
const SentId = z
  .union([MaybeIdText, EntityId.nullable()], { error: NOT_AN_ID })
  .optional()
  .meta({ override: { type: ['integer', 'null'], anyOf: undefined, minimum: 1, maximum: MAX_ID } })

const openNames = {
  type: 'ticketType',
  title: 'ticketName',
  description: 'description',
  submissionId: 'SubmissionId',
  websiteId: 'WebsiteId',
  files: 'files',
} as const

export const openTicketOperation = operation({
  method: 'POST',
  path: '/tickets',
  tag,
  summary: 'Ouvrir une demande, avec 10 fichiers de 10 Mo au plus ; un envoi répété répond la même',
  access: 'signedIn',
  limit: 'ticket',
  upload: TICKET_FORM,
  body: z
    .object(
      toWire(openNames, {
        ...OpenTicket.shape,
        websiteId: SentId,
        files: z.array(SentFile, { error: 'Les fichiers forment une liste.' }).default([]),
      }),
    )
    .transform((body) => toDomain(openNames, body)),
  names: openNames,
  status: 201,
  answer: TicketWithFilesWire,
  refusals: ['not_found', 'provider'],
})

/** The handler reads the body itself, since even a refusal redirects to a page. */
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

const FileParams = IdParam.extend({ fileId: IdParam.shape.id })

export const getTicketFileOperation = operation({
  method: 'GET',
  path: '/tickets/{id}/files/{fileId}',
  tag,
  summary: 'Télécharger un fichier d’une demande',
  access: 'signedIn',
  params: FileParams,
  status: 200,
  answerType: '*/*',
  refusals: ['not_found', 'provider'],
})

export const getFilePreviewOperation = operation({
  method: 'GET',
  path: '/tickets/{id}/files/{fileId}/preview',
  tag,
  summary: 'Télécharger l’aperçu d’une image d’une demande, de 640 pixels de côté au plus',
  access: 'signedIn',
  params: FileParams,
  status: 200,
  answerType: 'image/webp',
  refusals: ['not_found', 'provider'],
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
