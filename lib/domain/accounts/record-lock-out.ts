import { sql } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Context } from '../context'

/** Writes that a log-in was refused unseen, after too many failures. `per`: what they were counted for. */
export async function recordLockOut(
  ctx: Context,
  { email, per }: { email: string; per: string },
): Promise<void> {
  const address = email.toLowerCase()
  await ctx.transaction(async (tx) => {
    const [user] = await tx.db
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(${users.email}) = ${address}`)
    const subject = user ? { type: 'user' as const, id: user.id } : { type: 'address' as const, id: address }
    await tx.audit({ action: 'user.locked-out', subject, after: { per } })
  })
}
