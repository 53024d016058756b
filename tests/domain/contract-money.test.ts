import { describe, expect, it } from 'vitest'
import { creditSubscriptionInvoice } from '@/lib/domain/billing/credit-subscription-invoice'
import { updateSubscription } from '@/lib/domain/billing/update-subscription'
import { addSurcharge } from '@/lib/domain/contracts/add-surcharge'
import { noteRefundTransfer } from '@/lib/domain/contracts/note-refund-transfer'
import { recordFormalNotice } from '@/lib/domain/contracts/record-formal-notice'
import { previewSurcharge } from '@/lib/domain/contracts/surcharge-of'
import { ledger } from '../support/ledger'

const { as, admin, rows, newClient, subscribed, note, open, owing, rowOf, invoicesOf, timelineOf, mailsOf } =
  await ledger()

const conflict = { code: 'conflict' }

it('a credit note asked for twice under one key credits once', async () => {
  const { id, invoiceId } = await owing()
  const credit = { subscriptionId: id, invoiceId, reason: 'geste commercial', amountCents: 1_000 }
  const submissionId = crypto.randomUUID()
  const ask = () => creditSubscriptionInvoice(admin('2026-11-20'), { ...credit, submissionId })
  const first = await ask()
  expect(await ask()).toEqual(first)
  expect(await rows('select credited_cents from invoices where id = $1', invoiceId)).toEqual([
    { credited_cents: 1_000 },
  ])
})

describe('a refund by transfer', () => {
  async function refundDue() {
    const { id, clientId, invoiceId, pay } = await owing()
    await pay('2026-11-16')
    const credit = { subscriptionId: id, invoiceId, reason: 'geste commercial', amountCents: 1_000 }
    await creditSubscriptionInvoice(admin('2026-11-20'), credit)
    const [refund] = await rows('select id from invoice_refunds where invoice_id = $1', invoiceId)
    return { id, clientId, refundId: refund.id as number }
  }

  it('is noted once with its day and reference, and told', async () => {
    const { id, clientId, refundId } = await refundDue()
    const transfer = { id: refundId, on: '2026-11-23', reference: 'VIR 118' } as const
    await Promise.all([1, 2].map(() => noteRefundTransfer(admin('2026-11-24'), transfer)))
    const [row] = await rows(
      'select status, transferred_on::text, transfer_reference from invoice_refunds where id = $1',
      refundId,
    )
    expect(row).toEqual({
      ...{ status: 'transferred', transferred_on: '2026-11-23', transfer_reference: 'VIR 118' },
    })
    expect(await mailsOf(clientId, 'refund-transferred')).toMatchObject([
      { amountCents: 1_000, transferredOn: '2026-11-23', reference: 'VIR 118' },
    ])
    expect((await timelineOf(id)).filter((kind) => kind === 'refund_transferred')).toHaveLength(1)
    const other = noteRefundTransfer(admin('2026-11-24'), { ...transfer, reference: 'VIR 119' })
    await expect(other).rejects.toMatchObject(conflict)
  })

  it('is noted by the agency alone, not of tomorrow, and not while the provider sends it', async () => {
    const { clientId, refundId } = await refundDue()
    const transfer = { id: refundId, on: '2026-11-25', reference: 'VIR 118' } as const
    await expect(noteRefundTransfer(as(clientId), transfer)).rejects.toMatchObject({ code: 'forbidden' })
    const tomorrow = noteRefundTransfer(admin('2026-11-24'), transfer)
    await expect(tomorrow).rejects.toMatchObject({ code: 'validation' })
    const attempt = `insert into invoice_attempts (invoice_id, attempt, amount_cents, state, created_at, ended_at)
      select invoice_id, 1, 3500, 'succeeded', now(), now() from invoice_refunds where id = $1 returning id`
    const [made] = await rows(attempt, refundId)
    await rows(
      "update invoice_refunds set status = 'pending', attempt_id = $2 where id = $1",
      ...[refundId, made.id],
    )
    const sent = noteRefundTransfer(admin('2026-11-26'), transfer)
    await expect(sent).rejects.toMatchObject(conflict)
    await rows("update invoice_refunds set status = 'failed' where id = $1", refundId)
    expect(await noteRefundTransfer(admin('2026-11-26'), transfer)).toMatchObject({ status: 'transferred' })
  })
})

/** A professional's monthly invoice from 1 January 2026 over 118 €, due on the 15th. */
async function late(kind = 'professional') {
  const clientId = await newClient()
  const isFirm = kind !== 'consumer'
  await rows(
    'update clients set kind = $2, siren = $3 where id = $1',
    ...[clientId, kind, isFirm ? '732829320' : null],
  )
  const { id } = await subscribed('2025-12-20', '2026-01-01', { clientId, priceCents: 11_800 })
  const { id: invoiceId } = await open(id, '2026-01-01')
  return { id, clientId, invoiceId }
}

describe('a surcharge', () => {
  it('of a professional is 40 € and three times the legal rate, once, on a document outside VAT', async () => {
    const { id, clientId, invoiceId } = await late()
    await note(id, [invoiceId], '2026-02-14')
    // 30 days at 3 × 2.62 %: 11 800 × 0.0786 × 30 ÷ 365 = 76.23.
    expect(await previewSurcharge(admin('2026-03-01'), invoiceId)).toEqual({
      ...{ recoveryCents: 4_000, interestCents: 76 },
    })
    const [added, again] = await Promise.all([1, 2].map(() => addSurcharge(admin('2026-03-01'), invoiceId)))
    expect(again?.id).toBe(added?.id)
    expect(added).toMatchObject({
      ...{ purpose: 'surcharge', regime: 'outside', totalCents: 4_076, vatCents: 0, status: 'issued' },
      dueOn: '2026-03-15',
    })
    const lines = await rows(
      'select label, total_cents, vat_permille from invoice_lines where invoice_id = $1 order by id',
      added?.id,
    )
    expect(lines).toMatchObject([
      { total_cents: 4_000, vat_permille: 0 },
      { total_cents: 76, vat_permille: 0 },
    ])
    expect(await mailsOf(clientId, 'invoice-issued')).toHaveLength(2)
    expect((await timelineOf(id)).at(-1)).toBe('surcharged')
    await expect(addSurcharge(admin('2026-04-01'), added?.id ?? 0)).rejects.toMatchObject(conflict)
  })

  it('never interrupts service, and its payment begins none', async () => {
    const { id, invoiceId } = await late()
    await note(id, [invoiceId], '2026-02-14')
    const { id: surchargeId } = await addSurcharge(admin('2026-03-01'), invoiceId)
    expect(await rowOf(id)).toMatchObject({ status: 'active' })
    await updateSubscription(admin('2026-03-02'), { id, changes: { status: 'inactive' } })
    await note(id, [surchargeId], '2026-03-20', 'VIR 2')
    expect(await rowOf(id)).toMatchObject({ status: 'inactive' })
    expect((await invoicesOf(id)).map(({ status }) => status)).toEqual(['paid', 'paid'])
  })

  it('of a non-professional is the legal rate from a recorded formal notice', async () => {
    const { id, invoiceId } = await late('non_professional')
    await expect(addSurcharge(admin('2026-02-01'), invoiceId)).rejects.toMatchObject(conflict)
    await recordFormalNotice(admin('2026-02-01'), { invoiceId, on: '2026-01-31' })
    await recordFormalNotice(admin('2026-02-02'), { invoiceId, on: '2026-02-01' })
    await note(id, [invoiceId], '2026-05-01')
    // 90 days from 31 January at 2.62 %: 11 800 × 0.0262 × 90 ÷ 365 = 76.23.
    expect(await addSurcharge(admin('2026-05-02'), invoiceId)).toMatchObject({ totalCents: 76 })
    expect((await timelineOf(id)).filter((kind) => kind === 'formal_notice')).toHaveLength(1)
  })

  it('is never a consumer’s, nor of one who paid in time, nor added by a client', async () => {
    const person = await late('consumer')
    await recordFormalNotice(admin('2026-02-01'), { invoiceId: person.invoiceId, on: '2026-01-31' })
    await expect(addSurcharge(admin('2026-05-01'), person.invoiceId)).rejects.toMatchObject(conflict)
    const firm = await late()
    await note(firm.id, [firm.invoiceId], '2026-01-15')
    await expect(addSurcharge(admin('2026-05-01'), firm.invoiceId)).rejects.toMatchObject(conflict)
    const paid = recordFormalNotice(admin('2026-05-01'), { invoiceId: firm.invoiceId, on: '2026-04-30' })
    await expect(paid).rejects.toMatchObject(conflict)
    const client = as(firm.clientId)
    await expect(addSurcharge(client, firm.invoiceId)).rejects.toMatchObject({ code: 'forbidden' })
    const notice = recordFormalNotice(client, { invoiceId: firm.invoiceId, on: '2026-02-01' })
    await expect(notice).rejects.toMatchObject({ code: 'forbidden' })
  })
})
