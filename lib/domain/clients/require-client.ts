import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import type { Tx } from '../context'
import { invalidField } from '../errors'

/** Refuses a field that names no client, and keeps the client from being deleted until the transaction ends. */
export async function requireClient(tx: Tx, clientId: number): Promise<void> {
  const [client] = await tx.db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.id, clientId))
    .for('key share')
  if (!client) throw invalidField('clientId', 'Aucun utilisateur ne porte cet identifiant.')
}
