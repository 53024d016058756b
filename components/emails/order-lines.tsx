import { Text } from 'react-email'
import { formatBill } from '@/lib/domain/money'
import { styles } from './theme'

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
}

/** What was bought and what it cost, a line each. */
export function OrderLines({ lines, discountCode, discountCents, deliveryCents, totalCents }: OrderSums) {
  const rows = [
    ...lines.map(({ name, size, customization, quantity, unitPriceCents }) => ({
      label: `${quantity} × ${name}${size === null ? '' : `, taille ${size}`}${customization ? ` (${customization})` : ''}`,
      cents: quantity * unitPriceCents,
      more: quantity > 1 ? ` (${formatBill(unitPriceCents)} l’unité)` : '',
    })),
    ...(discountCents > 0 ? [{ label: `Code ${discountCode ?? ''}`, cents: -discountCents, more: '' }] : []),
    { label: 'Livraison', cents: deliveryCents, more: '' },
    { label: 'Total TTC', cents: totalCents, more: '' },
  ]
  return rows.map(({ label, cents, more }, index) => (
    <Text key={index} style={styles.field}>
      <span style={styles.label}>{label}&nbsp;:</span> {formatBill(cents)}
      {more}
    </Text>
  ))
}
