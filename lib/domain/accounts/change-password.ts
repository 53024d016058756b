import type { Context } from '../context'
import { getOwnUser } from './own-user'
import { hashPassword } from './password'
import { requirePassword, wrongPassword } from './require-password'
import type { ChangePassword } from './schema'
import { setPassword } from './set-password'
import { refuseWeakPassword } from './weak-password'

/** `staysSignedIn`: keeps this session; the others end. */
type Input = ChangePassword & { staysSignedIn?: boolean }

/** Changes the actor's password and ends every session, this one included unless `staysSignedIn`. */
export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword, staysSignedIn = false }: Input,
): Promise<void> {
  const user = await getOwnUser(ctx)
  const { id } = user
  await requirePassword(ctx, { user, password: currentPassword, path: 'currentPassword' })
  await refuseWeakPassword(newPassword, user, 'newPassword')
  const passwordHash = await hashPassword(newPassword)
  const keptSession = staysSignedIn && ctx.actor.type === 'person' ? ctx.actor.sessionId : undefined
  await ctx.transaction(async (tx) => {
    const instead = user.passwordHash
    const isSet = await setPassword(tx, { userId: id, passwordHash, instead, keptSession })
    if (!isSet) throw wrongPassword('currentPassword')
    await tx.audit({ action: 'user.password-changed', subject: { type: 'user', id } })
  })
}
