import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { hashPassword } from '../accounts/password'
import { setPassword } from '../accounts/set-password'
import { refuseWeakPassword } from '../accounts/weak-password'
import type { Context } from '../context'
import { notFound } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { lockUser, refuseAnonymous } from './lock-user'
import type { UserPassword } from './schema'

const NO_OWNER = { email: '', firstName: '', lastName: '' }

/** Gives an account a new password and ends its sessions. */
export async function changeUserPassword(ctx: Context, { id, newPassword }: UserPassword): Promise<void> {
  requirePermission(ctx, 'users.manage')
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id))
  // A weak password is refused even if the account does not exist.
  await refuseWeakPassword(newPassword, user ?? NO_OWNER, 'newPassword')
  if (!user) throw notFound()
  const passwordHash = await hashPassword(newPassword)
  await ctx.transaction(async (tx) => {
    refuseAnonymous(await lockUser(tx, id))
    await setPassword(tx, { userId: id, passwordHash })
    await tx.audit({ action: 'user.password-changed', subject: { type: 'user', id } })
  })
}
