import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mailTimes } from './mail-times'

it.each<[string, number[], number[]]>([
  ['the first at once', [0], [0]],
  ['those of the next two minutes together', [0, 5, 60, 119], [0, 120, 120, 120]],
  ['one after two minutes at once', [0, 120], [0, 120]],
  ['one after a gathered mail not sooner than two minutes later', [0, 30, 130, 200], [0, 120, 240, 240]],
  ['one after a gathered mail and two minutes at once', [0, 30, 240], [0, 120, 240]],
  ['one that waited for its turn after the one before it', [10, 8], [10, 130]],
])('mails %s', (_, sent, times) => {
  expect(mailTimes(sent.map((seconds) => seconds * 1_000))).toEqual(times.map((seconds) => seconds * 1_000))
})

it('mails every message, never before it is written, at most two minutes later, and never more often than that', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(600_000), { maxLength: 40 }), (given) => {
      const sent = given.toSorted((a, b) => a - b)
      const times = mailTimes(sent)
      expect(times).toHaveLength(sent.length)
      for (const [index, at] of sent.entries()) {
        expect(times[index]).toBeGreaterThanOrEqual(at)
        expect(times[index]).toBeLessThanOrEqual(at + 120_000)
      }
      const mails = [...new Set(times)]
      for (const [index, at] of mails.slice(1).entries())
        expect(at - (mails[index] ?? 0)).toBeGreaterThanOrEqual(120_000)
    }),
  )
})
