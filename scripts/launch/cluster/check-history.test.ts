import { expect, it } from 'vitest'
import { checkHistory } from './check-history'
import type { History, Write } from './history'

const entry = (key: string, more: Partial<Write> = {}): Write => ({
  ...{ kind: 'entry', key, place: 'site 1', from: 100, to: 200, outcome: 'acknowledged' },
  ...more,
})
const order = (key: string): Write => entry(key, { kind: 'order', place: 'shop 1' })

/** Two entries, one order and one invoice debit, all stored. */
const sound = (): History => ({
  writes: [entry('e1'), entry('e2'), order('o1'), entry('e3', { outcome: 'unknown' })],
  reads: [{ place: 'site 1', from: 300, to: 310, keys: ['e1', 'e2'] }],
  stored: [
    { kind: 'entry', key: 'e1' },
    { kind: 'entry', key: 'e2' },
    { kind: 'order', key: 'o1' },
  ],
  payments: {
    ours: [
      { reference: 'o1', cents: 1_250 },
      { reference: 'invoice 7', cents: 3_500 },
    ],
    provider: [
      { reference: 'o1', cents: 1_250 },
      { reference: 'invoice 7', cents: 3_500 },
    ],
  },
  owed: [],
})

const found = (change: (history: History) => void) => {
  const history = sound()
  change(history)
  return checkHistory(history).map(({ kind, key }) => `${kind}: ${key}`)
}

it('a sound history has no finding, whether or not an unanswered change was done', () => {
  expect(found(() => {})).toEqual([])
  expect(found(({ stored }) => stored.push({ kind: 'entry', key: 'e3' }))).toEqual([])
})

it('a deleted row is named', () => expect(found(({ stored }) => stored.shift())).toEqual(['lost entry: e1']))

it('a lost order is named', () =>
  expect(
    found((history) => {
      history.stored = history.stored.filter(({ key }) => key !== 'o1')
    }),
  ).toEqual(['lost order: o1']))

it('a doubled debit is named', () =>
  expect(found(({ payments }) => payments.provider.push({ reference: 'invoice 7', cents: 3_500 }))).toEqual([
    'doubled debit: invoice 7',
  ]))

it('a debit that we do not know of is named, whether its invoice is open or is none of ours', () => {
  expect(
    found(({ payments, owed }) => {
      payments.provider.push({ reference: 'invoice 8', cents: 4_200 })
      owed.push('invoice 8')
    }),
  ).toEqual(['payment that our books lack: invoice 8'])
  expect(found(({ payments }) => payments.provider.push({ reference: 'pi_9', cents: 4_200 }))).toEqual([
    'payment that our books lack: pi_9',
  ])
})

it('an invoice that is marked paid without a debit is named', () =>
  expect(found(({ payments }) => payments.ours.push({ reference: 'invoice 8', cents: 4_200 }))).toEqual([
    'payment that the provider lacks: invoice 8',
  ]))

it('an invoice that was due and never debited is named', () =>
  expect(found(({ owed }) => owed.push('invoice 8'))).toEqual(['debit that never came: invoice 8']))

it('a debit of a cent too much is named', () =>
  expect(
    found(({ payments }) => payments.provider.splice(1, 1, { reference: 'invoice 7', cents: 3_501 })),
  ).toEqual(['different amount: invoice 7']))

it('a row that was written twice is named', () =>
  expect(found(({ stored }) => stored.push({ kind: 'entry', key: 'e2' }))).toEqual(['doubled row: e2']))

it('a row that nobody sent, or that was refused, is named', () =>
  expect(
    found(({ writes, stored }) => {
      writes.push(entry('e4', { outcome: 'refused' }))
      stored.push({ kind: 'entry', key: 'e4' }, { kind: 'entry', key: 'e5' })
    }),
  ).toEqual(['unexplained row: e4', 'unexplained row: e5']))

it('a list without a row that was acknowledged before it was asked is named', () =>
  expect(found(({ reads }) => reads.push({ place: 'site 1', from: 300, to: 310, keys: ['e1'] }))).toEqual([
    'row missing in a read: e2',
  ]))

it('a list may lack what was acknowledged while it was read, and show what was not yet answered', () =>
  expect(
    found(({ reads }) =>
      reads.push(
        { place: 'site 1', from: 150, to: 310, keys: [] },
        { place: 'site 1', from: 300, to: 310, keys: ['e1', 'e2', 'e3'] },
      ),
    ),
  ).toEqual([]))

it('a list that shows a row before it was sent is named', () =>
  expect(found(({ reads }) => reads.push({ place: 'site 1', from: 10, to: 20, keys: ['e1'] }))).toEqual([
    'unexplained row: e1',
  ]))

it('a payment that one side lacks, or knows with another amount, is named', () => {
  expect(found(({ payments }) => payments.ours.pop())).toEqual(['payment that our books lack: invoice 7'])
  expect(found(({ payments }) => payments.provider.pop())).toEqual([
    'payment that the provider lacks: invoice 7',
  ])
  expect(
    found(({ payments }) => payments.ours.splice(1, 1, { reference: 'invoice 7', cents: 3_499 })),
  ).toEqual(['different amount: invoice 7'])
})
