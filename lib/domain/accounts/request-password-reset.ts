import { sql } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Context } from '../context'
import { createAccountToken } from './account-tokens'

/** Mails a link that is good for one hour. Silent for an unknown address, so that nobody learns who has an account. */
export async function requestPasswordReset(ctx: Context, email: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const [user] = await tx.db
      .select({ id: users.id, email: users.email, firstName: users.firstName })
      .from(users)
      .where(sql`lower(${users.email}) = ${email.toLowerCase()}`)
    if (!user) return
    const token = await createAccountToken(tx, user.id, 'reset_password', 1)
    await tx.enqueue({
      queue: 'mail',
      mail: {
        kind: 'reset-password',
        requestId: crypto.randomUUID(),
        to: user.email,
        firstName: user.firstName,
        token,
      },
    })
  })
}
