import { expect, it } from 'vitest'
import { addLine } from '@/lib/domain/billing/add-line'
import { announceLines } from '@/lib/domain/billing/announce-lines'
import { endLine } from '@/lib/domain/billing/end-line'
import { openLines } from '@/lib/domain/billing/open-lines'
import { notePayment } from '@/lib/domain/billing/record-payment'
import { listDueStandalone } from '@/lib/domain/billing/standalone-invoices'
import { listLateStandalone } from '@/lib/domain/books/receivables'
import type { Day } from '@/lib/domain/calendar'
import { noteRefundTransfer } from '@/lib/domain/contracts/note-refund-transfer'
import { listOpenRefunds } from '@/lib/domain/invoices/open-refunds'
import { ledger } from '../support/ledger'

const { admin, clock, newClient, subscribed, rows } = await ledger()

const mailsOf = (clientId: number, kind: string) =>
  rows(
    `select j.data from pgboss.job j join users u on u.email = j.data ->> 'to'
     where u.id = $1 and j.data ->> 'kind' = $2 order by j.created_on`,
    clientId,
    kind,
  )

/** A CMS licence of 198 € a year from 15 January 2026, of a client or of a subscription. */
async function licence(of: { clientId: number } | { subscriptionId: number }) {
  const line = {
    kind: 'cms_licence',
    label: 'Licence CMS',
    priceCents: 19_800,
    paymentPlan: 'yearly',
  } as const
  const { id } = await addLine(admin('2026-01-10'), { of, ...line, anchor: '2026-01-15' })
  await openLines(clock('2026-01-15'), of)
  const [invoice] = await rows('select id, total_cents from invoices where recurring_line_id = $1', id)
  return { id, invoiceId: invoice.id as number }
}

const pay = (invoiceId: number, reference: string) =>
  notePayment(admin('2026-02-01'), {
    ...{ subscriptionId: null, invoiceIds: [invoiceId], on: '2026-02-01', reference },
  })

it('a yearly line is announced thirty days ahead with its sum, once a year, and not for its first year', async () => {
  const clientId = await newClient()
  const { invoiceId } = await licence({ clientId })
  await pay(invoiceId, 'VIR 6')
  const ahead = async (day: Day) => {
    await Promise.all([1, 2].map(() => announceLines(clock(day), { clientId })))
    return (await mailsOf(clientId, 'line-renewal-ahead')).map(({ data }) => [data.first, data.totalCents])
  }
  expect(await ahead('2026-12-15')).toEqual([])
  expect(await listDueStandalone(clock('2026-12-16'))).toContain(clientId)
  expect(await ahead('2026-12-16')).toEqual([['2027-01-15', 19_800]])
  expect(await ahead('2026-12-20')).toHaveLength(1)
  await openLines(clock('2027-01-15'), { clientId })
  expect(await ahead('2027-12-16')).toEqual([
    ['2027-01-15', 19_800],
    ['2028-01-15', 19_800],
  ])
})

it('a line of a subscription is announced, too, and not after its end is said', async () => {
  const { id: subscriptionId, clientId } = await subscribed('2026-01-05', '2026-02-05')
  const { id } = await licence({ subscriptionId })
  await endLine(admin('2026-06-01'), { id, endsOn: '2027-01-14' })
  await announceLines(clock('2026-12-20'), { subscriptionId })
  expect(await mailsOf(clientId, 'line-renewal-ahead')).toEqual([])
})

it('the days after the early end of a line are credited, of what is paid by a transfer that the agency notes', async () => {
  const clientId = await newClient()
  const { id, invoiceId } = await licence({ clientId })
  const late = await listLateStandalone(admin('2026-02-01'), 20)
  expect(late.find((one) => one.id === invoiceId)).toMatchObject({ clientId, dueCents: 19_800, lateDays: 3 })
  await pay(invoiceId, 'VIR 7')
  // 14 January 2027 is the last of 365 days; 100 of them come after 6 October.
  await endLine(admin('2026-03-01'), { id, endsOn: '2026-10-06' })
  await endLine(admin('2026-03-01'), { id, endsOn: '2026-10-06' })
  const credited = async () =>
    (await rows('select credited_cents as cents from invoices where id = $1', invoiceId))[0].cents
  expect(await credited()).toBe(5_425)
  // Ten days earlier: 110 days in all.
  await endLine(admin('2026-03-02'), { id, endsOn: '2026-09-26' })
  expect(await credited()).toBe(5_967)
  const refunds = await listOpenRefunds(admin('2026-03-02'), { clientId })
  expect(refunds.map(({ amountCents }) => amountCents)).toEqual([5_425, 542])
  for (const { id: refundId } of refunds)
    await noteRefundTransfer(admin('2026-03-03'), { id: refundId, on: '2026-03-03', reference: 'RBT 1' })
  expect(await listOpenRefunds(admin('2026-03-03'), { clientId })).toEqual([])
})
