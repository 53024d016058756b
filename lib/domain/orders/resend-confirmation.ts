import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { lockOwnOrder, readWholeOrder } from './lock-order'
import { mailConfirmation } from './mail-order'
import { recentLinks } from './order-link'
import { isConfirmed } from './policy'

const DAY_MS = 24 * 60 * 60 * 1000
/** Mails with a link to one order in a day, the first one included. */
const A_DAY = 5

/** Mails a paid order's confirmation to its shopper again, with a fresh link. `rate_limited` past five mails with a link a
 *  day, so that an address cannot be flooded. */
export async function resendConfirmation(ctx: Context, orderId: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, orderId)
    if (!isConfirmed(order))
      throw new DomainError('conflict', 'Seule la confirmation d’une commande payée peut être renvoyée.')
    const whole = await readWholeOrder(tx, orderId)
    if (!whole.customer)
      throw new DomainError(
        'conflict',
        'Le client de cette commande n’est pas connu\u00a0: rien n’a été envoyé.',
      )
    await requireFewMails(tx, orderId)
    await mailConfirmation(tx, whole, crypto.randomUUID())
    await tx.audit({
      action: 'order.confirmation-resent',
      subject: { type: 'order', id: orderId },
      after: { websiteId: order.websiteId },
    })
  })
}

async function requireFewMails(tx: Tx, orderId: number): Promise<void> {
  const made = await recentLinks(tx, orderId, DAY_MS)
  const first = made.at(-A_DAY)
  if (!first) return
  throw new DomainError(
    'rate_limited',
    'Cinq e-mails sont déjà partis pour cette commande en 24 heures. Réessayez demain.',
    { retryAfter: Math.max(1, Math.ceil((first.getTime() + DAY_MS - tx.now().getTime()) / 1000)) },
  )
}
