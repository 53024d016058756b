import { and, eq } from 'drizzle-orm'
import { type QuoteDocument, quoteAcceptances, quoteVersions } from '@/db/schema/quotes'
import { mayWithdraw, withdrawalEnds } from '../billing-rules/withdrawal'
import { type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import type { QuoteRow } from './schema'

type Declared = { isByAgency: boolean }

export type AcceptedQuote = {
  acceptedOn: Day
  /** A consumer requested, with a separate checkbox, that work begin before the withdrawal period ends. */
  startsAtOnce: boolean
  mayWithdraw: (on: Day, by: Declared) => boolean
}

/** A quote as its client accepted it; null for one that is not accepted. */
export async function readAcceptedQuote(
  { db }: Pick<Reads, 'db'>,
  { id }: Pick<QuoteRow, 'id'>,
): Promise<AcceptedQuote | null> {
  const [found] = await db
    .select({
      acceptedAt: quoteAcceptances.acceptedAt,
      startsAtOnce: quoteAcceptances.startsAtOnce,
      document: quoteVersions.document,
    })
    .from(quoteAcceptances)
    .innerJoin(
      quoteVersions,
      and(
        eq(quoteVersions.quoteId, quoteAcceptances.quoteId),
        eq(quoteVersions.version, quoteAcceptances.version),
      ),
    )
    .where(eq(quoteAcceptances.quoteId, id))
  if (!found) return null
  const acceptedOn = parisDay(found.acceptedAt)
  return {
    acceptedOn,
    startsAtOnce: found.startsAtOnce === true,
    mayWithdraw: (on, by) => mayWithdrawFrom(found.document, { acceptedOn, on, ...by }),
  }
}

type Asked = Declared & { acceptedOn: Day; on: Day }

/** Only a consumer, within 14 days. Off premises a small business has the same right (L. 221-3 of the Code de la
 *  consommation), on which the agency decides. */
export const mayWithdrawFrom = (
  { clientKind, isOffPremises }: Pick<QuoteDocument, 'clientKind' | 'isOffPremises'>,
  { acceptedOn, on, isByAgency }: Asked,
): boolean => mayWithdraw(isByAgency && isOffPremises ? 'consumer' : clientKind, acceptedOn, on)

/** The last day of the withdrawal right; null for clients without one. */
export const withdrawalUntil = (
  { clientKind }: Pick<QuoteDocument, 'clientKind'>,
  acceptedOn: Day,
): Day | null => (clientKind === 'consumer' ? withdrawalEnds(acceptedOn) : null)
