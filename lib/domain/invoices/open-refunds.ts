import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { invoiceRefunds } from '@/db/schema/invoice-refunds'
import { invoices } from '@/db/schema/invoices'
import { users } from '@/db/schema/users'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { clientColumns } from '../users/client-columns'

/** A subscription, or a client without one. */
type Of = number | { clientId: number }

/** Refunds that wait for the agency's own transfer, oldest first: of payments noted manually, and those that the provider could
 *  not send. */
export function listOpenRefunds(reads: Reads, of?: Of) {
  requirePermission(reads, 'subscriptions.manage')
  return reads.db
    .select({
      id: invoiceRefunds.id,
      amountCents: invoiceRefunds.amountCents,
      status: invoiceRefunds.status,
      failure: invoiceRefunds.failure,
      createdAt: invoiceRefunds.createdAt,
      subscriptionId: invoices.subscriptionId,
      clientId: invoices.clientId,
      number: invoices.number,
      ...clientColumns,
    })
    .from(invoiceRefunds)
    .innerJoin(invoices, eq(invoices.id, invoiceRefunds.invoiceId))
    .innerJoin(users, eq(users.id, invoices.clientId))
    .where(
      and(inArray(invoiceRefunds.status, ['to_transfer', 'failed']), of === undefined ? undefined : isOf(of)),
    )
    .orderBy(asc(invoiceRefunds.id))
}

const isOf = (of: Of) =>
  typeof of === 'number'
    ? eq(invoices.subscriptionId, of)
    : and(isNull(invoices.subscriptionId), eq(invoices.clientId, of.clientId))

export type OpenRefund = Awaited<ReturnType<typeof listOpenRefunds>>[number]
