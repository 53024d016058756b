import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditNote } from './credit-note'
import { type InvoiceLine, invoiceTotals } from './invoice-totals'

const line = (unitCents: number, quantity = 1, vatPermille = 200): InvoiceLine => ({
  unitCents,
  quantity,
  vatPermille,
})
const sum = (cents: number[]) => cents.reduce((total, one) => total + one, 0)
const anyLines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    unitCents: fc.integer({ min: 0, max: 1_000_000 }),
    vatPermille: fc.constantFrom(200, 100, 55),
  }),
  { minLength: 1, maxLength: 12 },
)

describe('an invoice', () => {
  it('takes the VAT out of the sum of a rate and spreads the rest over its lines', () => {
    // 3 × 0,10 € hold 0,05 € of VAT; each alone would hold 0,02 €.
    expect(invoiceTotals([line(10), line(10), line(10)], 'standard')).toMatchObject({
      lines: [{ netCents: 9 }, { netCents: 8 }, { netCents: 8 }],
      netCents: 25,
      vatCents: 5,
      totalCents: 30,
    })
  })

  it('deducts a deposit', () => {
    const totals = invoiceTotals([line(95_000), line(-28_500)], 'standard')
    expect(totals).toMatchObject({ netCents: 55_417, vatCents: 11_083, totalCents: 66_500 })
    expect(() => invoiceTotals([line(100), line(-200)], 'standard')).toThrow(RangeError)
  })

  it('without VAT is what was shown, and with reverse charge that less the VAT', () => {
    expect(invoiceTotals([line(3_500)], 'exempt')).toMatchObject({
      netCents: 3_500,
      vatCents: 0,
      totalCents: 3_500,
    })
    expect(invoiceTotals([line(3_500)], 'reverse_charge')).toEqual({
      lines: [{ totalCents: 2_917, netCents: 2_917 }],
      vat: [{ permille: 0, grossCents: 2_917, netCents: 2_917, vatCents: 0 }],
      netCents: 2_917,
      vatCents: 0,
      totalCents: 2_917,
    })
  })

  it('with reverse charge deducts a deposit so that both are together the price without VAT', () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 0, max: 100 }), (lines, part) => {
        const paid = lines.map((one) => ({
          ...one,
          quantity: 1,
          unitCents: Math.floor((one.quantity * one.unitCents * part) / 100),
        }))
        const deducted = paid.map((one) => ({ ...one, unitCents: -one.unitCents }))
        const totalOf = (of: typeof lines) => invoiceTotals(of, 'reverse_charge').totalCents
        expect(totalOf(paid) + totalOf([...lines, ...deducted])).toBe(totalOf(lines))
      }),
    )
  })

  it('always adds up', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const totals = invoiceTotals(lines, 'standard')
        expect(totals.totalCents).toBe(sum(lines.map(({ quantity, unitCents }) => quantity * unitCents)))
        expect(sum(totals.lines.map(({ netCents }) => netCents))).toBe(totals.netCents)
        expect(sum(totals.vat.map(({ vatCents }) => vatCents))).toBe(totals.vatCents)
        totals.lines.forEach(({ netCents, totalCents }, index) => {
          const exact = (totalCents * 1_000) / (1_000 + (lines[index]?.vatPermille ?? 0))
          expect(Math.abs(netCents - exact)).toBeLessThan(1)
        })
      }),
    )
  })
})

describe('credit notes', () => {
  const vat = invoiceTotals([line(3)], 'standard').vat

  it('leave the VAT that remains to the last', () => {
    const first = creditNote(vat, [], 1)
    expect(first).toEqual([{ permille: 200, grossCents: 1, netCents: 1, vatCents: 0 }])
    expect(creditNote(vat, [first], 2)).toEqual([{ permille: 200, grossCents: 2, netCents: 1, vatCents: 1 }])
  })

  it('without VAT have none', () => {
    const { vat } = invoiceTotals([line(3_500)], 'exempt')
    expect(creditNote(vat, [], 1_000)).toEqual([
      { permille: 0, grossCents: 1_000, netCents: 1_000, vatCents: 0 },
    ])
  })

  it('are never more than the invoice', () => {
    expect(() => creditNote(vat, [], 4)).toThrow(RangeError)
    expect(() => creditNote(vat, [creditNote(vat, [], 3)], 1)).toThrow(RangeError)
    expect(() => creditNote(vat, [], 0)).toThrow(RangeError)
  })

  it('of single cents leave no VAT that the rest could not hold', () => {
    const { vat: whole } = invoiceTotals([line(12)], 'standard')
    const notes: ReturnType<typeof creditNote>[] = []
    for (let cent = 0; cent < 12; cent++) notes.push(creditNote(whole, notes, 1))
    expect(notes.flat().every(({ netCents, vatCents }) => netCents >= 0 && vatCents >= 0)).toBe(true)
    expect(sum(notes.flat().map(({ vatCents }) => vatCents))).toBe(2)
  })

  it('together are the invoice, rate by rate', () => {
    fc.assert(
      fc.property(anyLines, fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 6 }), (lines, parts) => {
        const invoice = invoiceTotals(lines, 'standard')
        const notes: ReturnType<typeof creditNote>[] = []
        let left = invoice.totalCents
        for (const part of [...parts, 1_000]) {
          const cents = part === 1_000 ? left : Math.floor((left * part) / 1_000)
          if (cents === 0) continue
          notes.push(creditNote(invoice.vat, notes, cents))
          left -= cents
        }
        for (const { permille, grossCents, vatCents } of invoice.vat) {
          const rows = notes.flat().filter((row) => row.permille === permille)
          expect(sum(rows.map((row) => row.grossCents))).toBe(grossCents)
          expect(sum(rows.map((row) => row.vatCents))).toBe(vatCents)
          for (const row of rows) expect(row.vatCents >= 0 && row.netCents >= 0).toBe(true)
        }
      }),
    )
  })
})
