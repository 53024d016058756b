import type { Metadata } from 'next'
import { Month } from '@/lib/domain/accounting/schema'
import { listDocuments } from '@/lib/domain/books/documents'
import { listIncoming } from '@/lib/domain/books/incoming'
import { listPayments } from '@/lib/domain/books/payments'
import { readToDecide } from '@/lib/domain/books/read-to-decide'
import { readReceivables } from '@/lib/domain/books/receivables'
import { readRecurring } from '@/lib/domain/books/recurring'
import { listWaitingDrafts } from '@/lib/domain/books/waiting'
import { parisDay, parisMonth, shiftMonth } from '@/lib/domain/calendar'
import { listOpenRefunds } from '@/lib/domain/invoices/open-refunds'
import type { Query } from '@/lib/server/requests/list-address'
import { requirePageAccess } from '@/lib/server/session/session'
import { AdminFrame } from '../frame'
import { PATH } from './address'
import { BillingFigures } from './figures'
import { MonthBooks } from './month-books'
import { BillingToDo } from './to-do'

export const metadata: Metadata = { title: 'Facturation · Admin Dashboard' }

/** The number of pending drafts shown. */
const DRAFTS = 20
/** The number of late invoices without a subscription shown, oldest first. */
const LATE = 20

/** `mois`: the month of the books; the last complete one by default. */
export default async function AdminBillingPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = await requirePageAccess(PATH, 'subscriptions.manage')
  const thisMonth = parisMonth(ctx.now())
  const month = Month.safeParse((await searchParams).mois).data ?? shiftMonth(thisMonth, -1)
  const [refunds, toDecide, drafts, receivables, incoming, recurring, documents, payments] =
    await Promise.all([
      listOpenRefunds(ctx),
      readToDecide(ctx, { late: LATE }),
      listWaitingDrafts(ctx, DRAFTS + 1),
      readReceivables(ctx),
      listIncoming(ctx),
      readRecurring(ctx),
      listDocuments(ctx, month),
      listPayments(ctx, month),
    ])
  return (
    <AdminFrame current={PATH}>
      <BillingToDo
        {...{ refunds, ...toDecide }}
        drafts={drafts.slice(0, DRAFTS)}
        hasMore={drafts.length > DRAFTS}
      />
      <BillingFigures {...{ receivables, incoming, recurring }} today={parisDay(ctx.now())} />
      <MonthBooks {...{ month, thisMonth, documents, payments }} />
    </AdminFrame>
  )
}
