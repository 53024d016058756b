import { type Day, parisDay } from '../calendar'
import type { DeliveryMethod } from './delivery-options'
import { findTariff } from './find-tariff'
import { addWorkingDays } from './working-days'

type Sent = {
  deliveryMethod: DeliveryMethod
  shippingCountry: string | null
  weightGrams: number
  paidAt: Date | null
  createdAt: Date
}

/** The days between which an order is expected, or the day from which it can be picked up; null where the carrier's time is not
 *  known. */
export function arrivalOf(order: Sent, preparationDays: number): { first: Day; last: Day } | null {
  const placed = parisDay(order.paidAt ?? order.createdAt)
  const from = (days: number) => addWorkingDays(placed, preparationDays + days)
  if (order.deliveryMethod === 'pickup') return { first: from(0), last: from(0) }
  const tariff = findTariff(
    order.deliveryMethod,
    { country: order.shippingCountry ?? 'FR' },
    order.weightGrams,
  )
  return tariff && { first: from(tariff.days.from), last: from(tariff.days.to) }
}
