import { expect, test } from 'vitest'
import type { OpenInvoice } from '@/lib/domain/billing/details'
import type { Due } from '@/lib/domain/billing/due'
import { dueWords } from './due-words'

const NONE: Due = {
  ...{ state: 'none', invoices: [], amountCents: 0, since: null, serviceUntil: null, interruptedOn: null },
}
const invoice: Partial<OpenInvoice> = { dueOn: '2026-11-20', dueCents: 3_500 }
const LATE: Due = {
  ...NONE,
  state: 'late',
  invoices: [invoice as OpenInvoice],
  amountCents: 3_500,
  since: '2026-11-20',
  serviceUntil: '2026-11-27',
}

test('a late payment says sum, days and the last day of service', () => {
  expect(dueWords(LATE, '2026-11-23')).toBe(
    '35\u00a0€ dus depuis 3\u00a0jours, service assuré jusqu’au 27\u00a0novembre',
  )
  expect(dueWords(LATE, '2026-11-21')).toContain('dus depuis hier,')
  expect(dueWords(LATE, '2026-11-20')).toContain('dus depuis aujourd’hui,')
})

test('a day of another year is said with it', () => {
  const late = { ...LATE, since: '2026-12-28', serviceUntil: '2027-01-04' } as const
  expect(dueWords(late, '2026-12-29')).toContain('jusqu’au 4\u00a0janvier\u00a02027')
})

test('an interruption says since when', () => {
  const cut = { ...LATE, state: 'interrupted', serviceUntil: null, interruptedOn: '2026-11-28' } as const
  expect(dueWords(cut, '2026-12-02')).toBe(
    '35\u00a0€ dus depuis 12\u00a0jours, service interrompu depuis le 28\u00a0novembre',
  )
})

test('what the agency wrote without an invoice names no sum', () => {
  const written = { ...LATE, invoices: [], amountCents: 0 }
  expect(dueWords(written, '2026-11-23')).toBe('Paiement en retard, service assuré jusqu’au 27\u00a0novembre')
  const cut = { ...written, state: 'interrupted', serviceUntil: null, interruptedOn: '2026-11-23' } as const
  expect(dueWords(cut, '2026-11-23')).toBe('Service interrompu depuis le 23\u00a0novembre')
})

test('a transfer that is not late yet says its day', () => {
  const toPay = { ...NONE, state: 'to_pay', invoices: LATE.invoices, amountCents: 3_500 } as const
  expect(dueWords(toPay, '2026-11-10')).toBe('35\u00a0€ à régler au plus tard le 20\u00a0novembre')
})
