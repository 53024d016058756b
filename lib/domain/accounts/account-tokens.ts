import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { accountTokens } from '@/db/schema/account-tokens'
import { users } from '@/db/schema/users'
import type { Context, Reads, Tx } from '../context'
import { invalidField } from '../errors'
import type { AccountLinkPurpose } from './link-purpose'

const WEEK = 7 * 24
const HOURS: Record<AccountLinkPurpose, number> = {
  reset_password: 1,
  confirm_email: WEEK,
  invitation: WEEK,
  change_email: 24,
  undo_email: WEEK,
}

/** Creates a single-use link and returns its id, from which the token is made when the mail is written. Null if `id` is already
 *  taken. */
export async function createLink(
  tx: Tx,
  {
    userId,
    purpose,
    id,
    email,
  }: { userId: number; purpose: AccountLinkPurpose; id?: string; email?: string },
): Promise<string | null> {
  const expiresAt = new Date(tx.now().getTime() + HOURS[purpose] * 3_600_000)
  const [made] = await tx.db
    .insert(accountTokens)
    .values({ id, purpose, userId, expiresAt, email })
    .onConflictDoNothing()
    .returning({ id: accountTokens.id })
  return made?.id ?? null
}

/** Deletes an account's links of one purpose: an older mail must not undo a newer password. */
export async function endLinks(
  tx: Tx,
  { userId, purpose }: { userId: number; purpose: AccountLinkPurpose },
): Promise<void> {
  await tx.db
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)))
}

/** The link's row and its account, used and expired links included; null for a forged or deleted one. */
export async function findLink(
  { db, openLink }: Reads & Pick<Context, 'openLink'>,
  { token, purpose }: { token: string; purpose: AccountLinkPurpose },
) {
  const id = openLink(token, purpose)
  if (!id) return null
  const [row] = await db
    .select({ link: accountTokens, user: users })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(and(eq(accountTokens.id, id), eq(accountTokens.purpose, purpose)))
  return row ?? null
}

/** The same; `validation` unless the link is usable. */
export async function requireLink(ctx: Context, asked: { token: string; purpose: AccountLinkPurpose }) {
  const found = await findLink(ctx, asked)
  if (!found || found.link.usedAt || found.link.expiresAt <= ctx.now()) throw deadLink()
  return found
}

/** Marks the link as used; `validation` if it is already used or expired. */
export async function useLink(tx: Tx, id: string): Promise<void> {
  const now = tx.now()
  const used = await tx.db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(and(eq(accountTokens.id, id), isNull(accountTokens.usedAt), gt(accountTokens.expiresAt, now)))
    .returning({ id: accountTokens.id })
  if (used.length === 0) throw deadLink()
}

const deadLink = () =>
  invalidField(
    'token',
    'Ce lien n’est plus valable : il a déjà servi ou il a expiré. Demandez-en un nouveau.',
  )

/** For the nightly job: deletes used and expired links. */
export async function deleteEndedTokens(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const hasExpired = lt(accountTokens.expiresAt, tx.now())
    await tx.db.delete(accountTokens).where(or(isNotNull(accountTokens.usedAt), hasExpired))
  })
}
