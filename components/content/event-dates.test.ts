import { expect, test } from 'vitest'
import { eventDates, publicDates } from './event-dates'

test.each([
  ['2030-05-03', null, 'vendredi 3 mai 2030'],
  ['2030-05-03', '2030-05-03', 'vendredi 3 mai 2030'],
  ['2030-05-01', null, 'mercredi 1er\u00a0mai 2030'],
  ['2030-05-11', '2030-06-01', 'du 11 mai au 1er\u00a0juin 2030'],
  ['2030-05-01', '2030-05-05', 'du 1er au 5 mai 2030'],
  ['2030-12-31', '2031-01-01', 'du 31 décembre 2030 au 1er\u00a0janvier 2031'],
  // The nights of both clock changes.
  ['2026-03-29', null, 'dimanche 29 mars 2026'],
  ['2026-10-25', null, 'dimanche 25 octobre 2026'],
])('%s to %s is « %s »', (eventDate, endDate, text) => {
  expect(eventDates({ eventDate, endDate })).toBe(text)
})

test.each([
  ['2030-05-03', null, '3 mai 2030'],
  ['2030-05-03', '2030-05-05', 'Du 3 au 5 mai 2030'],
])('visitors read %s to %s as « %s »', (eventDate, endDate, text) => {
  expect(publicDates({ eventDate, endDate })).toBe(text)
})
