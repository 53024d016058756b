import fc from 'fast-check'
import { expect, it } from 'vitest'
import { invoiceTotals } from '../billing-rules/invoice-totals'
import { VAT_RATES } from '../vat'
import { balanceLines, depositLines, quoteSums } from './sums'

const Line = fc.record({
  label: fc.constant('Développement'),
  quantity: fc.integer({ min: 1, max: 20 }),
  unitCents: fc.integer({ min: 0, max: 1_000_000 }),
  vatPermille: fc.constantFrom(...VAT_RATES),
})
const Lines = fc.array(Line, { minLength: 1, maxLength: 12 })
const Regime = fc.constantFrom('standard' as const, 'exempt' as const)

it('deposit and balance are together the quote, to the cent, at each rate', () => {
  fc.assert(
    fc.property(Lines, Regime, fc.integer({ min: 0, max: 1_000 }), (lines, regime, depositPermille) => {
      const quoted = quoteSums(lines, { regime, depositPermille })
      const first = depositLines(lines, { number: 'D-2026-0001', depositPermille })
      const deposit = invoiceTotals(first, regime)
      const last = balanceLines(lines, { number: 'F-2026-0001', cents: deposit.totalCents })
      const balance = invoiceTotals(last, regime)
      expect(deposit.totalCents).toBe(quoted.depositCents)
      expect(balance.totalCents).toBe(quoted.balanceCents)
      expect(deposit.totalCents + balance.totalCents).toBe(quoted.totalCents)
      for (const { permille, grossCents } of quoted.vat) {
        const of = ({ vat }: typeof quoted | typeof balance) =>
          vat.find((share) => share.permille === permille)?.grossCents ?? 0
        expect(of(deposit) + of(balance)).toBe(grossCents)
      }
      // Each document rounds once a rate.
      const apart = deposit.vatCents + balance.vatCents - quoted.vatCents
      expect(Math.abs(apart)).toBeLessThanOrEqual(quoted.vat.length)
    }),
    { numRuns: 300 },
  )
})

it('a deposit that was credited in part is deducted by what is left of it', () => {
  const lines = [
    { label: 'Site', quantity: 1, unitCents: 100_000, vatPermille: 200 },
    { label: 'Livre', quantity: 1, unitCents: 20_000, vatPermille: 55 },
  ]
  const last = balanceLines(lines, { number: 'F-2026-0009', cents: 12_000 })
  expect(last.slice(2)).toEqual([
    { label: 'Acompte F-2026-0009 (TVA à 20\u00a0%)', quantity: 1, unitCents: -10_000, vatPermille: 200 },
    { label: 'Acompte F-2026-0009 (TVA à 5,5\u00a0%)', quantity: 1, unitCents: -2_000, vatPermille: 55 },
  ])
  expect(invoiceTotals(last, 'standard').totalCents).toBe(108_000)
})

it('no deposit is no line', () => {
  const lines = [{ label: 'Site', quantity: 1, unitCents: 95_000, vatPermille: 200 }]
  expect(depositLines(lines, { number: 'D-2026-0001', depositPermille: 0 })).toEqual([])
  expect(balanceLines(lines, null)).toEqual(lines)
})
