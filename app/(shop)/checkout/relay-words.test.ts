import { expect, it } from 'vitest'
import { distanceText, hoursToday, inTitleCase } from './relay-words'

it.each([
  [null, ''],
  [450, '450 m'],
  [1_240, '1,2 km'],
] as const)('writes %s metres as %s', (meters, text) => {
  expect(distanceText(meters).replace(/\s/g, ' ')).toBe(text)
})

const WEEK = Array.from({ length: 6 }, () => [
  { from: '09:00', to: '12:30' },
  { from: '14:00', to: '19:00' },
])

it.each([
  // Already Saturday in Paris, still Friday in UTC.
  ['2026-03-13T23:30:00Z', 'Aujourd’hui : 9 h – 12 h 30, 14 h – 19 h'],
  ['2026-03-15T10:00:00Z', 'Fermé aujourd’hui'],
])('at %s says %s', (at, text) => {
  expect(hoursToday([...WEEK, []], new Date(at)).replace(/\s/g, ' ')).toBe(text)
})

it.each([
  // Paris’s midnight, in winter and in summer time, and the second before it.
  ['2026-03-15T22:59:59Z', 'Fermé aujourd’hui'],
  ['2026-03-15T23:00:00Z', 'Aujourd’hui : 9 h – 12 h 30, 14 h – 19 h'],
  ['2026-07-05T21:59:59Z', 'Fermé aujourd’hui'],
  ['2026-07-05T22:00:00Z', 'Aujourd’hui : 9 h – 12 h 30, 14 h – 19 h'],
  // The clocks change on this Sunday.
  ['2026-03-29T21:59:59Z', 'Fermé aujourd’hui'],
  ['2026-03-29T22:00:00Z', 'Aujourd’hui : 9 h – 12 h 30, 14 h – 19 h'],
])('the day of %s is that of Paris: %s', (at, text) => {
  expect(hoursToday([...WEEK, []], new Date(at)).replace(/\s/g, ' ')).toBe(text)
})

it.each([
  ['00:00', '23:59', 'Aujourd’hui : 24 h sur 24'],
  ['00:00', '24:00', 'Aujourd’hui : 24 h sur 24'],
  ['18:00', '00:00', 'Aujourd’hui : 18 h – minuit'],
  ['00:00', '12:00', 'Aujourd’hui : 0 h – 12 h'],
])('a point that is open from %s to %s says %s', (from, to, text) => {
  const week = WEEK.map(() => [{ from, to }])
  expect(hoursToday(week, new Date('2026-03-11T10:00:00Z')).replace(/\s/g, ' ')).toBe(text)
})

it.each([
  ['TABAC DE LA GARE', 'Tabac de la Gare'],
  ["L'ÉPICERIE D'À CÔTÉ", "L'Épicerie d'à Côté"],
  ['12 RUE DE L ECOLE', '12 Rue de l Ecole'],
])('writes %s as %s', (text, words) => {
  expect(inTitleCase(text)).toBe(words)
})
