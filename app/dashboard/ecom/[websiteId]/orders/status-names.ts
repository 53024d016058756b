import type { OrderStatus } from '@/lib/domain/orders/schema'

/** The names used in filters and files. */
export const STATUS_NAMES: Record<OrderStatus, string> = {
  pending: 'En attente de paiement',
  paid: 'Payée',
  shipped: 'Expédiée',
  delivered: 'Livrée ou retirée',
  refunded: 'Remboursée',
  cancelled: 'Annulée',
}
