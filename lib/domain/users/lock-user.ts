import { asc, eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { users } from '@/db/schema/users'
import { isAnonymousAddress } from '../accounts/anonymous'
import { actingUser, type Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { isOwner, userColumns } from './queries'
import type { User } from './schema'

/** An account and its client, locked until the transaction ends; every change to it by the administration starts here. */
export async function lockUser(tx: Tx, id: number): Promise<User> {
  requirePermission(tx, 'users.manage')
  const [user] = await tx.db
    .select(userColumns)
    .from(users)
    .innerJoin(clients, isOwner)
    .where(eq(users.id, id))
    .for('update')
  if (!user) throw notFound()
  return user
}

/** An anonymised account cannot be reopened. */
export function refuseAnonymous({ email }: Pick<User, 'email'>): void {
  if (isAnonymousAddress(email))
    throw new DomainError('conflict', 'Ce compte est anonymisé\u00a0: il ne change plus.')
}

/** The same for a change that may remove an administrator. All administrators are locked first, in a fixed order, so that two
 *  who remove each other run one after the other. */
export async function lockAmongAdmins(tx: Tx, id: number): Promise<{ user: User; isLastAdmin: boolean }> {
  requirePermission(tx, 'users.manage')
  const admins = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'ADMIN'))
    .orderBy(asc(users.id))
    .for('update')
  const user = await lockUser(tx, id)
  const isLastAdmin = user.role === 'ADMIN' && admins.length === 1
  // The actor may have been demoted while this waited.
  if (!isLastAdmin && !admins.some((admin) => admin.id === actingUser(tx).id))
    throw new DomainError('forbidden')
  return { user, isLastAdmin }
}
