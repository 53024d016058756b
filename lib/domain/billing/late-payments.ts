import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { subscriptions } from '@/db/schema/subscriptions'
import { users } from '@/db/schema/users'
import type { Day } from '../calendar'
import type { Reads } from '../context'
import { scalarSubquery } from '../lists/scalar-subquery'
import { requirePermission } from '../permissions/require-permission'
import { clientColumns } from '../users/client-columns'
import { labelOf } from './label'

/** The length of this preview; the list of subscriptions has all of them. */
const PREVIEW_COUNT = 5

const openInvoices = sql`from ${invoices} where ${invoices.subscriptionId} = ${subscriptions.id}
  and ${invoices.kind} = 'invoice' and ${invoices.status} = 'issued'`

/** Late or interrupted subscriptions that have not ended, the longest overdue first, and whether there are more. */
export async function listLatePayments(reads: Reads) {
  requirePermission(reads, 'subscriptions.manage')
  const since = scalarSubquery<Day | null>(
    sql`select coalesce(min(${invoices.refusedOn}), ${subscriptions.lateSince})::text ${openInvoices}`,
  )
  const rows = await reads.db
    .select({
      subscription: subscriptions,
      ...clientColumns,
      dueCents: scalarSubquery<number>(
        sql`select coalesce(sum(${invoices.totalCents} - ${invoices.creditedCents}), 0)::int ${openInvoices}`,
      ),
      since,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.clientId))
    .where(and(ne(subscriptions.status, 'active'), isNull(subscriptions.endedAt)))
    .orderBy(sql`${since} nulls last`, asc(subscriptions.id))
    .limit(PREVIEW_COUNT + 1)
  const late = rows.slice(0, PREVIEW_COUNT).map(({ subscription, clientName, dueCents, since }) => ({
    ...{
      id: subscription.id,
      label: labelOf(subscription),
      isInterrupted: subscription.status === 'inactive',
    },
    ...{ clientName, dueCents, since },
  }))
  return { rows: late, hasMore: rows.length > PREVIEW_COUNT }
}

export type LatePayment = Awaited<ReturnType<typeof listLatePayments>>['rows'][number]
