import { isNotNull, lt, or } from 'drizzle-orm'
import { accountTokens } from '@/db/schema/account-tokens'
import { rateLimits } from '@/db/schema/rate-limits'
import { sessions } from '@/db/schema/sessions'
import { database } from './database'

/** Deletes what has ended and nobody will read again. */
export async function keepHouse(db = database(), now = new Date()): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(accountTokens).where(or(isNotNull(accountTokens.usedAt), lt(accountTokens.expiresAt, now)))
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
}
