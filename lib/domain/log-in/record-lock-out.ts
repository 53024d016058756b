import { sql } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Context, Tx } from '../context'

/** Records that a log-in was refused without a check, after too many failures. `per`: what the failures were counted for. */
export async function recordLockOut(
  ctx: Context,
  { account, per }: { account: { email: string } | { userId: number }; per: string },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const subject =
      'userId' in account ? ofUser(account.userId) : await findSubject(tx, account.email.toLowerCase())
    await tx.audit({ action: 'user.locked-out', subject, after: { per } })
  })
}

const ofUser = (id: number) => ({ type: 'user' as const, id })

async function findSubject({ db }: Tx, address: string) {
  const [user] = await db.select({ id: users.id }).from(users).where(sql`lower(${users.email}) = ${address}`)
  return user ? ofUser(user.id) : { type: 'address' as const, id: address }
}
