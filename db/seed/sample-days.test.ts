import { expect, it } from 'vitest'
import { addDays, type Day, daysBetween } from '@/lib/domain/calendar'
import { SAMPLE_DEBITS } from './sample-billing'
import { sampleDays } from './sample-days'

const CLIENTS = { 1: 2, 2: 2, 3: 3, 4: 5, 5: 6 }

/** The subscription of each invoice, in the order of their days. */
function orderOn(today: Day): number[] {
  const invoices = Object.entries(sampleDays(today)).flatMap(([id, { firsts }]) =>
    firsts.filter((first) => first <= today).map((first) => ({ id: Number(id), first })),
  )
  return invoices.toSorted((a, b) => (a.first < b.first ? -1 : 1)).map(({ id }) => id)
}

it('writes the sample invoices in one order on every day of five years', () => {
  const order = orderOn('2026-11-24')
  for (const { clientId, invoiceId } of SAMPLE_DEBITS)
    expect(CLIENTS[order[invoiceId - 1] as keyof typeof CLIENTS]).toBe(clientId)
  for (let days = 0; days < 5 * 366; days += 1) {
    const today = addDays('2026-01-01', days)
    expect([today, orderOn(today)]).toEqual([today, order])
    const late = sampleDays(today)[3].firsts.at(-1) ?? today
    expect([today, daysBetween(late, today)]).toEqual([today, 3])
  }
})
