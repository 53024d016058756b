import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { users } from '@/db/schema/users'
import { mayOweVat } from '../billing-rules/reverse-charge'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { clientColumns } from '../users/client-columns'

/** A VAT number of another member state, and since when the agency considers it valid. */
export type VatConfirmation = {
  clientId: number
  vatNumber: string
  confirmedAt: Date | null
  /** Who confirmed it; null if the account was deleted. */
  confirmedBy: string | null
}

export type UnconfirmedNumber = { clientId: number; clientName: string; vatNumber: string }

/** Of a client, for the agency; null if the client has no such number with an effect. */
export async function readVatConfirmation(reads: Reads, clientId: number): Promise<VatConfirmation | null> {
  requirePermission(reads, 'subscriptions.manage')
  const [client] = await reads.db.select().from(clients).where(eq(clients.id, clientId))
  if (!client || client.vatNumber === null || !mayOweVat(client)) return null
  const { vatNumber, vatConfirmedAt: confirmedAt, vatConfirmedBy } = client
  const confirmed = vatConfirmedBy === null ? [] : [vatConfirmedBy]
  const people = await reads.db.select().from(users).where(inArray(users.id, confirmed))
  const [person] = people.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return { clientId, vatNumber, confirmedAt, confirmedBy: person ?? null }
}

/** Clients whose number waits to be confirmed, and who are invoiced with VAT until then; the oldest first. */
export const unconfirmedClients = ({ db }: Pick<Reads, 'db'>) =>
  db
    .select({
      clientId: sql<number>`${clients.id}`.as('clientId'),
      kind: sql<typeof clients.$inferSelect.kind>`${clients.kind}`.as('kind'),
      billingCountry: sql<string | null>`${clients.billingCountry}`.as('billingCountry'),
      vatNumber: sql<string | null>`${clients.vatNumber}`.as('vatNumber'),
      clientName: sql<string>`${clientColumns.clientName}`.as('clientName'),
    })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.ownerId))
    .where(
      and(
        ...[eq(clients.kind, 'professional'), ne(clients.billingCountry, 'FR')],
        isNull(clients.vatConfirmedAt),
      ),
    )
    .orderBy(asc(clients.id))

type Row = Omit<UnconfirmedNumber, 'vatNumber'> &
  Pick<typeof clients.$inferSelect, 'kind' | 'billingCountry' | 'vatNumber'>

export const toUnconfirmedNumbers = (rows: readonly Row[]): UnconfirmedNumber[] =>
  rows.flatMap(({ clientId, clientName, vatNumber, ...facts }) =>
    vatNumber !== null && mayOweVat({ ...facts, vatNumber }) ? [{ clientId, clientName, vatNumber }] : [],
  )
