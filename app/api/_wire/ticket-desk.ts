import { z } from 'zod'
import { EntityId } from '@/lib/domain/entity-id'
import { IdCursor } from '@/lib/domain/paging'
import { SubmissionId } from '@/lib/domain/submissions/schema'
import { NoteBody, type TicketNote } from '@/lib/domain/tickets/schema'
import { toDomain, toWire } from './names'
import { IdParam, Instant, operation } from './operation'
import { StaffTicketWire } from './tickets'

const tag = 'Support'

const noteNames = {
  id: 'Id',
  authorId: 'Author',
  authorName: 'AuthorName',
  body: 'Note',
  createdAt: 'Created_at',
} as const

const NoteWire = z
  .object(
    toWire(noteNames, {
      id: EntityId,
      authorId: EntityId,
      authorName: z.string(),
      body: z.string(),
      createdAt: Instant,
    }),
  )
  .meta({ id: 'TicketNote' })

export const noteToWire = (note: TicketNote): z.input<typeof NoteWire> => toWire(noteNames, note)

/** The domain refuses readers of the ticket who are not staff; for anyone else the ticket does not exist. */
export const listNotesOperation = operation({
  method: 'GET',
  path: '/tickets/{id}/notes',
  tag,
  summary: 'Lister les notes internes de l’agence sur une demande, la plus ancienne d’abord',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  list: { row: NoteWire, cursor: IdCursor },
  refusals: ['not_found'],
})

export const addNoteOperation = operation({
  method: 'POST',
  path: '/tickets/{id}/notes',
  tag,
  summary: 'Ajouter une note interne, que le client ne voit jamais',
  access: 'signedIn',
  limit: 'message',
  params: IdParam,
  body: z
    .object({ Note: NoteBody, SubmissionId })
    .transform(({ Note: body, SubmissionId: submissionId }) => ({ body, submissionId })),
  status: 201,
  answer: NoteWire,
  refusals: ['not_found', 'conflict'],
})

const assignNames = { assigneeId: 'AssigneeId', fromId: 'FromAssigneeId' } as const
const MaybeMember = EntityId.nullable()

export const assignTicketOperation = operation({
  method: 'PUT',
  path: '/tickets/{id}/assignee',
  tag,
  summary:
    'Attribuer une demande à un membre de l’agence, ou à personne (null). Avec FromAssigneeId, un autre responsable est un refus',
  access: 'tickets.manage',
  params: IdParam,
  body: z
    .object(toWire(assignNames, { assigneeId: MaybeMember, fromId: MaybeMember.optional() }))
    .transform((body) => toDomain(assignNames, body)),
  names: assignNames,
  status: 200,
  answer: StaffTicketWire,
  refusals: ['not_found', 'conflict'],
})
