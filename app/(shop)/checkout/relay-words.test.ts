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
  // A Saturday that has begun in Paris only.
  ['2026-03-13T23:30:00Z', 'Aujourd’hui : 9 h – 12 h 30, 14 h – 19 h'],
  ['2026-03-15T10:00:00Z', 'Fermé aujourd’hui'],
])('at %s says %s', (at, text) => {
  expect(hoursToday([...WEEK, []], new Date(at)).replace(/\s/g, ' ')).toBe(text)
})

it.each([
  ['TABAC DE LA GARE', 'Tabac de la Gare'],
  ["L'ÉPICERIE D'À CÔTÉ", "L'Épicerie d'à Côté"],
  ['12 RUE DE L ECOLE', '12 Rue de l Ecole'],
])('writes %s as %s', (text, words) => {
  expect(inTitleCase(text)).toBe(words)
})
