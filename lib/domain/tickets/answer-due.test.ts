import { describe, expect, it } from 'vitest'
import { answerDue } from './answer-due'

/** As Europe/Paris writes it. */
const due = (createdAt: string, planRank: number) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Paris',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(answerDue(new Date(createdAt), planRank))

describe('a first answer is due at closing time', () => {
  it.each([
    ['Pro, of a Monday', '2026-03-02T09:00:00Z', 0, '2026-03-03 18:00'],
    ['Standard, of a Monday', '2026-03-02T09:00:00Z', 1, '2026-03-04 18:00'],
    ['Basique, of a Monday', '2026-03-02T09:00:00Z', 2, '2026-03-05 18:00'],
    ['without a plan, of a Monday', '2026-03-02T09:00:00Z', 3, '2026-03-05 18:00'],
    ['Pro, of a Friday: on Saturday, which closes earlier', '2026-03-06T09:00:00Z', 0, '2026-03-07 14:00'],
    ['Pro, of a Saturday: past the closed Sunday', '2026-03-07T09:00:00Z', 0, '2026-03-09 18:00'],
    ['Pro, late on a Sunday in Paris, a Monday already', '2026-03-08T23:30:00Z', 0, '2026-03-10 18:00'],
    ['over the change to summer time', '2026-03-28T09:00:00Z', 0, '2026-03-30 18:00'],
    ['over the change to winter time', '2026-10-24T09:00:00Z', 1, '2026-10-27 18:00'],
  ])('%s', (_of, createdAt, planRank, expected) => {
    expect(due(createdAt, planRank)).toBe(expected)
  })
})
