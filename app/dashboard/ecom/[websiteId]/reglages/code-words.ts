import { formatBill } from '@/lib/domain/money'
import type { CodeState } from '@/lib/domain/shops/policy'
import type { DiscountCode } from '@/lib/domain/shops/schema'

export const STATES: Record<CodeState, { look: 'success' | 'late' | 'neutral'; label: string }> = {
  valid: { look: 'success', label: 'Actif' },
  planned: { look: 'late', label: 'À venir' },
  ended: { look: 'neutral', label: 'Terminé' },
  'used-up': { look: 'neutral', label: 'Épuisé' },
  off: { look: 'neutral', label: 'Désactivé' },
}

const percentage = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 })

/** The discount of a code: « −10 % », « −5,00 € ». */
export const valueOf = ({ percent, amountCents }: Pick<DiscountCode, 'percent' | 'amountCents'>): string =>
  percent === null ? formatBill(-(amountCents ?? 0)) : `−${percentage.format(percent)}\u00a0%`
