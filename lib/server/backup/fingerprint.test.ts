import { describe, expect, it } from 'vitest'
import { differences, type Fingerprint } from './fingerprint'

const saved: Fingerprint = {
  tables: { 'public.orders': { rows: 2, sum: '17' }, 'public.users': { rows: 4, sum: '9' } },
  sequences: { 'public.orders_id_seq': 2 },
}
const changed = (more: Partial<Fingerprint>): Fingerprint => ({ ...structuredClone(saved), ...more })

describe('a restored database', () => {
  it('that holds the same differs in nothing', () => expect(differences(saved, changed({}))).toEqual([]))

  it('may have a sequence that is ahead', () =>
    expect(differences(saved, changed({ sequences: { 'public.orders_id_seq': 5 } }))).toEqual([]))

  it.each<[string, Partial<Fingerprint>, string]>([
    [
      'lacks a row',
      { tables: { ...saved.tables, 'public.orders': { rows: 1, sum: '8' } } },
      'public.orders: 1 rows instead of 2',
    ],
    [
      'has another row',
      { tables: { ...saved.tables, 'public.users': { rows: 4, sum: '8' } } },
      'public.users: its rows differ',
    ],
    ['lacks a table', { tables: { 'public.users': { rows: 4, sum: '9' } } }, 'public.orders: missing'],
    [
      'has a sequence that is behind',
      { sequences: { 'public.orders_id_seq': 1 } },
      'public.orders_id_seq: behind 2',
    ],
  ])('that %s is told', (_, more, difference) =>
    expect(differences(saved, changed(more))).toEqual([difference]),
  )
})
