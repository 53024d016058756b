import { invoiceTotals, type VatRegime } from '../billing-rules/invoice-totals'
import { proportion, shareCents } from '../share-cents'

export type PricedLine = { label: string; quantity: number; unitCents: number; vatPermille: number }

/** The totals of one-time amounts, in cents, VAT included unless stated otherwise. */
export function quoteSums(
  lines: readonly PricedLine[],
  terms: { regime: VatRegime; depositPermille: number },
) {
  const totals = invoiceTotals(lines, terms.regime)
  const depositCents = proportion(totals.totalCents, terms.depositPermille, 1_000)
  return { ...totals, depositCents, balanceCents: totals.totalCents - depositCents }
}

/** The lines of a deposit invoice: one per rate, adding up to the deposit to the cent. Empty for a deposit of zero. */
export function depositLines(
  lines: readonly PricedLine[],
  { number, depositPermille }: { number: string; depositPermille: number },
): PricedLine[] {
  const rates = shareByRate(lines, proportion(grossOf(lines), depositPermille, 1_000))
  const part = `Acompte de ${(depositPermille / 10).toLocaleString('fr-FR')}\u00a0% sur le devis ${number}`
  return rates.map(({ vatPermille, cents }) => ({
    label: labelOf(part, vatPermille, rates.length),
    quantity: 1,
    unitCents: cents,
    vatPermille,
  }))
}

/** The lines of a balance invoice: all lines of the quote, less what the deposit invoice still covers. */
export function balanceLines(
  lines: readonly PricedLine[],
  deposit: { number: string; cents: number } | null,
): PricedLine[] {
  if (!deposit) return [...lines]
  const rates = shareByRate(lines, deposit.cents)
  return [
    ...lines,
    ...rates.map(({ vatPermille, cents }) => ({
      label: labelOf(`Acompte ${deposit.number}`, vatPermille, rates.length),
      quantity: 1,
      unitCents: -cents,
      vatPermille,
    })),
  ]
}

const grossOf = (lines: readonly PricedLine[]) =>
  lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)

/** Splits an amount by the gross of each rate, at most that gross for each. */
function shareByRate(lines: readonly PricedLine[], cents: number): { vatPermille: number; cents: number }[] {
  const gross = new Map<number, number>()
  for (const { quantity, unitCents, vatPermille } of lines)
    gross.set(vatPermille, (gross.get(vatPermille) ?? 0) + quantity * unitCents)
  const shares = shareCents([...gross.values()], cents)
  return [...gross.keys()].flatMap((vatPermille, index) => {
    const share = shares[index] ?? 0
    return share > 0 ? [{ vatPermille, cents: share }] : []
  })
}

const labelOf = (words: string, vatPermille: number, rates: number) =>
  rates === 1 ? words : `${words} (TVA à ${(vatPermille / 10).toLocaleString('fr-FR')}\u00a0%)`
