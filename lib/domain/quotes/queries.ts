import { and, asc, desc, eq } from 'drizzle-orm'
import { projects } from '@/db/schema/projects'
import { quoteWithdrawals } from '@/db/schema/quote-withdrawals'
import { quoteAcceptances, quoteLines, quotes, quoteVersions } from '@/db/schema/quotes'
import { websites } from '@/db/schema/websites'
import { parisDay } from '../calendar'
import type { Context, Reads } from '../context'
import { notFound } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { withdrawalUntil } from './accepted-quote'
import { quoteDocument } from './document'
import { statusOn } from './policy'
import { isKeyed, type QuoteKey } from './quote-key'
import type { QuoteLineRow, QuoteRow, QuoteWithdrawal, SentQuote } from './schema'

export const readLines = ({ db }: Pick<Reads, 'db'>, id: number): Promise<QuoteLineRow[]> =>
  db.select().from(quoteLines).where(eq(quoteLines.quoteId, id)).orderBy(asc(quoteLines.position))

export async function readSite({ db }: Pick<Reads, 'db'>, { websiteId }: Pick<QuoteRow, 'websiteId'>) {
  if (websiteId === null) return null
  const [site] = await db
    .select({ name: websites.name, url: websites.url })
    .from(websites)
    .where(eq(websites.id, websiteId))
  return site ?? null
}

/** A quote for the agency: as it is now, and as its client would get it today. */
export async function getQuote(reads: Reads & Pick<Context, 'seller'>, id: number) {
  requirePermission(reads, 'subscriptions.manage')
  const [quote] = await reads.db.select().from(quotes).where(eq(quotes.id, id))
  if (!quote) throw notFound()
  const { linkId: _linkId, search: _search, ...row } = quote
  const today = parisDay(reads.now())
  const [lines, website, versions, acceptance, withdrawal, project] = await Promise.all([
    readLines(reads, id),
    readSite(reads, quote),
    reads.db
      .select({
        version: quoteVersions.version,
        document: quoteVersions.document,
        hash: quoteVersions.hash,
        sentAt: quoteVersions.sentAt,
      })
      .from(quoteVersions)
      .where(eq(quoteVersions.quoteId, id))
      .orderBy(desc(quoteVersions.version)),
    readAcceptance(reads, id),
    readWithdrawal(reads, id),
    reads.db.select({ id: projects.id }).from(projects).where(eq(projects.quoteId, id)),
  ])
  const { number, version, status } = row
  const current = versions.find((one) => one.version === version)
  return {
    ...row,
    status: statusOn({ ...row, withdrawnOn: withdrawal?.on ?? null }, today),
    lines,
    versions: versions.map(({ document: { totalCents }, ...one }) => ({ ...one, totalCents })),
    acceptance,
    withdrawal,
    projectId: project[0]?.id ?? null,
    /** The sent document or, for a draft, the document that would be sent. */
    document:
      status === 'draft' || !current
        ? quoteDocument(today, {
            ...{ quote, lines, website, seller: reads.seller, number },
            version: version + 1,
          })
        : current.document,
  }
}
export type QuoteDetail = Awaited<ReturnType<typeof getQuote>>

/** null for a quote without a withdrawal. */
export async function readWithdrawal({ db }: Pick<Reads, 'db'>, id: number): Promise<QuoteWithdrawal | null> {
  const [found] = await db
    .select({
      on: quoteWithdrawals.on,
      at: quoteWithdrawals.at,
      keptCents: quoteWithdrawals.keptCents,
      keptReason: quoteWithdrawals.keptReason,
    })
    .from(quoteWithdrawals)
    .where(eq(quoteWithdrawals.quoteId, id))
  return found ?? null
}

async function readAcceptance({ db }: Pick<Reads, 'db'>, id: number): Promise<SentQuote['acceptance']> {
  const [acceptance] = await db
    .select({
      typedName: quoteAcceptances.typedName,
      acceptedAt: quoteAcceptances.acceptedAt,
      startsAtOnce: quoteAcceptances.startsAtOnce,
      payableFrom: quoteAcceptances.payableFrom,
    })
    .from(quoteAcceptances)
    .where(eq(quoteAcceptances.quoteId, id))
  return acceptance ?? null
}

/** A quote as it was last sent, by its link or for its own client. `not_found` otherwise. */
export async function readSentQuote(
  ctx: Pick<Context, 'actor' | 'openLink' | 'db' | 'now'>,
  key: QuoteKey,
): Promise<SentQuote> {
  const [found] = await ctx.db
    .select({ quote: quotes, version: quoteVersions })
    .from(quotes)
    .innerJoin(
      quoteVersions,
      and(eq(quoteVersions.quoteId, quotes.id), eq(quoteVersions.version, quotes.version)),
    )
    .where(isKeyed(ctx, key))
  if (!found) throw notFound()
  const { quote, version } = found
  const { id, number, clientId, ticketId, refusedAt, refusalReason, depositInvoiceId, websiteId } = quote
  const today = parisDay(ctx.now())
  const acceptance = await readAcceptance(ctx, id)
  const withdrawal = acceptance && (await readWithdrawal(ctx, id))
  const until = acceptance && withdrawalUntil(version.document, parisDay(acceptance.acceptedAt))
  if (number === null) throw new Error(`The sent quote ${id} has no number`)
  return {
    ...{ id, number, clientId, ticketId, refusedAt, refusalReason, depositInvoiceId, websiteId },
    status: statusOn({ ...quote, withdrawnOn: withdrawal?.on ?? null }, today),
    isWithdrawn: quote.status === 'draft',
    version: version.version,
    document: version.document,
    quoteText: version.quoteText,
    termsText: version.termsText,
    hash: version.hash,
    acceptance,
    withdrawalUntil: until !== null && withdrawal === null && today <= until ? until : null,
    withdrawal,
  }
}
