import { expect, it } from 'vitest'
import { eventDays } from './dates'

const texts = (start: string, end: string | null) => eventDays(start, end).map(({ text }) => text)

it.each<[string, string | null, string[]]>([
  ['2026-03-03', null, ['3 mars 2026']],
  ['2026-03-03', '2026-03-03', ['3 mars 2026']],
  ['2026-03-01', null, ['1er mars 2026']],
  ['2026-03-01', '2026-03-11', ['1er', '11 mars 2026']],
  ['2026-11-28', '2026-12-01', ['28 novembre', '1er décembre 2026']],
  ['2026-12-31', '2027-01-01', ['31 décembre 2026', '1er janvier 2027']],
])('writes %s to %s', (start, end, wanted) => expect(texts(start, end)).toEqual(wanted))
