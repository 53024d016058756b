import { and, asc, eq, ne } from 'drizzle-orm'
import { quoteWithdrawals } from '@/db/schema/quote-withdrawals'
import { quoteAcceptances, quotes, quoteVersions } from '@/db/schema/quotes'
import { actingUser, type Reads } from '../context'

/** For the export: the quotes sent to the client, with every version's text and their outcome. */
export async function readQuotes(reads: Reads) {
  const { clientId } = actingUser(reads)
  const { db } = reads
  const isOwn = and(eq(quotes.clientId, clientId), ne(quotes.version, 0))
  const own = await db
    .select({
      id: quotes.id,
      number: quotes.number,
      status: quotes.status,
      refusedAt: quotes.refusedAt,
      refusalReason: quotes.refusalReason,
      typedName: quoteAcceptances.typedName,
      acceptedAt: quoteAcceptances.acceptedAt,
      withdrawnOn: quoteWithdrawals.on,
      keptCents: quoteWithdrawals.keptCents,
      keptReason: quoteWithdrawals.keptReason,
    })
    .from(quotes)
    .leftJoin(quoteAcceptances, eq(quoteAcceptances.quoteId, quotes.id))
    .leftJoin(quoteWithdrawals, eq(quoteWithdrawals.quoteId, quotes.id))
    .where(isOwn)
    .orderBy(asc(quotes.id))
  const versions = await db
    .select({
      quoteId: quoteVersions.quoteId,
      version: quoteVersions.version,
      sentAt: quoteVersions.sentAt,
      quoteText: quoteVersions.quoteText,
      termsText: quoteVersions.termsText,
    })
    .from(quoteVersions)
    .innerJoin(quotes, eq(quotes.id, quoteVersions.quoteId))
    .where(isOwn)
    .orderBy(asc(quoteVersions.quoteId), asc(quoteVersions.version))
  return own.map((quote) => ({
    ...quote,
    versions: versions.flatMap(({ quoteId, ...version }) => (quoteId === quote.id ? [version] : [])),
  }))
}
