import { count, eq } from 'drizzle-orm'
import { passkeys, totpSecrets } from '@/db/schema/second-factors'
import { users } from '@/db/schema/users'
import { endAllSessions } from '../accounts/sessions'
import type { Tx } from '../context'
import { mailSecurityChange } from '../notifications/mail-security-change'
import type { LockedAccount } from './lock-own-account'
import { deleteRecoveryCodes, writeRecoveryCodes } from './recovery-codes'
import type { Factor } from './schema'

/** To call after adding a factor: from now on log-ins require one, and the other sessions end. Returns the recovery codes
 *  generated with the first factor. Call it with the account locked, so that a concurrent log-in either has its session ended
 *  here or sees the factor. */
export async function addFactor(tx: Tx, account: LockedAccount, factor: Factor): Promise<string[]> {
  const isFirst = account.secondFactorAt === null
  const codes = isFirst ? await writeRecoveryCodes(tx, account.id) : []
  if (isFirst) await tx.db.update(users).set({ secondFactorAt: tx.now() }).where(eq(users.id, account.id))
  await tx.audit({
    action: 'user.factor-added',
    subject: { type: 'user', id: account.id },
    after: { factor, isFirst },
  })
  await endAllSessions(tx, account.id, { except: account.sessionId })
  await mailSecurityChange(tx, account, `${factor}-added`)
  return codes
}

/** To call after deleting a factor. */
export async function dropFactor(tx: Tx, account: LockedAccount, factor: Factor): Promise<void> {
  const isLast = (await countFactors(tx, account.id)) === 0
  if (isLast) {
    await deleteRecoveryCodes(tx, account.id)
    await tx.db.update(users).set({ secondFactorAt: null }).where(eq(users.id, account.id))
  }
  await tx.audit({
    action: 'user.factor-removed',
    subject: { type: 'user', id: account.id },
    before: { factor, isLast },
  })
  await endAllSessions(tx, account.id, { except: account.sessionId })
  await mailSecurityChange(tx, account, `${factor}-removed`)
}

/** Counts the confirmed app and each passkey. */
export async function countFactors({ db }: Pick<Tx, 'db'>, userId: number): Promise<number> {
  const [apps] = await db
    .select({ confirmed: count(totpSecrets.confirmedAt) })
    .from(totpSecrets)
    .where(eq(totpSecrets.userId, userId))
  const [keys] = await db.select({ all: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return (apps?.confirmed ?? 0) + (keys?.all ?? 0)
}
