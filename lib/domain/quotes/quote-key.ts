import { and, eq, ne, type SQL } from 'drizzle-orm'
import { quotes } from '@/db/schema/quotes'
import type { Context, Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { can } from '../permissions/policy'
import { isOwnQuote } from '../permissions/scopes'
import type { QuoteRow } from './schema'

/** By the mailed link, which needs no account, or by the id of a quote of one's own client. */
export type QuoteKey = { token: string } | { id: number }

/** The condition for a quote that was sent and that the actor may read and answer. `not_found` for a forged link; `unauthenticated`
 *  for an id without a session. */
export function isKeyed(ctx: Pick<Context, 'actor' | 'openLink'>, key: QuoteKey): SQL | undefined {
  // A draft has its link before it is sent.
  const wasSent = ne(quotes.version, 0)
  if ('id' in key) return and(eq(quotes.id, key.id), wasSent, isOwnQuote(ctx))
  const linkId = ctx.openLink(key.token, 'quote')
  if (linkId === null) throw notFound()
  return and(eq(quotes.linkId, linkId), wasSent)
}

/** The agency reads its quotes in its own screens and does not answer them. */
export function refuseAgency({ actor }: Pick<Context, 'actor'>): void {
  if (can(actor, 'subscriptions.manage'))
    throw new DomainError('forbidden', 'L’agence ne répond pas à ses propres devis\u00a0: déconnectez-vous.')
}

/** A quote, locked until the transaction ends. The first lock of all: account, websites and client come after it. */
export async function lockQuote(tx: Tx, condition: SQL | undefined): Promise<QuoteRow> {
  const [quote] = await tx.db.select().from(quotes).where(condition).for('update')
  if (!quote) throw notFound()
  return quote
}

export const isQuote = (id: number): SQL => eq(quotes.id, id)
