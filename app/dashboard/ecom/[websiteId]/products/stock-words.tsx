import { Badge } from '@/components/ui/badge'
import { isAtThreshold, type StockLevel, stockLevel } from '@/lib/domain/catalogue/policy'
import type { OwnProduct } from '@/lib/domain/catalogue/schema'

const number = new Intl.NumberFormat('fr-FR')

/** The stock on hand in words: « 7 », « 7, dont 2 réservées ». */
export function stockText({ stock, held }: { stock: number; held: number }): string {
  const pieces = number.format(stock).replace(/\s/g, '\u00a0')
  return held === 0 ? pieces : `${pieces}, dont ${held} ${held > 1 ? 'réservées' : 'réservée'}`
}

export const STOCK_NAMES: Record<StockLevel, string> = {
  in: 'En stock',
  low: 'Stock faible',
  out: 'Épuisé',
}
const LOOKS = { in: 'success', low: 'late', out: 'danger' } as const

export function StockChip({ product }: { product: OwnProduct }) {
  const level = stockLevel(product)
  return (
    <>
      <Badge look={LOOKS[level]}>{STOCK_NAMES[level]}</Badge>
      {isAtThreshold(product) && <Badge look="late">Seuil d’alerte atteint</Badge>}
    </>
  )
}
