import { freeDeliveryText } from '../../../domain/delivery/policy'
import { ours } from './shop'
import { formatCents } from './words'

/** What more makes the delivery of a cart free, in words; empty where nothing does, and when that cannot be learnt.
 *  `path`: of its checkout. */
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
