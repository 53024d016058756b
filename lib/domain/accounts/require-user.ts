import { eq } from 'drizzle-orm'
import { users } from '@/db/schema/users'
import type { Tx } from '../context'
import { invalidField } from '../errors'

/** Refuses a field that names no user, and keeps the named one from being deleted until the transaction ends. */
export async function requireUser(tx: Tx, userId: number): Promise<void> {
  const [user] = await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  if (!user) throw invalidField('userId', 'Aucun utilisateur ne porte cet identifiant.')
}
