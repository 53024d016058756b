import { createHash } from 'node:crypto'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { isToComplete } from '@/content/brand'
import { clients } from '@/db/schema/clients'
import { contactMessages } from '@/db/schema/contact-messages'
import { projectRequests } from '@/db/schema/project-requests'
import { quotes, quoteVersions } from '@/db/schema/quotes'
import { users } from '@/db/schema/users'
import { parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { quoteDocument } from './document'
import { quoteText } from './document-text'
import { readLines, readSite } from './queries'
import { isQuote, lockQuote } from './quote-key'
import { requireDraft } from './save-quote'
import type { QuoteRow } from './schema'
import { takeQuoteNumber } from './take-quote-number'

const NO_SELLER = 'Complétez d’abord les informations de l’agence (COMPANY_FACTS)\u00a0: un devis les nomme.'

/** Sends a draft as its next version, valid for 30 days from today. Its text and the terms of sale are frozen. `conflict` for
 *  a quote that is not a draft, and while the agency's own details are incomplete. */
export async function sendQuote(
  ctx: Context,
  { id, termsText }: { id: number; termsText: string },
): Promise<void> {
  requirePermission(ctx, 'subscriptions.manage')
  await ctx.transaction(async (tx) => {
    const quote = await lockQuote(tx, isQuote(id))
    requireDraft(quote)
    if (Object.values(tx.seller).some(isToComplete)) throw new DomainError('conflict', NO_SELLER)
    const lines = await readLines(tx, id)
    const website = await readSite(tx, quote)
    if (quote.websiteId === null && quote.siteName === null)
      throw new DomainError('conflict', 'Le site de ce devis n’existe plus\u00a0: choisissez-en un autre.')
    const number = quote.number ?? (await takeQuoteNumber(tx)).number
    const version = quote.version + 1
    const { seller } = tx
    const document = quoteDocument(parisDay(tx.now()), { quote, lines, website, seller, number, version })
    const text = quoteText(document)
    const hash = hashOf(text, termsText)
    const sentAt = tx.now()
    await tx.db
      .insert(quoteVersions)
      .values({ quoteId: id, version, document, quoteText: text, termsText, hash, sentAt })
    await tx.db
      .update(quotes)
      .set({
        ...{ number, version, sentAt, validUntil: document.validUntil },
        status: 'sent',
        clientId: quote.clientId ?? (await findClient(tx, quote)),
      })
      .where(eq(quotes.id, id))
    await beginLead(tx, quote)
    const { linkId, email: to } = quote
    const mail = { kind: 'quote-sent', id: crypto.randomUUID(), to, linkId, document } as const
    await tx.enqueue({ queue: 'mail', mail })
    await tx.audit({
      action: 'quote.sent',
      subject: { type: 'quote', id },
      after: { number, version, totalCents: document.totalCents },
    })
  })
}

/** The account that has confirmed this address: the quote then also appears in their space. */
async function findClient(tx: Tx, { email }: QuoteRow): Promise<number | null> {
  const [owner] = await tx.db
    .select({ clientId: clients.id })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.ownerId))
    .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, isNotNull(users.emailConfirmedAt)))
  return owner?.clientId ?? null
}

/** Hashes the text of a quote and the terms it was sent with. */
const hashOf = (text: string, terms: string): string =>
  createHash('sha256').update(text).update('\f').update(terms).digest('hex')

/** A lead that got a quote is no longer new. */
async function beginLead(tx: Tx, { projectRequestId, contactMessageId }: QuoteRow): Promise<void> {
  await setLead(tx, { projectRequestId, contactMessageId }, 'in_progress')
}

type Lead = Pick<QuoteRow, 'projectRequestId' | 'contactMessageId'>

/** Sets the status of a quote's lead; never changes `done`. */
export async function setLead(
  tx: Tx,
  { projectRequestId, contactMessageId }: Lead,
  status: 'in_progress' | 'done',
): Promise<void> {
  if (projectRequestId !== null) {
    const of = eq(projectRequests.id, projectRequestId)
    const [lead] = await tx.db
      .select({ status: projectRequests.status })
      .from(projectRequests)
      .where(of)
      .for('update')
    if (lead && lead.status !== 'done') await tx.db.update(projectRequests).set({ status }).where(of)
  }
  if (contactMessageId !== null) {
    const of = eq(contactMessages.id, contactMessageId)
    const [lead] = await tx.db
      .select({ status: contactMessages.status })
      .from(contactMessages)
      .where(of)
      .for('update')
    if (lead && lead.status !== 'done') await tx.db.update(contactMessages).set({ status }).where(of)
  }
}
