import { expect, it } from 'vitest'
import { barsOf, scaleOf } from './chart-bars'

const days = (length: number) =>
  Array.from({ length }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    views: index,
  }))

it('a short period has a bar for each day, a long one for each week', () => {
  expect(barsOf(days(90))).toHaveLength(90)
  const weeks = barsOf(days(364))
  expect(weeks).toHaveLength(52)
  expect(weeks[1]).toEqual({ day: '2026-01-08', name: '7 jours depuis le 8 janvier 2026', views: 70 })
})

it.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [10, 10],
  [11, 20],
  [480, 500],
  [501, 1000],
])('a highest bar of %i gives a scale up to %i', (views, scale) => {
  expect(scaleOf([{ day: '', name: '', views }])).toBe(scale)
})
