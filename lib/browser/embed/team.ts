import { element, list, narrower, picture } from './dom'
import type { StaffMemberWire } from './wire'

const card =
  (heading: string) =>
  ({ Name, Role, Description, PictureUrl }: StaffMemberWire) =>
    element(
      'article',
      { part: 'card' },
      picture('portrait', narrower(PictureUrl, 480), '', 96, 96),
      element(heading, { part: 'name' }, Name),
      element('p', { part: 'role' }, Role),
      Description ? element('p', { part: 'text' }, Description) : null,
    )

export const team = (items: StaffMemberWire[], heading: string) => list('Équipe', items.map(card(heading)))
