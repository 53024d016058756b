import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import { recoveryCodes } from '@/db/schema/second-factors'
import type { Reads, Tx } from '../context'

const COUNT = 10
/** Crockford's alphabet, without letters that look like digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 24

/** 120 random bits, so that one plain hash is enough. */
const drawCode = () => Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % 32]).join('')
const inGroups = (code: string) => code.replace(/(.{6})(?=.)/g, '$1-')

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')
/** Normalizes a typed code: letters that look like digits are read as digits. */
const readCode = (typed: string) =>
  typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1')

/** Replaces the account's codes with ten new ones, which are shown only now. */
export async function writeRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, drawCode)
  await deleteRecoveryCodes(tx, userId)
  await tx.db.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })))
  return codes.map(inGroups)
}

/** Consumes a code; false for an unknown or used one, also under concurrent use. */
export async function consumeRecoveryCode(tx: Tx, userId: number, typed: string): Promise<boolean> {
  const taken = await tx.db
    .update(recoveryCodes)
    .set({ usedAt: tx.now() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashOf(readCode(typed))),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  if (taken.length === 0) return false
  const left = await countRecoveryCodes(tx, userId)
  await tx.audit({
    action: 'user.recovery-code-used',
    subject: { type: 'user', id: userId },
    after: { left },
  })
  return true
}

export async function countRecoveryCodes({ db }: Pick<Reads, 'db'>, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

export async function deleteRecoveryCodes(tx: Tx, userId: number): Promise<void> {
  await tx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
