import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoiceLines, invoices } from '@/db/schema/invoices'
import { isAsked } from '../billing-rules/asked'
import { addDays, type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { isOwnInvoice } from '../permissions/scopes'
import { LIVE } from './attempts'
import type { OpenInvoice } from './details'
import type { Due } from './due'
import { INVOICE_FACTS } from './invoice-facts'

/** An invoice without a subscription that needs its client's action: to be paid or, as a draft, to get missing facts. */
export type StandaloneInvoice = {
  id: number
  invoice: OpenInvoice
  /** What its first line says. */
  label: string
  due: Due
}

/** The bills of the actor's own client, also an administrator's, oldest due date first; a draft waits for facts. */
export const listOwnStandalone = (reads: Reads): Promise<StandaloneInvoice[]> =>
  readStandalone(reads, isOwnInvoice(reads))

/** The same of any client, for the agency. */
export function listClientStandalone(reads: Reads, clientId: number): Promise<StandaloneInvoice[]> {
  requirePermission(reads, 'subscriptions.manage')
  return readStandalone(reads, eq(invoices.clientId, clientId))
}

async function readStandalone(reads: Reads, condition: SQL): Promise<StandaloneInvoice[]> {
  const rows = await reads.db
    .select({
      ...INVOICE_FACTS,
      label: sql<string>`coalesce((select ${invoiceLines.label} from ${invoiceLines} where ${invoiceLines.invoiceId} = ${invoices.id}
        order by ${invoiceLines.id} limit 1), 'Facture')`,
    })
    .from(invoices)
    .leftJoin(
      invoiceAttempts,
      and(eq(invoiceAttempts.invoiceId, invoices.id), inArray(invoiceAttempts.state, LIVE)),
    )
    .where(
      and(
        ...[condition, isNull(invoices.subscriptionId), eq(invoices.kind, 'invoice')],
        inArray(invoices.status, ['draft', 'issued']),
      ),
    )
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
  const today = parisDay(reads.now())
  return rows.map(({ label, ...row }) => {
    const invoice: OpenInvoice = { ...row, dueCents: row.totalCents - row.creditedCents }
    return { id: row.id, invoice, label, due: dueOfStandalone(invoice, today) }
  })
}

/** What such an invoice leaves to be paid today: it is late from the day after its due date, even before the job records it, and
 *  interrupts nothing. */
export function dueOfStandalone(invoice: OpenInvoice, today: Day): Due {
  const { status, attemptState, refusedOn, dueOn } = invoice
  const none = { since: null, serviceUntil: null, interruptedOn: null, invoices: [], amountCents: 0 }
  if (status === 'draft') return { ...none, state: 'waiting' }
  if (attemptState !== null && attemptState !== 'open') return { ...none, state: 'processing' }
  if (!isAsked(invoice)) return { ...none, state: 'none' }
  const since = refusedOn ?? (dueOn !== null && dueOn < today ? addDays(dueOn, 1) : null)
  return {
    ...{ ...none, since, invoices: [invoice], amountCents: invoice.dueCents },
    state: since === null ? 'to_pay' : 'late',
  }
}
