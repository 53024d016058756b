import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { actingUser, type Context } from '../context'
import { lockAccount } from './lock-account'

/** Days within which the agency answers a request: one month (GDPR, article 12). */
export const DELETION_DAYS = 30

/** Asks the agency by mail to delete the actor's account and data; once, until the request is withdrawn. */
export async function requestDeletion(ctx: Context): Promise<void> {
  const { id } = actingUser(ctx)
  await ctx.transaction(async (tx) => {
    const user = await lockAccount(tx, id)
    if (user.deletionRequestedAt) return
    await tx.db.update(users).set({ deletionRequestedAt: tx.now() }).where(eq(users.id, id))
    await tx.audit({ action: 'user.deletion-requested', subject: { type: 'user', id } })
    await tx.enqueue({
      queue: 'mail',
      mail: {
        kind: 'deletion-requested',
        userId: id,
        at: tx.now().getTime(),
        clientName: `${user.firstName} ${user.lastName}`,
        clientEmail: user.email,
      },
    })
  })
}

/** Withdraws the request. */
export async function withdrawDeletion(ctx: Context): Promise<void> {
  const { id } = actingUser(ctx)
  await ctx.transaction(async (tx) => {
    const user = await lockAccount(tx, id)
    if (!user.deletionRequestedAt) return
    await tx.db.update(users).set({ deletionRequestedAt: null }).where(eq(users.id, id))
    await tx.audit({ action: 'user.deletion-withdrawn', subject: { type: 'user', id } })
  })
}
