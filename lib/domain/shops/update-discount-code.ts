import { eq } from 'drizzle-orm'
import { discountCodes } from '@/db/schema/discount-codes'
import type { Context } from '../context'
import { DomainError } from '../errors'
import { changedFields, sameFields } from '../given-fields'
import { isUsed } from './policy'
import { lockDiscountCode } from './queries'
import { refuseTakenCode } from './refuse-taken-code'
import type { DiscountCode, DiscountCodeInput } from './schema'

const IN_USE =
  'Ce code a déjà servi : son nom et sa remise ne changent plus. Désactivez-le et créez-en un autre.'

/** Changes a code of the actor's own shop. `conflict` when an order has used it and its name or its value would change. */
export async function updateDiscountCode(
  ctx: Context,
  { id, ...fields }: DiscountCodeInput & { id: number },
): Promise<DiscountCode> {
  return ctx.transaction(async (tx) => {
    const code = await lockDiscountCode(tx, id)
    const changed = changedFields<DiscountCodeInput>(code, fields)
    if (Object.keys(changed).length === 0) return code
    const isAnother = 'code' in changed || 'percent' in changed || 'amountCents' in changed
    if (isAnother && isUsed(code)) throw new DomainError('conflict', IN_USE)
    const [updated] = await refuseTakenCode(
      tx.db.update(discountCodes).set(changed).where(eq(discountCodes.id, id)).returning(),
    )
    if (!updated) throw new Error('The code vanished while it was locked')
    await tx.audit({
      action: 'discount-code.changed',
      subject: { type: 'discount-code', id },
      before: sameFields<DiscountCodeInput>(code, changed),
      after: changed,
    })
    return updated
  })
}
