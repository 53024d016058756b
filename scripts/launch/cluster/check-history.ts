import { groupBy } from '../../../lib/domain/group-by'
import type { Finding, History, Payment, Write } from './history'

/** Every inconsistency of a history, each named by its key. */
export function checkHistory({ writes, reads, stored, payments, owed }: History): Finding[] {
  return [
    ...lostWrites(writes, stored),
    ...doubledRows(stored),
    ...unexplainedRows(writes, stored),
    ...wrongReads(writes, reads),
    ...wrongMoney(payments),
    ...missingDebits(owed, payments),
  ]
}

/** Writes that were acknowledged but are not stored at the end. */
function lostWrites(writes: Write[], stored: History['stored']): Finding[] {
  const there = new Set(stored.map(({ key }) => key))
  return writes
    .filter(({ outcome, key }) => outcome === 'acknowledged' && !there.has(key))
    .map(({ kind, key, place, to }) => ({
      kind: kind === 'order' ? 'lost order' : 'lost entry',
      key,
      detail: `acknowledged at ${at(to)} in ${place}`,
    }))
}

function doubledRows(stored: History['stored']): Finding[] {
  return [...countOf(stored.map(({ key }) => key))]
    .filter(([, count]) => count > 1)
    .map(([key, count]) => ({ kind: 'doubled row', key, detail: `${count} rows of one change` }))
}

/** Stored rows that were never requested, or were refused. */
function unexplainedRows(writes: Write[], stored: History['stored']): Finding[] {
  const sent = new Map(writes.map((write) => [write.key, write]))
  return stored.flatMap(({ key }) => {
    const write = sent.get(key)
    if (write && write.outcome !== 'refused') return []
    return [{ kind: 'unexplained row', key, detail: write ? 'its change was refused' : 'nobody sent it' }]
  })
}

/** A list may contain only writes sent before its response, and must contain all writes acknowledged before its request. */
function wrongReads(writes: Write[], reads: History['reads']): Finding[] {
  const sent = new Map(writes.map((write) => [write.key, write]))
  const places = groupBy(
    writes.filter(({ kind }) => kind === 'entry'),
    ({ place }) => place,
  )
  return reads.flatMap((read): Finding[] => {
    const seen = new Set(read.keys)
    const strange = read.keys.filter((key) => {
      const write = sent.get(key)
      return !write || write.outcome === 'refused' || write.from > read.to
    })
    const missing = (places.get(read.place) ?? []).filter(
      ({ outcome, to, key }) => outcome === 'acknowledged' && to < read.from && !seen.has(key),
    )
    return [
      ...strange.map((key) => ({
        kind: 'unexplained row' as const,
        key,
        detail: `read at ${at(read.to)} in ${read.place}`,
      })),
      ...missing.map(({ key, to }) => ({
        kind: 'row missing in a read' as const,
        key,
        detail: `acknowledged at ${at(to)}, not in the list of ${read.place} asked at ${at(read.from)}`,
      })),
    ]
  })
}

/** Orders and invoices that are not paid exactly once in both books. */
function wrongMoney({ ours, provider }: History['payments']): Finding[] {
  const taken = groupBy(provider, ({ reference }) => reference)
  const known = groupBy(ours, ({ reference }) => reference)
  return [...new Set([...taken.keys(), ...known.keys()])].flatMap((key): Finding[] => {
    const [theirs, own] = [taken.get(key) ?? [], known.get(key) ?? []]
    const sums = `${cents(theirs)} at the provider, ${cents(own)} in our books`
    if (theirs.length > 1)
      return [{ kind: 'doubled debit', key, detail: `${theirs.length} payments: ${sums}` }]
    if (own.length === 0) return [{ kind: 'payment that our books lack', key, detail: sums }]
    if (theirs.length === 0) return [{ kind: 'payment that the provider lacks', key, detail: sums }]
    return cents(theirs) === cents(own) ? [] : [{ kind: 'different amount', key, detail: sums }]
  })
}

/** Debits that are due and missing from both books. A debit that only the provider has is already reported. */
function missingDebits(owed: string[], { provider }: History['payments']): Finding[] {
  const taken = new Set(provider.map(({ reference }) => reference))
  return owed
    .filter((key) => !taken.has(key))
    .map((key) => ({ kind: 'debit that never came', key, detail: 'due, and not paid at the end' }))
}

const cents = (payments: Payment[]) => payments.reduce((sum, payment) => sum + payment.cents, 0)

const at = (milliseconds: number) => new Date(milliseconds).toISOString().slice(11, 23)

function countOf(keys: string[]) {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
