import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { type accountTokenPurpose, accountTokens } from '@/db/schema/account-tokens'
import type { Context } from '../context'
import { DomainError } from '../errors'

type Purpose = (typeof accountTokenPurpose.enumValues)[number]

const digest = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes a single-use link token and keeps its hash. */
export async function createAccountToken(
  tx: Context,
  userId: number,
  purpose: Purpose,
  hours: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.db.insert(accountTokens).values({
    tokenHash: digest(token),
    purpose,
    userId,
    expiresAt: new Date(Date.now() + hours * 3_600_000),
  })
  return token
}

/** Ends every link of one purpose that an account still has: a newer password must not be undone by an older mail. */
export async function endAccountTokens(tx: Context, userId: number, purpose: Purpose): Promise<void> {
  await tx.db
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)))
}

/** Uses the token up and says whose it was; an unknown, used or expired one is a `validation` error. */
export async function useAccountToken(tx: Context, token: string, purpose: Purpose): Promise<number> {
  const [used] = await tx.db
    .update(accountTokens)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(accountTokens.tokenHash, digest(token)),
        eq(accountTokens.purpose, purpose),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, new Date()),
      ),
    )
    .returning({ userId: accountTokens.userId })
  if (used) return used.userId
  const message = 'Ce lien n’est plus valable : il a déjà servi ou il a expiré. Demandez-en un nouveau.'
  throw new DomainError('validation', message, { issues: [{ path: 'token', message }] })
}
