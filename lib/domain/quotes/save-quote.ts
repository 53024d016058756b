import { and, eq } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { quoteLines, quotes } from '@/db/schema/quotes'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import type { Context, Tx } from '../context'
import { DomainError, invalidField } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { planLine } from './lines'
import { prefillQuote, type Ties } from './prefill'
import { isQuote, lockQuote } from './quote-key'
import { hasPlan, type QuoteInput, type QuoteSource } from './schema'

/** Saves a new quote as a draft, linked to its source; only the agency may. */
export async function draftQuote(
  ctx: Context,
  { source, quote }: { source: QuoteSource | null; quote: QuoteInput },
): Promise<{ id: number }> {
  requirePermission(ctx, 'subscriptions.manage')
  return ctx.transaction(async (tx) => {
    const { ties } = await prefillQuote(tx, source)
    const [row] = await tx.db
      .insert(quotes)
      .values({ ...ties, ...(await columnsOf(tx, ties, quote)) })
      .returning({ id: quotes.id })
    if (!row) throw new Error('The quote was not written')
    await writeLines(tx, row.id, quote)
    await tx.audit({ action: 'quote.drafted', subject: { type: 'quote', id: row.id } })
    return row
  })
}

/** Changes a draft. `conflict` for a quote that is sent, which has to be withdrawn first, and for an answered one. */
export async function editQuote(
  ctx: Context,
  { id, quote }: { id: number; quote: QuoteInput },
): Promise<void> {
  requirePermission(ctx, 'subscriptions.manage')
  await ctx.transaction(async (tx) => {
    const before = await lockQuote(tx, isQuote(id))
    requireDraft(before)
    const columns = await columnsOf(tx, before, quote)
    // The former recipient's link must not open what another is sent.
    const isMoved = before.email.toLowerCase() !== columns.email
    await tx.db
      .update(quotes)
      .set({ ...columns, ...(isMoved && { linkId: crypto.randomUUID() }) })
      .where(eq(quotes.id, id))
    await tx.db.delete(quoteLines).where(eq(quoteLines.quoteId, id))
    await writeLines(tx, id, quote)
  })
}

/** Deletes a draft that was never sent. */
export async function deleteQuote(ctx: Context, id: number): Promise<void> {
  requirePermission(ctx, 'subscriptions.manage')
  await ctx.transaction(async (tx) => {
    const quote = await lockQuote(tx, isQuote(id))
    if (quote.version > 0)
      throw new DomainError('conflict', 'Ce devis a été envoyé\u00a0: il reste dans la liste.')
    await tx.db.delete(quotes).where(eq(quotes.id, id))
    await tx.audit({ action: 'quote.deleted', subject: { type: 'quote', id } })
  })
}

export function requireDraft({ status }: { status: string }): void {
  if (status === 'draft') return
  throw new DomainError(
    'conflict',
    status === 'accepted'
      ? 'Ce devis est accepté\u00a0: il ne change plus.'
      : 'Ce devis est envoyé\u00a0: reprenez-le d’abord pour le modifier.',
  )
}

/** For a client, name and address are those of their account. */
async function columnsOf(
  tx: Tx,
  { clientId }: Pick<Ties, 'clientId'>,
  { lines: _lines, ...quote }: QuoteInput,
) {
  const { websiteId, formula } = quote
  if (websiteId !== null) await requireSite(tx, { websiteId, clientId })
  return {
    ...quote,
    ...(hasPlan(formula) ? {} : { plan: null, paymentPlan: null }),
    ...(websiteId !== null && { siteName: null, siteUrl: null }),
    ...(clientId !== null && (await readPerson(tx, clientId))),
  }
}

async function readPerson(tx: Tx, clientId: number) {
  const [person] = await tx.db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.ownerId))
    .where(eq(clients.id, clientId))
  if (!person) throw new Error(`The client ${clientId} has no owner`)
  return { ...person, email: person.email.toLowerCase() }
}

async function requireSite(tx: Tx, { websiteId, clientId }: { websiteId: number; clientId: number | null }) {
  const [site] =
    clientId === null
      ? []
      : await tx.db
          .select({ id: websites.id })
          .from(websites)
          .where(and(eq(websites.id, websiteId), eq(websites.clientId, clientId)))
  if (!site) throw invalidField('websiteId', 'Ce site n’est pas à ce client. Choisissez-en un autre.')
}

async function writeLines(tx: Tx, quoteId: number, { lines, formula, plan, paymentPlan }: QuoteInput) {
  const planned = hasPlan(formula) && plan ? [planLine(plan, paymentPlan ?? 'monthly')] : []
  const all = [...lines, ...planned]
  if (all.length > 0)
    await tx.db.insert(quoteLines).values(all.map((line, position) => ({ ...line, quoteId, position })))
}
