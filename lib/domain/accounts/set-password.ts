import { and, eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Tx } from '../context'
import { endLinks } from './account-tokens'
import { endAllSessions } from './sessions'

type Change = {
  userId: number
  passwordHash: string
  /** The hash to replace; if the account has another one by now, nothing changes and the result is false. */
  instead?: string
  /** The session to keep; all end without it. */
  keptSession?: string | undefined
}

/** Links that choose a password or change the address: someone who knew the old password may have requested them. */
const ENDED = ['reset_password', 'invitation', 'change_email'] as const

/** Writes a new password's hash, then ends the account's sessions and the links requested before. */
export async function setPassword(
  tx: Tx,
  { userId, passwordHash, instead, keptSession }: Change,
): Promise<boolean> {
  const own = eq(users.id, userId)
  const changed = await tx.db
    .update(users)
    .set({ passwordHash })
    .where(instead === undefined ? own : and(own, eq(users.passwordHash, instead)))
    .returning({ id: users.id })
  if (changed.length === 0) return false
  for (const purpose of ENDED) await endLinks(tx, { userId, purpose })
  await endAllSessions(tx, userId, { except: keptSession })
  return true
}
