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
/** As lists say it. */
const LISTED: Record<string, Words> = { ...STATUSES, paid: { words: 'Payé', look: 'info' } }

type Props = { order: { status: string; deliveryMethod: string }; isListed?: boolean }

/** What state an order is in; an unknown one is shown as it is. */
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

/** Beside it, when a part of the sum came back. */
export const PartRefundBadge = () => <Badge look="late">Remboursé en partie</Badge>
