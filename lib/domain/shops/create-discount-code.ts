import { count, eq } from 'drizzle-orm'
import { discountCodes } from '@/db/schema/discount-codes'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { lockWebsite } from '../websites/queries'
import { refuseTakenCode } from './refuse-taken-code'
import { type DiscountCode, type DiscountCodeInput, MAX_CODES } from './schema'

/** Adds a code to the actor's own shop; `conflict` when the shop already has it, in any spelling, or has too many. */
export async function createDiscountCode(
  ctx: Context,
  { websiteId, ...fields }: DiscountCodeInput & { websiteId: number },
): Promise<DiscountCode> {
  return ctx.transaction(async (tx) => {
    await lockWebsite(tx, websiteId)
    const [kept] = await tx.db
      .select({ codes: count() })
      .from(discountCodes)
      .where(eq(discountCodes.websiteId, websiteId))
    if (kept && kept.codes >= MAX_CODES)
      throw new DomainError('conflict', `Une boutique garde ${MAX_CODES} codes au plus : supprimez-en un.`)
    const [added] = await refuseTakenCode(
      tx.db
        .insert(discountCodes)
        .values({ websiteId, ...fields })
        .returning(),
    )
    if (!added) throw new Error('The code was not written')
    const subject = { type: 'discount-code' as const, id: added.id }
    await tx.audit({ action: 'discount-code.created', subject, after: { websiteId, ...fields } })
    return added
  })
}
