import { formatBill } from '@/lib/domain/money'
import { type Sum, SumsTable } from './sums-table'

type Line = {
  name: string
  size: string | null
  customization: string | null
  quantity: number
  unitPriceCents: number
}

export type OrderSums = {
  lines: Line[]
  discountCode: string | null
  discountCents: number
  deliveryCents: number
  totalCents: number
  /** The included VAT, by rate in tenths of a percent; undefined if unknown or zero. */
  vat?: { permille: number; vatCents: number }[]
}

const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** The articles bought and their prices. */
export function OrderLines(order: OrderSums) {
  const { lines, discountCode, discountCents, deliveryCents, totalCents, vat = [] } = order
  const itemsCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
  return (
    <SumsTable
      head={['Article', 'Montant']}
      rows={lines.map(rowOf)}
      sums={[
        { label: 'Sous-total', cents: itemsCents },
        ...(discountCents > 0
          ? [{ label: ['Code', discountCode].filter(Boolean).join(' '), cents: -discountCents }]
          : []),
        { label: 'Livraison', cents: deliveryCents },
      ]}
      total={{ label: 'Total TTC', cents: totalCents }}
      notes={vat.map(({ permille, vatCents }) => ({
        label: `dont TVA ${percent.format(permille / 10)}\u00a0%`,
        cents: vatCents,
      }))}
    />
  )
}

const rowOf = ({ name, size, customization, quantity, unitPriceCents }: Line): Sum => ({
  label: name,
  details: [
    ...(size === null ? [] : [`Taille ${size}`]),
    ...(customization ? [customization] : []),
    quantity > 1 ? `${quantity} × ${formatBill(unitPriceCents)} l’unité` : '1 pièce',
  ],
  cents: quantity * unitPriceCents,
})
