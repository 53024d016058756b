import { Text } from 'react-email'
import { formatEuros } from '@/lib/domain/money'
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
    })),
    ...(discountCents > 0 ? [{ label: `Code ${discountCode ?? ''}`, cents: -discountCents }] : []),
    { label: 'Livraison', cents: deliveryCents },
    { label: 'Total TTC', cents: totalCents },
  ]
  return rows.map(({ label, cents }, index) => (
    <Text key={index} style={styles.field}>
      <span style={styles.label}>{label}&nbsp;:</span> {formatEuros(cents)}
    </Text>
  ))
}
