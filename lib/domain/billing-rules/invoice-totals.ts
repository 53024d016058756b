import { type VatShare, vatShares } from '../vat'

export type InvoiceLine = {
  quantity: number
  /** VAT included; below zero for a deposit that is deducted. */
  unitCents: number
  vatPermille: number
}

/** `reverse_charge`: the client, a professional of another country of the Union, owes the VAT. */
export type VatRegime = 'standard' | 'exempt' | 'reverse_charge'

export type InvoiceTotals = {
  /** In the order of the lines. */
  lines: { totalCents: number; netCents: number }[]
  /** By rate, highest first; one row at 0 ‰ without VAT. */
  vat: VatShare[]
  netCents: number
  vatCents: number
  totalCents: number
}

/** The sums of an invoice. The VAT is taken out of each rate's total; the net is spread over the lines by largest remainder, so
 *  that they add up. RangeError when a rate's total is below zero. */
export function invoiceTotals(lines: readonly InvoiceLine[], regime: VatRegime): InvoiceTotals {
  if (regime === 'reverse_charge') return untaxedTotals(lines)
  const gross = lines.map(({ quantity, unitCents }) => quantity * unitCents)
  const vat =
    regime === 'exempt'
      ? []
      : vatShares(
          lines.map(({ vatPermille }, index) => ({ permille: vatPermille, grossCents: gross[index] ?? 0 })),
        )
  const nets = regime === 'exempt' ? gross : spreadNets(lines, gross, vat)
  const netCents = sum(nets)
  const vatCents = regime === 'standard' ? sum(vat.map((share) => share.vatCents)) : 0
  return {
    lines: nets.map((net, index) => ({ totalCents: gross[index] ?? 0, netCents: net })),
    vat: regime === 'standard' ? vat : [untaxed(netCents)],
    netCents,
    vatCents,
    totalCents: netCents + vatCents,
  }
}

/** Prices without their VAT. Deductions are computed separately, so that a deposit and its balance add up to the whole. */
function untaxedTotals(lines: readonly InvoiceLine[]): InvoiceTotals {
  // Refuses a rate whose total is below zero.
  vatShares(
    lines.map(({ quantity, unitCents, vatPermille: permille }) => ({
      permille,
      grossCents: quantity * unitCents,
    })),
  )
  const isDeducted = ({ quantity, unitCents }: InvoiceLine) => quantity * unitCents < 0
  const netsOf = (part: readonly InvoiceLine[]) =>
    invoiceTotals(part, 'standard').lines.map(({ netCents }) => netCents)
  const charged = netsOf(lines.filter((line) => !isDeducted(line)))
  const deducted = netsOf(lines.filter(isDeducted).map((line) => ({ ...line, unitCents: -line.unitCents })))
  const nets = lines.map((line) => (isDeducted(line) ? 0 - (deducted.shift() ?? 0) : (charged.shift() ?? 0)))
  const netCents = sum(nets)
  return {
    lines: nets.map((net) => ({ totalCents: net, netCents: net })),
    ...{ vat: [untaxed(netCents)], netCents, vatCents: 0, totalCents: netCents },
  }
}

const untaxed = (cents: number): VatShare => ({
  permille: 0,
  grossCents: cents,
  netCents: cents,
  vatCents: 0,
})

const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)

function spreadNets(lines: readonly InvoiceLine[], gross: readonly number[], vat: readonly VatShare[]) {
  const nets = lines.map(({ vatPermille }, index) =>
    Math.floor(((gross[index] ?? 0) * 1_000) / (1_000 + vatPermille)),
  )
  const remainder = (index: number) => {
    const rate = lines[index]?.vatPermille ?? 0
    return (gross[index] ?? 0) * 1_000 - (nets[index] ?? 0) * (1_000 + rate)
  }
  const rates = new Set(lines.map(({ vatPermille }) => vatPermille))
  for (const rate of rates) {
    const ofRate = lines.flatMap(({ vatPermille }, index) => (vatPermille === rate ? [index] : []))
    const target = vat.find(({ permille }) => permille === rate)?.netCents ?? 0
    const missing = target - sum(ofRate.map((index) => nets[index] ?? 0))
    const greatestFirst = ofRate.toSorted((a, b) => remainder(b) - remainder(a) || a - b)
    for (const index of greatestFirst.slice(0, missing)) nets[index] = (nets[index] ?? 0) + 1
  }
  return nets
}
