import { eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { users } from '@/db/schema/users'
import type { Tx } from '../context'
import type { BillingMail } from './billing-mails'

type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never
type ToClient = Exclude<BillingMail, { kind: 'invoice-waits-agency' | 'decide-agency' }>

/** Mails a client about their contract, at the addresses given for invoices, otherwise at their owner's. */
export async function mailClient(
  tx: Tx,
  clientId: number,
  mail: Without<ToClient, 'to' | 'id'>,
): Promise<void> {
  const [client] = await tx.db
    .select({ billingEmails: clients.billingEmails, email: users.email })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.ownerId))
    .where(eq(clients.id, clientId))
  if (!client) return
  const addresses = client.billingEmails.length > 0 ? client.billingEmails : [client.email]
  for (const to of addresses)
    await tx.enqueue({ queue: 'mail', mail: { ...mail, id: crypto.randomUUID(), to } })
}

/** Notifies the agency that an invoice is waiting for missing details. */
export async function mailWaitingInvoice(
  tx: Tx,
  clientId: number,
  { label, lacks }: { label: string; lacks: 'client' | 'seller' },
): Promise<void> {
  const clientName = await readClientName(tx, clientId)
  const id = crypto.randomUUID()
  await tx.enqueue({ queue: 'mail', mail: { kind: 'invoice-waits-agency', id, label, clientName, lacks } })
}

/** Asks the agency for a decision on a contract that does not end automatically. */
export async function mailDecision(
  tx: Tx,
  clientId: number,
  asked: Omit<Extract<BillingMail, { kind: 'decide-agency' }>, 'kind' | 'id' | 'clientName'>,
): Promise<void> {
  const clientName = await readClientName(tx, clientId)
  const id = crypto.randomUUID()
  await tx.enqueue({ queue: 'mail', mail: { kind: 'decide-agency', id, clientName, ...asked } })
}

async function readClientName(tx: Tx, clientId: number): Promise<string> {
  const [owner] = await tx.db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, clientId))
  return owner ? `${owner.firstName} ${owner.lastName}` : ''
}
