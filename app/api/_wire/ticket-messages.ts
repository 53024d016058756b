import { z } from 'zod'
import { EntityId, EntityIdText, MAX_ID, NOT_AN_ID } from '@/lib/domain/entity-id'
import { IdCursor } from '@/lib/domain/paging'
import { SubmissionId } from '@/lib/domain/submissions/schema'
import { MESSAGE_MAX, TOO_MANY_MESSAGE_FILES } from '@/lib/domain/tickets/constants'
import { previewPath, ticketFilePath } from '@/lib/domain/tickets/paths'
import { MessageBody, type TicketMessage } from '@/lib/domain/tickets/schema'
import { toDomain, toWire } from './names'
import { IdParam, Instant, operation, type UploadForm } from './operation'
import { FileWire, fileNames, SentFile, TICKET_FORM } from './tickets'

const tag = 'Messages'

const messageNames = {
  id: 'Id',
  authorId: 'Author',
  authorName: 'AuthorName',
  authorRole: 'AuthorRole',
  body: 'Message',
  createdAt: 'Created_at',
} as const

/** `Files` is absent from a message without files, as existing callers expect. */
const MessageWire = z
  .object(
    toWire(messageNames, {
      id: EntityId,
      authorId: EntityId,
      authorName: z.string(),
      authorRole: z.enum(['USER', 'MODERATOR', 'ADMIN']),
      body: z.string(),
      createdAt: Instant,
    }),
  )
  .extend({ Files: z.array(FileWire.extend({ PreviewUrl: z.string().optional() })).optional() })
  .meta({ id: 'TicketMessage' })

export const messageToWire =
  (ticketId: number) =>
  ({ files, ...message }: TicketMessage): z.input<typeof MessageWire> => ({
    ...toWire(messageNames, message),
    ...(files.length > 0 && {
      Files: files.map(({ hasPreview, ...file }) => ({
        ...toWire(fileNames, { ...file, url: ticketFilePath(ticketId, file.id) }),
        ...(hasPreview && { PreviewUrl: previewPath(ticketId, file.id) }),
      })),
    }),
  })

export const listMessagesOperation = operation({
  method: 'GET',
  path: '/tickets/{id}/messages',
  tag,
  summary: 'Lister les messages d’une demande, le plus ancien d’abord',
  access: 'signedIn',
  hasVersion: true,
  params: IdParam,
  status: 200,
  list: { row: MessageWire, cursor: IdCursor },
  refusals: ['not_found'],
})

const sendNames = {
  body: 'message',
  lastMessageId: 'LastMessageId',
  submissionId: 'SubmissionId',
  files: 'files',
} as const

const { limit: _, ...TICKET_FILES } = TICKET_FORM

/** Names the hourly limit of messages. */
const MESSAGE_FORM: UploadForm = {
  ...TICKET_FILES,
  tooMany: TOO_MANY_MESSAGE_FILES,
  concurrencyOf: TICKET_FORM,
}

/** A JSON number or a form's field. */
const SeenId = z
  .union([EntityIdText, EntityId], { error: NOT_AN_ID })
  .optional()
  .meta({ override: { type: 'integer', anyOf: undefined, minimum: 1, maximum: MAX_ID } })

/** A text, files, or both. */
const SendBody = z
  .object(
    toWire(sendNames, {
      body: z
        .unknown()
        .optional()
        .meta({ override: { type: 'string', maxLength: MESSAGE_MAX } }),
      lastMessageId: SeenId,
      submissionId: SubmissionId,
      files: z.array(SentFile, { error: 'Les fichiers forment une liste.' }).default([]),
    }),
  )
  .transform((sent, { issues }) => {
    const body = toDomain(sendNames, sent)
    const isBlank = body.body === undefined || (typeof body.body === 'string' && body.body.trim() === '')
    if (isBlank && body.files.length > 0) return { ...body, body: '' }
    const text = MessageBody.safeParse(body.body)
    // Forms send line breaks as CRLF.
    if (text.success)
      return { ...body, body: body.files.length > 0 ? text.data.replaceAll('\r\n', '\n') : text.data }
    for (const { message, input } of text.error.issues)
      issues.push({ code: 'custom', path: ['message'], message, input })
    return z.NEVER
  })

export const sendMessageOperation = operation({
  method: 'POST',
  path: '/tickets/message/{id}',
  tag,
  summary:
    'Écrire dans une demande, avec 10 fichiers de 10 Mo au plus ; une demande fermée se rouvre. Sans fichier, le texte est obligatoire. Avec LastMessageId, le dernier message lu, un message arrivé depuis est un refus',
  access: 'signedIn',
  limit: 'message',
  params: IdParam,
  upload: MESSAGE_FORM,
  body: SendBody,
  names: sendNames,
  status: 201,
  answer: MessageWire,
  refusals: ['not_found', 'conflict', 'provider'],
})

export const markReadOperation = operation({
  method: 'POST',
  path: '/tickets/{id}/read',
  tag,
  summary: 'Retenir jusqu’à quel message on a lu une demande',
  access: 'signedIn',
  whileViewing: true,
  params: IdParam,
  body: z.object({ LastMessageId: EntityId }).transform((body) => body.LastMessageId),
  status: 204,
  refusals: ['not_found'],
})
