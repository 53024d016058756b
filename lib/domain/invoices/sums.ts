import { formatBill } from '../money'
import { type Figures, formatRate } from './figures'
import type { IssuedInvoice } from './issued-invoice'

type Sum = { label: string; value: string; isTotal?: true }

/** The sums below the lines: before tax, each rate's VAT with its base, and the total. */
export function sumsOf({ regime, kind }: IssuedInvoice, figures: Figures): Sum[] {
  const { rates, netCents, vatCents, totalCents } = figures
  const taxed = regime === 'standard' ? rates : []
  const total = kind === 'credit_note' ? 'Total de l’avoir TTC' : 'Total TTC'
  return [
    { label: 'Total HT', value: formatBill(netCents) },
    ...taxed.map((share) => ({
      label: `TVA ${formatRate(share.permille)} sur ${formatBill(share.netCents)}`,
      value: formatBill(share.vatCents),
    })),
    ...(taxed.length === 1 ? [] : [{ label: 'Total TVA', value: formatBill(vatCents) }]),
    { label: total, value: formatBill(totalCents), isTotal: true },
  ]
}
