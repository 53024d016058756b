import { eq } from 'drizzle-orm'
import { cancellations } from '@/db/schema/cancellations'
import { contactMessages } from '@/db/schema/contact-messages'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { isKeyed, lockCancellation } from './cancellation-key'

/** Closes a declaration that ends no contract, and answers it with the agency's reason. `conflict` once it is confirmed or
 *  closed. */
export async function closeCancellation(
  ctx: Context,
  { messageId, answer }: { messageId: number; answer: string },
): Promise<void> {
  const condition = isKeyed(ctx, { messageId })
  await ctx.transaction(async (tx) => {
    const { cancellation, declaration, at } = await lockCancellation(tx, condition)
    const { id, kind, status } = cancellation
    if (status !== 'received') throw new DomainError('conflict', 'Cette déclaration est déjà traitée.')
    await tx.db
      .update(cancellations)
      .set({ status: 'closed', handler: 'agency', handledAt: tx.now(), answer })
      .where(eq(cancellations.id, id))
    await tx.db.update(contactMessages).set({ status: 'done' }).where(eq(contactMessages.id, messageId))
    if (declaration.email !== '')
      await tx.enqueue({
        queue: 'mail',
        mail: {
          ...{ kind: 'cancellation-closed', messageId, to: declaration.email },
          ...{ about: kind, at: at.getTime(), answer },
        },
      })
    await tx.audit({ action: 'cancellation.closed', subject: { type: 'message', id: messageId } })
  })
}
