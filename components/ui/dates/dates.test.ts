import { expect, test } from 'vitest'
import { parisDay } from '@/lib/domain/calendar'
import { dayLabel, eventDates, parisClock, publicDates } from './dates'

const at = (text: string) => new Date(text)

test('a day begins at midnight in Paris, in winter and in summer', () => {
  expect(parisDay(at('2026-01-14T22:59:59Z'))).toBe('2026-01-14')
  expect(parisDay(at('2026-01-14T23:00:00Z'))).toBe('2026-01-15')
  expect(parisDay(at('2026-07-14T21:59:59Z'))).toBe('2026-07-14')
  expect(parisDay(at('2026-07-14T22:00:00Z'))).toBe('2026-07-15')
})

test.each([
  ['2025-03-05', 'Aujourd’hui'],
  ['2025-03-04', 'Hier'],
  ['2025-03-03', 'lundi 3 mars'],
  ['2025-03-01', 'samedi 1er\u00a0mars'],
  ['2024-12-31', 'mardi 31 décembre 2024'],
])('on 5 March 2025, %s is « %s »', (day, label) => {
  expect(dayLabel(day, at('2025-03-05T12:00:00Z'))).toBe(label)
})

test('yesterday is right around midnight at both clock changes', () => {
  // 29 March 2026 has 23 hours: 24 hours before its end is two days back.
  expect(dayLabel('2026-03-29', at('2026-03-29T22:00:00Z'))).toBe('Hier')
  expect(dayLabel('2026-03-28', at('2026-03-29T21:59:00Z'))).toBe('Hier')
  // 25 October 2026 has 25 hours: 24 hours before its end is the same day.
  expect(dayLabel('2026-10-24', at('2026-10-25T22:30:00Z'))).toBe('Hier')
  expect(dayLabel('2026-10-25', at('2026-10-25T22:30:00Z'))).toBe('Aujourd’hui')
  expect(dayLabel('2026-10-25', at('2026-10-25T23:00:00Z'))).toBe('Hier')
})

test('yesterday of a first of the month and of a first of the year', () => {
  expect(dayLabel('2026-02-28', at('2026-03-01T12:00:00Z'))).toBe('Hier')
  expect(dayLabel('2025-12-31', at('2026-01-01T12:00:00Z'))).toBe('Hier')
})

test('the time of day follows the clock changes', () => {
  expect(parisClock(at('2026-03-29T00:59:00Z'))).toBe('01:59')
  expect(parisClock(at('2026-03-29T01:00:00Z'))).toBe('03:00')
  expect(parisClock(at('2026-10-25T00:30:00Z'))).toBe('02:30')
  expect(parisClock(at('2026-10-25T01:30:00Z'))).toBe('02:30')
  expect(parisClock(at('2026-07-14T22:00:00Z'))).toBe('00:00')
})

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
