import { z } from 'zod'
import { type Entries, EventInput } from '@/lib/domain/content/schema'
import { entryChanges, entryShape, entryToWire, shownList } from './entries'
import { Id } from './operation'

const tag = 'Événements'

const EventWire = z
  .object({
    ...entryShape,
    Title: z.string(),
    Name: z.string(),
    Description: z.string(),
    EventDate: z.iso.date(),
    StartDate: z.iso.date(),
    EndDate: z.iso.date().nullable(),
  })
  .meta({ id: 'Event' })

/** Title and EventDate go out as Name and StartDate too: the specification reads both. */
export const eventToWire =
  (origin: string) =>
  (entry: Entries['events']): z.input<typeof EventWire> => ({
    ...entryToWire(origin, entry),
    Title: entry.title,
    Name: entry.title,
    Description: entry.description,
    EventDate: entry.eventDate,
    StartDate: entry.eventDate,
    EndDate: entry.endDate,
  })

const { title, description, eventDate, endDate, active } = EventInput.shape
const fields = z
  .object({
    Title: title,
    Name: title,
    Description: description,
    EventDate: eventDate,
    StartDate: eventDate,
    EndDate: endDate,
    Active: active,
  })
  .partial()

const create = fields
  .extend({
    WebsiteId: Id,
    Description: description,
    EndDate: endDate.default(null),
    Active: active.default(true),
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
    const name = body.Title ?? body.Name
    const start = body.EventDate ?? body.StartDate
    const missing = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: body })
    if (name === undefined) missing('Title', 'Le nom est obligatoire.')
    if (start === undefined) missing('EventDate', 'La date de début est obligatoire.')
    if (name === undefined || start === undefined) return z.NEVER
    const { WebsiteId: websiteId, Description, EndDate, Active } = body
    return {
      websiteId,
      input: { title: name, description: Description, eventDate: start, endDate: EndDate, active: Active },
    }
  })

const changes = entryChanges({
  name: 'events',
  tag,
  answer: EventWire,
  create,
  update: fields.transform((body) => ({
    title: body.Title ?? body.Name,
    description: body.Description,
    eventDate: body.EventDate ?? body.StartDate,
    endDate: body.EndDate,
    active: body.Active,
  })),
})

export const createEventOperation = changes.create
export const updateEventOperation = changes.update
export const deleteEventOperation = changes.remove
export const reorderEventsOperation = changes.reorder
export const visibleEventsOperation = shownList('events', tag, EventWire)
