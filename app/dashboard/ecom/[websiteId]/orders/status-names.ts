import type { OrderStatus } from '@/lib/domain/orders/schema'

/** In a filter and in a file. */
export const STATUS_NAMES: Record<OrderStatus, string> = {
  pending: 'En attente de paiement',
  paid: 'Payée',
  shipped: 'Expédiée',
  delivered: 'Livrée ou retirée',
  refunded: 'Remboursée',
  cancelled: 'Annulée',
}
