import { redirect } from 'next/navigation'
import { Month } from '@/lib/domain/accounting/schema'
import { listDocuments } from '@/lib/domain/books/documents'
import { listIncoming } from '@/lib/domain/books/incoming'
import { listPayments } from '@/lib/domain/books/payments'
import { listReceivables } from '@/lib/domain/books/receivables'
import { readRecurring } from '@/lib/domain/books/recurring'
import { reportedOf } from '@/lib/domain/books/reported'
import { vatOfMonth } from '@/lib/domain/books/vat-of-month'
import { type Month as CalendarMonth, parisDay } from '@/lib/domain/calendar'
import { type CsvColumn, csvDownload } from '@/lib/server/documents/csv-download'
import { requirePageAccess, type SignedInContext } from '@/lib/server/session/session'
import { INCOMING_CSV, RECEIVABLE_CSV, RECURRING_CSV } from '../figure-csv'
import { CREDIT_CSV, PAYMENT_CSV, REPORTED_CSV, SALES_CSV, VAT_CSV } from '../month-csv'

const PATH = '/admin/facturation'

/** The files of today's figures, by `fichier`. */
const FIGURES: Record<string, (ctx: SignedInContext) => Promise<Response>> = {
  dus: async (ctx) => file(ctx, 'sommes-dues', RECEIVABLE_CSV, await listReceivables(ctx)),
  retards: async (ctx) => file(ctx, 'retards', RECEIVABLE_CSV, await listReceivables(ctx, { isLate: true })),
  'a-venir': async (ctx) => file(ctx, 'a-venir', INCOMING_CSV, await listIncoming(ctx)),
  recurrent: async (ctx) => file(ctx, 'revenu-recurrent', RECURRING_CSV, await readRecurring(ctx)),
}

/** The files of a month's books, by `fichier`. */
const MONTHLY: Record<string, (ctx: SignedInContext, month: CalendarMonth) => Promise<Response>> = {
  ventes: async (ctx, month) =>
    file(ctx, `ventes-${month}`, SALES_CSV, await documentsOf(ctx, month, 'invoice')),
  avoirs: async (ctx, month) =>
    file(ctx, `avoirs-${month}`, CREDIT_CSV, await documentsOf(ctx, month, 'credit_note')),
  encaissements: async (ctx, month) =>
    file(ctx, `encaissements-${month}`, PAYMENT_CSV, await listPayments(ctx, month)),
  tva: async (ctx, month) => file(ctx, `tva-${month}`, VAT_CSV, vatOfMonth(await listDocuments(ctx, month))),
  declaration: async (ctx, month) => {
    const [documents, payments] = await Promise.all([listDocuments(ctx, month), listPayments(ctx, month)])
    return file(ctx, `declaration-${month}`, REPORTED_CSV, reportedOf(documents, payments))
  },
}

/** A file for the accountant, read in one snapshot. An unknown file or month redirects to the screen. */
export async function GET(request: Request): Promise<Response> {
  const ctx = await requirePageAccess(PATH, 'subscriptions.manage')
  const asked = new URL(request.url).searchParams
  const name = asked.get('fichier') ?? ''
  const figure = Object.hasOwn(FIGURES, name) && FIGURES[name]
  if (figure) return figure(ctx)
  const monthly = Object.hasOwn(MONTHLY, name) && MONTHLY[name]
  const month = Month.safeParse(asked.get('mois'))
  if (!monthly || !month.success) redirect(PATH)
  return monthly(ctx, month.data)
}

const documentsOf = async (ctx: SignedInContext, month: CalendarMonth, kind: 'invoice' | 'credit_note') =>
  (await listDocuments(ctx, month)).filter((document) => document.kind === kind)

const file = <Row>(
  ctx: SignedInContext,
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: Row[],
): Promise<Response> =>
  csvDownload({
    ...{ name, columns, today: parisDay(ctx.now()) },
    read: async () => ({ rows, previous: null, next: null }),
  })
