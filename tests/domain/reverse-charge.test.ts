import { describe, expect, it } from 'vitest'
import { invoiceToWire } from '@/app/api/_wire/invoices'
import { ADMIN } from '@/db/seed/accounts'
import { writeInvoiceXml } from '@/lib/documents/invoice-xml'
import { addLine } from '@/lib/domain/billing/add-line'
import { interrupt } from '@/lib/domain/billing/interrupt'
import { issueFees } from '@/lib/domain/billing/issue-fees'
import { movePlan } from '@/lib/domain/billing/move-plan'
import { openLines } from '@/lib/domain/billing/open-lines'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { previewMoveOf } from '@/lib/domain/billing/preview-move'
import { readSubscriptionDetail } from '@/lib/domain/billing/read-details'
import { recordRefusal } from '@/lib/domain/billing/record-refusal'
import { listDocuments } from '@/lib/domain/books/documents'
import { readToDecide } from '@/lib/domain/books/read-to-decide'
import { confirmVatNumber, rejectVatNumber } from '@/lib/domain/contracts/confirm-vat-number'
import { saveBillingDetails } from '@/lib/domain/contracts/save-billing-details'
import { BillingDetailsInput } from '@/lib/domain/contracts/schema'
import { readVatConfirmation } from '@/lib/domain/contracts/vat-confirmation'
import { draftInvoice } from '@/lib/domain/invoices/draft-invoice'
import { figuresOf } from '@/lib/domain/invoices/figures'
import { issueInvoice } from '@/lib/domain/invoices/issue-invoice'
import { readInvoice } from '@/lib/domain/invoices/read-invoice'
import { brokenRules } from '../e-invoicing/business-rules'
import { centsOf, readXml } from '../e-invoicing/read-xml'
import { ledger } from '../support/ledger'

const { as, admin, clock, newClient, subscribed, open, note, rows, mailsTo, invoicesOf } = await ledger()
const DAY = '2026-11-15'
const agency = admin(DAY)

const BELGIAN = BillingDetailsInput.parse({
  ...{ kind: 'professional', name: 'Le Four SRL', line1: 'Rue Neuve 12', postalCode: '1000' },
  ...{ city: 'Bruxelles', country: 'BE', vatNumber: 'BE0403170701' },
})
const FRENCH = BillingDetailsInput.parse({
  ...{ kind: 'professional', name: 'Le Four EI', line1: '1 rue des Fours', postalCode: '34000' },
  ...{ city: 'Montpellier', country: 'FR', siren: '732829320', vatNumber: 'FR44732829320' },
})
const refused = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => error.code ?? String(error),
  )

async function belgian({ isConfirmed = true } = {}) {
  const clientId = await newClient(false)
  await saveBillingDetails(agency, BELGIAN, clientId)
  if (isConfirmed) await confirmVatNumber(agency, { clientId, vatNumber: 'BE0403170701' })
  return clientId
}

const lastInvoice = async (clientId: number) =>
  (
    await rows(
      `select id, regime, total_cents as total, vat_cents as vat from invoices where client_id = $1 order by id desc limit 1`,
      clientId,
    )
  )[0]

describe('a confirmed VAT number of another member state', () => {
  it('has every new invoice without VAT, and page, books, electronic invoice and API agree to the cent', async () => {
    const clientId = await belgian()
    const { id } = await subscribed('2026-11-01', DAY, { clientId, priceCents: 3_500 })
    expect(await readSubscriptionDetail(agency, id)).toMatchObject({
      nextDebit: { date: DAY, amountCents: 2_917 },
    })
    await openPeriod(clock(DAY), id)
    const invoice = await lastInvoice(clientId)
    expect(invoice).toMatchObject({ regime: 'reverse_charge', total: 2_917, vat: 0 })
    expect(await mailsTo(clientId)).toMatchObject([{ kind: 'invoice-issued' }])

    const issued = await readInvoice(as(clientId, 'USER'), invoice.id)
    const figures = figuresOf(issued.lines)
    expect([figures.netCents, figures.vatCents, figures.totalCents]).toEqual([2_917, 0, 2_917])
    const wire = invoiceToWire(issued)
    expect([wire.TotalCents, wire.VatCents, wire.DueCents]).toEqual([2_917, 0, 2_917])
    const xml = writeInvoiceXml(issued as never)
    expect(brokenRules(xml)).toEqual([])
    const { sums } = readXml(xml)
    expect(centsOf(sums['ram:GrandTotalAmount'])).toBe(2_917)
    expect(xml).toContain('VATEX-EU-AE')
    const booked = (await listDocuments(agency, '2026-11')).filter(({ number }) => number === issued.number)
    expect(booked).toMatchObject([{ regime: 'reverse_charge', grossCents: 2_917, vatCents: 0 }])
  })

  it('counts for recurring lines, moves and fees', async () => {
    const clientId = await belgian()
    const { id } = await subscribed('2026-11-01', DAY, { clientId, priceCents: 3_500 })
    await openPeriod(clock(DAY), id)
    const line = {
      kind: 'cms_licence',
      label: 'Licence CMS',
      priceCents: 19_800,
      paymentPlan: 'yearly',
    } as const
    await addLine(agency, { of: { subscriptionId: id }, ...line, anchor: DAY })
    await openLines(clock(DAY), { subscriptionId: id })
    expect(await lastInvoice(clientId)).toMatchObject({ regime: 'reverse_charge', total: 16_500 })

    const seen = await previewMoveOf(agency, { id, plan: 'premium', paymentPlan: 'monthly' })
    const { toPay } = await movePlan(agency, { id, plan: 'premium', paymentPlan: 'monthly', ...seen })
    expect(toPay).toMatchObject({
      ...{ regime: 'reverse_charge', vatCents: 0, totalCents: seen.amountDueCents },
    })

    await agency.transaction(async (tx) => {
      const fees = [{ label: 'Frais', quantity: 1, unitCents: 100, vatPermille: 200 }]
      await issueFees(tx, await draftInvoice(tx, { clientId, purpose: 'fees', lines: fees }))
    })
    // The fees were withheld without VAT.
    expect(await lastInvoice(clientId)).toMatchObject({ regime: 'reverse_charge', total: 100, vat: 0 })
  })

  it('makes a deposit and its balance together the price without VAT', async () => {
    const clientId = await belgian()
    const issue = (purpose: 'deposit' | 'balance', cents: number[]) =>
      agency.transaction(async (tx) => {
        const lines = cents.map((unitCents) => ({ label: 'x', quantity: 1, unitCents, vatPermille: 200 }))
        return issueInvoice(tx, await draftInvoice(tx, { clientId, purpose, lines }), { isManual: true })
      })
    const deposit = await issue('deposit', [30_001])
    const balance = await issue('balance', [100_003, -30_001])
    expect(deposit.invoice.totalCents + balance.invoice.totalCents).toBe(83_336)
  })

  it('changes no sum that a payment has brought: an interrupted period starts again over the same', async () => {
    const pay = async (confirms: 'before' | 'after') => {
      const clientId = await belgian({ isConfirmed: confirms === 'before' })
      const { id } = await subscribed('2026-11-01', DAY, { clientId, priceCents: 3_500 })
      const { id: invoiceId } = await open(id, DAY)
      const refusal = { subscriptionId: id, invoiceId, refusal: 'retryable', attempt: null } as const
      await recordRefusal(clock('2026-11-30'), refusal)
      await interrupt(clock('2026-12-08'), id)
      if (confirms === 'after') await confirmVatNumber(agency, { clientId, vatNumber: 'BE0403170701' })
      await note(id, [invoiceId], '2026-12-20')
      return (await invoicesOf(id)).map(({ kind, status, total_cents: cents }) => [kind, status, cents])
    }
    const whole = (cents: number) => [
      ['invoice', 'cancelled', cents],
      ['credit_note', 'issued', cents],
      ['invoice', 'paid', cents],
    ]
    expect(await pay('before')).toEqual(whole(2_917))
    expect(await pay('after')).toEqual(whole(3_500))
  })

  it('is confirmed once, by the agency alone, as it was seen, and not of a French client', async () => {
    const clientId = await belgian({ isConfirmed: false })
    const seen = { clientId, vatNumber: 'BE0403170701' }
    expect((await readToDecide(agency, { late: 20 })).numbers.map((one) => one.clientId)).toContain(clientId)
    expect(await refused(confirmVatNumber(as(clientId, 'USER'), seen))).toBe('forbidden')
    expect(await refused(confirmVatNumber(agency, { clientId, vatNumber: 'BE0403170702' }))).toBe('conflict')
    await Promise.all([confirmVatNumber(agency, seen), confirmVatNumber(agency, seen)])
    await confirmVatNumber(admin('2026-12-01'), seen)
    const confirmation = await readVatConfirmation(agency, clientId)
    expect(confirmation?.confirmedAt).toEqual(agency.now())
    const audited = await rows(
      `select actor_id from audit_log where action = 'user.vat-number-confirmed' and subject_id = $1`,
      String(clientId),
    )
    expect(audited.map(({ actor_id: actorId }) => Number(actorId))).toEqual([ADMIN])

    const french = await newClient(false)
    await saveBillingDetails(agency, FRENCH, french)
    expect(await refused(confirmVatNumber(agency, { clientId: french, vatNumber: 'FR44732829320' }))).toBe(
      'conflict',
    )
  })

  it('is dropped when number, country or kind changes, and changes no invoice that exists', async () => {
    const clientId = await belgian()
    const { id } = await subscribed('2026-11-01', DAY, { clientId })
    await openPeriod(clock(DAY), id)
    const before = await lastInvoice(clientId)
    await saveBillingDetails(as(clientId, 'USER'), { ...BELGIAN, name: 'Four SRL' })
    expect((await readVatConfirmation(agency, clientId))?.confirmedAt).not.toBeNull()
    await saveBillingDetails(as(clientId, 'USER'), { ...BELGIAN, vatNumber: 'BE0203201340' })
    expect((await readVatConfirmation(agency, clientId))?.confirmedAt).toBeNull()
    await openPeriod(clock('2026-12-15'), id)
    expect(await lastInvoice(clientId)).toMatchObject({ regime: 'standard', total: 3_500, vat: 583 })
    const [same] = await rows('select total_cents as total, regime from invoices where id = $1', before.id)
    expect(same).toEqual({ total: before.total, regime: 'reverse_charge' })
    await confirmVatNumber(agency, { clientId, vatNumber: 'BE0203201340' })
    await rejectVatNumber(agency, { clientId })
    expect((await readVatConfirmation(agency, clientId))?.confirmedAt).toBeNull()
  })
})
