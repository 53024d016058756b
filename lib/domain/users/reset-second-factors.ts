import { lockAccount } from '../accounts/lock-account'
import { endAllSessions } from '../accounts/sessions'
import { actingUser, type Context } from '../context'
import { DomainError } from '../errors'
import { mailSecurityChange } from '../notifications/mail-security-change'
import { requirePermission } from '../permissions/require-permission'
import { deleteFactors } from '../second-factors/delete-factors'

/** Deletes every second factor of a person who has lost them, ends their sessions and notifies them by mail: they log in with the
 *  password alone, and staff must then set up a factor. `conflict` for the actor's own account, and for one without a factor. */
export async function resetSecondFactors(ctx: Context, id: number): Promise<void> {
  requirePermission(ctx, 'users.manage')
  if (actingUser(ctx).id === id)
    throw new DomainError('conflict', 'Vos propres facteurs se gèrent depuis votre compte.')
  await ctx.transaction(async (tx) => {
    const account = await lockAccount(tx, id)
    if (!account.secondFactorAt) throw new DomainError('conflict', 'Ce compte n’a pas de second facteur.')
    await deleteFactors(tx, id)
    await endAllSessions(tx, id)
    await mailSecurityChange(tx, account, 'factors-reset')
  })
}
