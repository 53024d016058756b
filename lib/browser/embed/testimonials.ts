import { element, list, narrower, picture } from './dom'
import type { TestimonialWire } from './wire'

const card = ({ Content, CustomerName, CustomerRole, PictureUrl }: TestimonialWire) =>
  element(
    'figure',
    { part: 'card' },
    element('blockquote', { part: 'text' }, Content),
    element(
      'figcaption',
      { part: 'author' },
      picture('portrait', narrower(PictureUrl, 480), '', 48, 48),
      element(
        'div',
        {},
        element('div', { part: 'name' }, CustomerName),
        element('div', { part: 'role' }, CustomerRole),
      ),
    ),
  )

export const testimonials = (items: TestimonialWire[]) => list('Avis clients', items.map(card))
