import fc from 'fast-check'
import { expect, it } from 'vitest'
import { invoiceToWire } from '@/app/api/_wire/invoices'
import { writeInvoice } from '@/lib/documents/invoice'
import { writeInvoiceXml } from '@/lib/documents/invoice-xml'
import { figuresOf } from '@/lib/domain/invoices/figures'
import type { IssuedInvoice } from '@/lib/domain/invoices/issued-invoice'
import { sumsOf } from '@/lib/domain/invoices/sums'
import { formatBill } from '@/lib/domain/money'
import { brokenRules } from '../e-invoicing/business-rules'
import { centsOf, lineCents, readXml } from '../e-invoicing/read-xml'
import { BELGIAN, issuedInvoice } from '../support/issued-invoices'
import { readPdf } from '../support/pdf-reader'

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)

const anyLine = fc.record({
  label: fc.string({ maxLength: 60 }).map((text) => `Prestation ${text}`),
  quantity: fc.integer({ min: 1, max: 40 }),
  unitCents: fc.integer({ min: 0, max: 500_000 }),
  vatPermille: fc.constantFrom(200, 100, 55, 21),
})
/** Lines, some of them reduced in part by a discount or a deposit. */
const anyInvoice = fc
  .record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 10 }),
    parts: fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 4 }),
    regime: fc.constantFrom('standard', 'standard', 'exempt', 'reverse_charge'),
    kind: fc.constantFrom<IssuedInvoice['purpose']>('period', 'balance', 'deposit', 'other'),
    isPaid: fc.boolean(),
  })
  .map(({ lines, parts, regime, kind: purpose, isPaid }) => {
    const deducted = parts.flatMap((part, index) => {
      const line = lines[index]
      const cents = line ? Math.floor((line.quantity * line.unitCents * part) / 100) : 0
      const label = `Acompte F-2026-${String(index + 1).padStart(4, '0')}`
      return line && cents > 0
        ? [{ label, quantity: 1, unitCents: -cents, vatPermille: line.vatPermille }]
        : []
    })
    return issuedInvoice([...lines, ...deducted], {
      ...(regime === 'reverse_charge' && { client: BELGIAN }),
      ...{ regime: regime as IssuedInvoice['regime'], purpose, paidOn: isPaid ? '2026-11-15' : null },
    })
  })

it('lines, page, electronic invoice and API agree to the cent for any invoice', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      const figures = figuresOf(invoice.lines)
      const { totalCents, vatCents } = invoice
      expect([figures.totalCents, figures.vatCents]).toEqual([totalCents, vatCents])
      expect(figures.netCents + figures.vatCents).toBe(figures.totalCents)
      expect(sum(figures.lines.map(({ netCents }) => netCents))).toBe(figures.netCents)
      expect(sum(figures.rates.map((rate) => rate.vatCents))).toBe(vatCents)

      const wire = invoiceToWire(invoice)
      expect([wire.TotalCents, wire.VatCents]).toEqual([totalCents, vatCents])
      expect(wire.Lines.map((line) => line.TotalCents)).toEqual(invoice.lines.map((line) => line.totalCents))

      const xml = writeInvoiceXml(invoice)
      const { sums, lines } = readXml(xml)
      expect(brokenRules(xml)).toEqual([])
      expect(centsOf(sums['ram:GrandTotalAmount'])).toBe(totalCents)
      expect(centsOf(sums['ram:TaxTotalAmount'])).toBe(vatCents)
      expect(lines.map(lineCents)).toEqual(figures.lines.map(({ netCents }) => netCents))

      const shown = sumsOf(invoice, figures)
      expect(shown.at(0)?.value).toBe(formatBill(totalCents - vatCents))
      expect(shown.at(-1)?.value).toBe(formatBill(totalCents))
    }),
    { numRuns: 150 },
  )
})

it('the PDF writes the same', async () => {
  await fc.assert(
    fc.asyncProperty(anyInvoice, async (invoice) => {
      const xml = writeInvoiceXml(invoice)
      const figures = figuresOf(invoice.lines)
      const pdf = await readPdf(await writeInvoice({ invoice, xml, at: new Date('2026-11-15T08:00:00Z') }))
      expect(pdf.attachment.text).toBe(xml)
      const pieces = pdf.text.split('\n').map((piece) => piece.trim())
      for (const { netCents } of figures.lines) expect(pieces).toContain(formatBill(netCents))
      for (const { value } of sumsOf(invoice, figures)) expect(pieces).toContain(value)
    }),
    { numRuns: 4 },
  )
})
