import { eq } from 'drizzle-orm'
import { accountTokens } from '@/db/schema/account-tokens'
import { apiKeys } from '@/db/schema/api-keys'
import { knownBrowsers } from '@/db/schema/known-browsers'
import { refusedForms } from '@/db/schema/refused-forms'
import { passkeyChallenges } from '@/db/schema/second-factors'
import { sessions } from '@/db/schema/sessions'
import { submissions } from '@/db/schema/submissions'
import { uploads } from '@/db/schema/uploads'
import type { users } from '@/db/schema/users'
import { endAllSessions } from '../accounts/sessions'
import type { Tx } from '../context'
import { deleteFactors } from '../second-factors/delete-factors'

/** Deletes everything that gives access to a locked account, as its deletion would, and returns the addresses of its links. */
export async function closeAccess(
  tx: Tx,
  { id, secondFactorAt }: Pick<typeof users.$inferSelect, 'id' | 'secondFactorAt'>,
): Promise<string[]> {
  if (secondFactorAt) await deleteFactors(tx, id)
  await endAllSessions(tx, id)
  await tx.db
    .update(sessions)
    .set({ viewedUserId: null, viewEndsAt: null })
    .where(eq(sessions.viewedUserId, id))
  for (const table of [apiKeys, knownBrowsers, passkeyChallenges, refusedForms, submissions, uploads])
    await tx.db.delete(table).where(eq(table.userId, id))
  const links = await tx.db
    .delete(accountTokens)
    .where(eq(accountTokens.userId, id))
    .returning({ email: accountTokens.email })
  return links.flatMap(({ email }) => email ?? [])
}
