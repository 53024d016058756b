import { z } from 'zod'
import { type Entries, EventInput } from '@/lib/domain/content/schema'
import { EntityId } from '@/lib/domain/entity-id'
import { SubmissionId } from '@/lib/domain/submissions/schema'
import { entryChanges, entryShape, entryToWire, visibleList } from './entries'
import { toDomain, toWire } from './names'

const tag = 'Événements'

const names = {
  title: 'Title',
  description: 'Description',
  eventDate: 'EventDate',
  endDate: 'EndDate',
  active: 'Active',
} as const

/** The specification reads both spellings, so answers have both and bodies may use either. */
const secondNames = { title: 'Name', eventDate: 'StartDate' } as const

const answered = {
  title: z.string(),
  description: z.string(),
  eventDate: z.iso.date(),
  endDate: z.iso.date().nullable(),
  active: z.boolean(),
}

const EventWire = z
  .object({ ...entryShape, ...toWire(names, answered), ...toWire(secondNames, answered) })
  .meta({ id: 'Event' })

export const eventToWire =
  (origin: string) =>
  (entry: Entries['events']): z.input<typeof EventWire> => ({
    ...entryToWire(origin, entry),
    ...toWire(names, entry),
    ...toWire(secondNames, entry),
  })

const input = EventInput.shape
const either = { title: input.title.optional(), eventDate: input.eventDate.optional() }
const orElse = { endDate: input.endDate.default(null), active: input.active.default(true) }

/** The first spelling wins when a body has both. */
const inEitherName = <Body extends object>(body: Body) => ({
  ...toDomain(secondNames, body),
  ...toDomain(names, body),
})

const create = z
  .object({
    WebsiteId: EntityId,
    SubmissionId,
    ...toWire(names, { ...input, ...either, ...orElse }),
    ...toWire(secondNames, either),
  })
  .meta({
    description: 'Title et EventDate peuvent aussi se nommer Name et StartDate.',
    override: {
      examples: [
        { WebsiteId: 1, Title: 'Marché de Noël', Description: 'Sur la place.', EventDate: '2030-12-01' },
      ],
    },
  })
  .transform((body, { issues }) => {
    const { title, eventDate, ...given } = inEitherName(body)
    const missing = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: body })
    if (title === undefined) missing(names.title, 'Le nom est obligatoire.')
    if (eventDate === undefined) missing(names.eventDate, 'La date de début est obligatoire.')
    if (title === undefined || eventDate === undefined) return z.NEVER
    return {
      websiteId: body.WebsiteId,
      submissionId: body.SubmissionId,
      input: { ...given, title, eventDate },
    }
  })

const changes = entryChanges({
  name: 'events',
  tag,
  names,
  answer: EventWire,
  create,
  update: z
    .object({ ...toWire(names, input), ...toWire(secondNames, input) })
    .partial()
    .transform(inEitherName),
})

export const createEventOperation = changes.create
export const updateEventOperation = changes.update
export const deleteEventOperation = changes.remove
export const reorderEventsOperation = changes.reorder
export const visibleEventsOperation = visibleList('events', tag, EventWire)
