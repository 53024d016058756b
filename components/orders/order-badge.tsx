import type { ComponentProps } from 'react'
import { Badge } from '../ui/badge'

type Look = ComponentProps<typeof Badge>['look']
type Words = { emoji?: string; words: string; look: Look }

const STATUSES: Record<string, Words> = {
  pending: { words: 'En attente de paiement', look: 'late' },
  paid: { emoji: '✅', words: 'Payée', look: 'info' },
  shipped: { emoji: '📦', words: 'Expédiée', look: 'success' },
  delivered: { words: 'Livrée', look: 'success' },
  refunded: { words: 'Remboursée', look: 'neutral' },
  cancelled: { words: 'Annulée', look: 'neutral' },
}
/** The words in lists. */
const LISTED: Record<string, Words> = { ...STATUSES, paid: { words: 'Payé', look: 'info' } }

type Props = { order: { status: string; deliveryMethod: string }; isListed?: boolean }

/** The state of an order; an unknown one is shown unchanged. */
export function OrderBadge({ order: { status, deliveryMethod }, isListed = false }: Props) {
  const known = (isListed ? LISTED : STATUSES)[status]
  const { emoji, words, look }: Words = known ?? { words: status, look: 'late' }
  const isFetched = status === 'delivered' && deliveryMethod === 'pickup'
  return (
    <Badge {...(look && { look })}>
      {emoji && (
        <span aria-hidden="true" className="mr-1.5">
          {emoji}
        </span>
      )}
      {isFetched ? 'Retirée' : words}
    </Badge>
  )
}

/** Next to the order's badge, after a partial refund. */
export const PartRefundBadge = () => <Badge look="late">Remboursé en partie</Badge>
