import { eq, sql } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import { endLinks } from '../accounts/account-tokens'
import { endAllSessions } from '../accounts/sessions'
import type { ActingUser, Tx } from '../context'
import { deleteFactors } from '../second-factors/delete-factors'
import { mailFirstLink, writeUser } from '../users/create-user'
import { CreateUser } from '../users/schema'
import type { QuoteRow } from './schema'

type Wanted = Pick<QuoteRow, 'clientId' | 'email' | 'firstName' | 'lastName' | 'businessName'>

/** The client's account of a locked quote: its client's, the one with its address, or a new one with an invitation to choose
 *  a password. `passwordHash`: of a random one. A unique violation when a concurrent acceptance creates the account. */
export async function joinAccount(tx: Tx, quote: Wanted, passwordHash: string): Promise<ActingUser> {
  const { clientId, email, firstName, lastName, businessName } = quote
  const [account] = await tx.db
    .select()
    .from(users)
    .where(clientId === null ? sql`lower(${users.email}) = ${email.toLowerCase()}` : eq(users.id, clientId))
    .for('update')
  if (!account) {
    const input = CreateUser.parse({ firstName, lastName, email, businessName, invite: true })
    const { id } = await writeUser(tx, input, passwordHash)
    return { id, role: 'USER', clientId: id }
  }
  const isUnproven = !account.emailConfirmedAt && account.termsAcceptedAt !== null
  if (clientId === null && isUnproven && account.role === 'USER')
    await giveToItsAddress(tx, account, passwordHash)
  return { id: account.id, role: 'USER', clientId: account.id }
}

const OLD_LINKS = ['reset_password', 'confirm_email', 'invitation', 'change_email', 'undo_email'] as const

/** An account whose address was never confirmed may belong to a stranger who knows its password. The mailed quote proves who
 *  owns the address: only that person is invited in. */
async function giveToItsAddress(
  tx: Tx,
  { id, email, secondFactorAt }: typeof users.$inferSelect,
  passwordHash: string,
): Promise<void> {
  await tx.db.update(users).set({ passwordHash }).where(eq(users.id, id))
  if (secondFactorAt) await deleteFactors(tx, id)
  await endAllSessions(tx, id)
  for (const purpose of OLD_LINKS) await endLinks(tx, { userId: id, purpose })
  await mailFirstLink(tx, { id, email }, 'invitation')
}
