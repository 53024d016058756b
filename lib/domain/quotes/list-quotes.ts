import { and, desc, eq, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { quoteWithdrawals } from '@/db/schema/quote-withdrawals'
import { quoteLines, quotes } from '@/db/schema/quotes'
import { type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import { countRows } from '../lists/count-rows'
import { type Orders, readSorted } from '../lists/read-sorted'
import type { ListPage, ListSlice } from '../lists/schema'
import { hasWords } from '../lists/search'
import { requirePermission } from '../permissions/require-permission'
import { isOwnQuote } from '../permissions/scopes'
import { statusOn } from './policy'
import type { ListedQuote, QuoteCursor, QuoteFilter, QuoteRow, QuoteStatus } from './schema'

/** With the table name: drizzle omits it in a query of one table. */
const quoteId = sql`${quotes}.${sql.identifier(quotes.id.name)}`
const sumOf = (condition: SQL) =>
  sql`(select sum(${quoteLines.quantity} * ${quoteLines.unitCents})::int from ${quoteLines} where ${quoteLines.quoteId} = ${quoteId} and ${condition})`

const LISTED = {
  id: quotes.id,
  number: quotes.number,
  version: quotes.version,
  status: quotes.status,
  withdrawnOn: sql<Day | null>`(select ${quoteWithdrawals.on}::text from ${quoteWithdrawals} where ${quoteWithdrawals.quoteId} = ${quoteId})`,
  email: quotes.email,
  clientId: quotes.clientId,
  sentAt: quotes.sentAt,
  validUntil: quotes.validUntil,
  createdAt: quotes.createdAt,
  paymentPlan: quotes.paymentPlan,
  refusalReason: quotes.refusalReason,
  name: sql<string>`${quotes.firstName} || ' ' || ${quotes.lastName}`,
  totalCents: sql<number>`coalesce(${sumOf(ne(quoteLines.kind, 'plan'))}, 0)`,
  planCents: sql<number | null>`${sumOf(eq(quoteLines.kind, 'plan'))}`,
}

type Listed = Omit<ListedQuote, 'status'> & Pick<QuoteRow, 'status'> & { withdrawnOn: Day | null }

const ORDERS: Orders<'id'> = { id: { keys: { id: quotes.id }, direction: 'desc' } }

type Input = { filter: QuoteFilter; page: ListPage<QuoteCursor> }

/** Every quote, newest first unless the filter says otherwise. */
export async function listQuotes(
  reads: Reads,
  { filter, page }: Input,
): Promise<ListSlice<ListedQuote, QuoteCursor>> {
  requirePermission(reads, 'subscriptions.manage')
  const today = parisDay(reads.now())
  return readSorted<ListedQuote, 'id', QuoteCursor>({
    orders: ORDERS,
    filter: { order: filter.order },
    page,
    read: async (part) => {
      const rows = await reads.db
        .select(LISTED)
        .from(quotes)
        .where(and(isListed(reads, filter), part.where))
        .orderBy(...part.orderBy)
        .limit(part.limit)
      return rows.map((row) => listed(row, today))
    },
  })
}

/** Number of quotes that match the filter; 1 001 for any number over 1 000. */
export async function countQuotes(reads: Reads, filter: QuoteFilter): Promise<number> {
  requirePermission(reads, 'subscriptions.manage')
  return countRows(reads, reads.db.select({ id: quotes.id }).from(quotes).where(isListed(reads, filter)))
}

function isListed({ now }: Reads, { search, etat }: QuoteFilter): SQL | undefined {
  const isPast = sql`${quotes.validUntil} < ${parisDay(now())}`
  const hasStatus =
    etat === 'expired'
      ? or(eq(quotes.status, 'expired'), and(eq(quotes.status, 'sent'), isPast))
      : etat === 'sent'
        ? and(eq(quotes.status, 'sent'), sql`not ${isPast}`)
        : etat && isOfStatus(etat)
  return and(hasWords(quotes.search, search), hasStatus)
}

function isOfStatus(status: QuoteStatus): SQL | undefined {
  const isWithdrawn = sql`exists (select from ${quoteWithdrawals} where ${quoteWithdrawals.quoteId} = ${quoteId})`
  return status === 'withdrawn' ? isWithdrawn : and(eq(quotes.status, status), not(isWithdrawn))
}

type OfSource = { projectRequestId: number } | { contactMessageId: number } | { ticketId: number }

/** The quotes written from a lead or a request, newest first, with their outcome. */
export async function listQuotesOf(reads: Reads, source: OfSource): Promise<ListedQuote[]> {
  requirePermission(reads, 'subscriptions.manage')
  const condition =
    'projectRequestId' in source
      ? eq(quotes.projectRequestId, source.projectRequestId)
      : 'contactMessageId' in source
        ? eq(quotes.contactMessageId, source.contactMessageId)
        : eq(quotes.ticketId, source.ticketId)
  return listQuotesWhere(reads, condition)
}

/** Those of the actor's own client that were sent, newest first. */
export const listOwnQuotes = (reads: Reads): Promise<ListedQuote[]> =>
  listQuotesWhere(reads, and(isOwnQuote(reads), ne(quotes.status, 'draft')))

/** Those of them that wait for an answer. */
export const listQuotesToRead = async (reads: Reads): Promise<ListedQuote[]> =>
  (await listQuotesWhere(reads, and(isOwnQuote(reads), eq(quotes.status, 'sent')))).filter(
    ({ status }) => status === 'sent',
  )

const MAX_LISTED = 50

async function listQuotesWhere({ db, now }: Reads, condition: SQL | undefined): Promise<ListedQuote[]> {
  const today = parisDay(now())
  const rows = await db
    .select(LISTED)
    .from(quotes)
    .where(condition)
    .orderBy(desc(quotes.id))
    .limit(MAX_LISTED)
  return rows.map((row) => listed(row, today))
}

/** Without the columns that its status already covers. */
function listed({ withdrawnOn, ...row }: Listed, today: Day): ListedQuote {
  return { ...row, status: statusOn({ ...row, withdrawnOn }, today) }
}

/** For the agency: the quotes of these leads, by lead id, newest first. */
export async function quotesOfLeads(
  reads: Reads,
  { kind, ids }: { kind: 'message' | 'projet'; ids: number[] },
): Promise<Map<number, ListedQuote[]>> {
  requirePermission(reads, 'subscriptions.manage')
  if (ids.length === 0) return new Map()
  const column = kind === 'projet' ? quotes.projectRequestId : quotes.contactMessageId
  const today = parisDay(reads.now())
  const rows = await reads.db
    .select({ ...LISTED, leadId: column })
    .from(quotes)
    .where(inArray(column, ids))
    .orderBy(desc(quotes.id))
  const found = new Map<number, ListedQuote[]>()
  for (const { leadId, ...row } of rows)
    if (leadId !== null) found.set(leadId, [...(found.get(leadId) ?? []), listed(row, today)])
  return found
}
