import { expect, it } from 'vitest'
import { addWorkingDays } from './working-days'

it.each([
  ['over a weekend', '2026-11-26', 2, '2026-11-30'],
  ['over Christmas', '2026-12-24', 1, '2026-12-28'],
  ['over Easter Monday', '2027-03-26', 1, '2027-03-30'],
  ['over Ascension', '2026-05-13', 1, '2026-05-15'],
  ['over the Monday of Pentecost', '2026-05-22', 1, '2026-05-26'],
  ['no day from a Sunday', '2026-11-29', 0, '2026-11-29'],
] as const)('counts %s', (_, from, days, day) => {
  expect(addWorkingDays(from, days)).toBe(day)
})
