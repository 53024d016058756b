import { formatBill } from '@/lib/domain/money'

/** What is still missing in the cart, in words. */
export const freeDeliveryText = (cents: number): string =>
  `Plus que ${formatBill(cents)} pour la livraison offerte`
