import { and, eq, isNull } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Context } from '../context'
import { useAccountToken } from './account-tokens'

/** Marks the address as the account's own, by the link of the welcome mail. */
export async function confirmEmail(ctx: Context, token: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const userId = await useAccountToken(tx, token, 'confirm_email')
    await tx.db
      .update(users)
      .set({ emailConfirmedAt: new Date() })
      .where(and(eq(users.id, userId), isNull(users.emailConfirmedAt)))
  })
}
