import { eq } from 'drizzle-orm'
import { discountCodes } from '@/db/schema/discount-codes'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { isUsed } from './policy'
import { lockDiscountCode } from './queries'

/** Deletes a code of the actor's own shop; `conflict` when an order has used it. */
export async function deleteDiscountCode(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (tx) => {
    const code = await lockDiscountCode(tx, id)
    if (isUsed(code))
      throw new DomainError('conflict', 'Ce code a déjà servi : désactivez-le au lieu de le supprimer.')
    await tx.db.delete(discountCodes).where(eq(discountCodes.id, id))
    const { websiteId, code: name, percent, amountCents } = code
    await tx.audit({
      action: 'discount-code.deleted',
      subject: { type: 'discount-code', id },
      before: { websiteId, code: name, percent, amountCents },
    })
  })
}
