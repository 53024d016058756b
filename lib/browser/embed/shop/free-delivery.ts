import { freeDeliveryText } from '../../../domain/delivery/policy'
import { ours } from './shop'
import { formatCents } from './words'

/** The amount still missing for free delivery, in words; empty when there is none, and when the request fails. `path`: of the
 *  cart's checkout. */
export async function freeDelivery(path: string): Promise<string> {
  try {
    const answer = await fetch(ours(path.replace('checkout', 'api/shipping/free-delivery')), {
      credentials: 'omit',
    })
    const { missingCents } = await answer.json()
    return missingCents ? freeDeliveryText(formatCents(missingCents)) : ''
  } catch {
    return ''
  }
}
