import { asc, eq } from 'drizzle-orm'
import { passkeys, totpSecrets } from '@/db/schema/second-factors'
import { users } from '@/db/schema/users'
import { actingUser, type Context, isViewed } from '../context'
import { notFound } from '../errors'
import { countRecoveryCodes } from './recovery-codes'
import type { SecondFactors } from './schema'
import { totpUri } from './totp'
import { boxOf } from './totp-secrets'

/** The factors of the actor's own account. */
export async function getSecondFactors(ctx: Context): Promise<SecondFactors> {
  const { id } = actingUser(ctx)
  const [user] = await ctx.db
    .select({ email: users.email, since: users.secondFactorAt })
    .from(users)
    .where(eq(users.id, id))
  if (!user) throw notFound()
  const [app] = await ctx.db.select().from(totpSecrets).where(eq(totpSecrets.userId, id))
  const own = await ctx.db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, id))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
  return {
    since: user.since,
    totp: stateOf(ctx, user.email, app),
    passkeys: own,
    recoveryCodesLeft: await countRecoveryCodes(ctx, id),
  }
}

/** A secret is shown to its owner alone: an administrator who views the account could keep it. */
function stateOf(
  { actor, secretBox }: Context,
  email: string,
  app: typeof totpSecrets.$inferSelect | undefined,
): SecondFactors['totp'] {
  if (app?.confirmedAt) return { state: 'on', since: app.confirmedAt }
  const secret = app && !isViewed(actor) && secretBox.open(app.secret, boxOf(app.userId))
  return secret ? { state: 'pending', secret, uri: totpUri(secret, email) } : { state: 'off' }
}
