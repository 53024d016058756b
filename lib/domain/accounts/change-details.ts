import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { actingUser, type Context } from '../context'
import { lockAccount } from './lock-account'
import type { OwnDetails } from './schema'

/** Updates the personal details of the actor's account. */
export async function changeDetails(ctx: Context, details: OwnDetails): Promise<void> {
  const { id } = actingUser(ctx)
  const { firstName, lastName, phone, ...optional } = details
  await ctx.transaction(async (tx) => {
    await lockAccount(tx, id)
    const none = Object.fromEntries(Object.entries(optional).map(([name, text]) => [name, text || null]))
    await tx.db
      .update(users)
      .set({ firstName, lastName, phone, ...none })
      .where(eq(users.id, id))
    await tx.audit({ action: 'user.details-changed', subject: { type: 'user', id } })
  })
}
