import { eventDays } from './dates'
import { element, list, narrower, picture } from './dom'
import type { EventWire } from './wire'

function days({ EventDate, EndDate }: EventWire) {
  const [first, last] = eventDays(EventDate, EndDate).map(({ text, date }) =>
    element('time', { datetime: date }, text),
  )
  return element('p', { part: 'date' }, ...(last ? ['Du ', first ?? null, ' au ', last] : [first ?? null]))
}

const card = (heading: string) => (event: EventWire) =>
  element(
    'article',
    { part: 'card' },
    picture('cover', narrower(event.PictureUrl, 960), '', 640, 360),
    days(event),
    element(heading, { part: 'name' }, event.Title),
    element('p', { part: 'text' }, event.Description),
  )

export const events = (items: EventWire[], heading: string) => list('Événements', items.map(card(heading)))
