import { isNotNull, lt, or } from 'drizzle-orm'
import { accountTokens } from '@/db/schema/account-tokens'
import { rateLimits } from '@/db/schema/rate-limits'
import { refusedForms } from '@/db/schema/refused-forms'
import { sessions } from '@/db/schema/sessions'
import { uploads } from '@/db/schema/uploads'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import { database } from './database'

const DAY_MS = 24 * 60 * 60 * 1000
const WEBHOOK_LOG_MS = 30 * DAY_MS

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Deletes what has ended and nobody will read again. */
export async function keepHouse(db = database(), now = new Date()): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
  await db.delete(accountTokens).where(or(isNotNull(accountTokens.usedAt), lt(accountTokens.expiresAt, now)))
  await db.delete(uploads).where(lt(uploads.createdAt, new Date(now.getTime() - WEEK_MS)))
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()))
  await db.delete(refusedForms).where(lt(refusedForms.createdAt, new Date(now.getTime() - DAY_MS)))
  await db
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.createdAt, new Date(now.getTime() - WEBHOOK_LOG_MS)))
}
