import type { VatShare } from '../vat'
import type { InvoiceLine } from './schema'

export type FigureLine = InvoiceLine & { netCents: number }

/** The amounts on page, PDF and electronic invoice: the stored sums, and those before tax derived from them. */
export type Figures = {
  lines: FigureLine[]
  /** By rate, highest first. */
  rates: VatShare[]
  netCents: number
  vatCents: number
  totalCents: number
}

/** The figures of an invoice, in cents. Nothing is recomputed: each line is stored with its sum and its VAT. */
export function figuresOf(invoiceLines: readonly InvoiceLine[]): Figures {
  const lines = invoiceLines.map((line) => ({ ...line, netCents: line.totalCents - line.vatCents }))
  const rates = new Map<number, VatShare>()
  for (const { vatPermille: permille, totalCents, netCents, vatCents } of lines) {
    const sum = rates.get(permille) ?? { permille, grossCents: 0, netCents: 0, vatCents: 0 }
    rates.set(permille, {
      permille,
      grossCents: sum.grossCents + totalCents,
      netCents: sum.netCents + netCents,
      vatCents: sum.vatCents + vatCents,
    })
  }
  const byRate = [...rates.values()].toSorted((a, b) => b.permille - a.permille)
  const sum = (of: keyof VatShare) => byRate.reduce((total, share) => total + share[of], 0)
  return {
    lines,
    rates: byRate,
    ...{ netCents: sum('netCents'), vatCents: sum('vatCents'), totalCents: sum('grossCents') },
  }
}

const fine = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
})

/** The unit price before tax, with more decimals where cents do not divide: « 8,3333 € ». */
export const formatUnitNet = ({ netCents, quantity }: Pick<FigureLine, 'netCents' | 'quantity'>): string =>
  fine
    .format(netCents / quantity / 100)
    .replace(/\s/g, '\u00a0')
    .replace('-', '\u2212')

const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** « 5,5 % », of a rate in tenths of a percent. */
export const formatRate = (permille: number): string => `${percent.format(permille / 10)}\u00a0%`
