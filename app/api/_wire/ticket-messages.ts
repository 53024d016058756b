import { z } from 'zod'
import { EntityId } from '@/lib/domain/entity-id'
import { IdCursor } from '@/lib/domain/paging'
import { MessageBody, type TicketMessage } from '@/lib/domain/tickets/schema'
import { toDomain, toWire } from './names'
import { IdParam, Instant, operation } from './operation'

const tag = 'Demandes'

const messageNames = {
  id: 'Id',
  authorId: 'Author',
  authorName: 'AuthorName',
  authorRole: 'AuthorRole',
  body: 'Message',
  createdAt: 'Created_at',
} as const

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
  .meta({ id: 'TicketMessage' })

export const messageToWire = (message: TicketMessage): z.input<typeof MessageWire> =>
  toWire(messageNames, message)

export const listMessagesOperation = operation({
  method: 'GET',
  path: '/tickets/{id}/messages',
  tag,
  summary: 'Lister les messages d’une demande, le plus ancien d’abord',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  list: { row: MessageWire, cursor: IdCursor },
  refusals: ['not_found'],
})

const sendNames = { body: 'message', lastMessageId: 'LastMessageId' } as const

export const sendMessageOperation = operation({
  method: 'POST',
  path: '/tickets/message/{id}',
  tag,
  summary:
    'Écrire dans une demande ; une demande fermée se rouvre. Avec LastMessageId, le dernier message lu, un message arrivé depuis est un refus',
  access: 'signedIn',
  limit: 'message',
  params: IdParam,
  body: z
    .object(toWire(sendNames, { body: MessageBody, lastMessageId: EntityId.optional() }))
    .transform((body) => toDomain(sendNames, body)),
  names: sendNames,
  status: 201,
  answer: MessageWire,
  refusals: ['not_found', 'conflict'],
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
