import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { type Context, requireActor } from '../context'
import { notFound } from '../errors'
import type { UserInfo } from './schema'

/** What the signed-in person may see of their own account. */
export async function getOwnInfo(ctx: Context): Promise<UserInfo> {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, requireActor(ctx).id))
  if (!user) throw notFound()
  return {
    id: user.id,
    color: user.color,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    role: user.role,
    hasPaymentAccount: user.stripeAccountId !== null,
    emailConfirmed: user.emailConfirmedAt !== null,
  }
}
