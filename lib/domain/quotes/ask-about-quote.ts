import { eq } from 'drizzle-orm'
import { quotes } from '@/db/schema/quotes'
import { users } from '@/db/schema/users'
import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { insertTicket } from '../tickets/insert-ticket'
import { addMessage } from '../tickets/send-message'
import { joinAccount } from './join-account'
import { isKeyed, lockQuote, type QuoteKey, refuseAgency } from './quote-key'
import type { QuoteRow } from './schema'
import { asClient, withAccount } from './with-account'

/** Asks the agency about a quote: in its request, or in a new one. A person without an account is invited to create one,
 *  where the answer will appear. `conflict` for a quote that is being changed. */
export async function askAboutQuote(
  ctx: Context,
  { key, question }: { key: QuoteKey; question: string },
): Promise<{ ticketId: number }> {
  refuseAgency(ctx)
  const which = isKeyed(ctx, key)
  return withAccount(ctx, async (tx, passwordHash) => {
    const quote = await lockQuote(tx, which)
    if (quote.status === 'draft')
      throw new DomainError(
        'conflict',
        'Ce devis est en cours de modification. Vous recevrez sa nouvelle version par e-mail.',
      )
    const client = await joinAccount(tx, quote, passwordHash)
    const own = asClient(tx, client)
    if (quote.ticketId !== null) {
      await addMessage(own, { ticketId: quote.ticketId, body: question }, [])
      return { ticketId: quote.ticketId }
    }
    const ticketId = await openTicket(own, quote, question)
    await tx.db
      .update(quotes)
      .set({ ticketId, ...(quote.status !== 'accepted' && { clientId: client.clientId }) })
      .where(eq(quotes.id, quote.id))
    return { ticketId }
  })
}

async function openTicket(own: Tx, quote: QuoteRow, question: string): Promise<number> {
  const title = `Question sur le devis ${quote.number}`
  const type = quote.formula === null ? 'Mise à jour' : 'Nouveau site'
  const websiteId = quote.websiteId ?? undefined
  const ticket = await insertTicket(own, { type, title, description: question, websiteId })
  const [author] = await own.db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, ticket.userId))
  await own.enqueue({
    queue: 'mail',
    mail: {
      kind: 'ticket-opened',
      ...{ ticketId: ticket.id, title, type, body: question, fileCount: 0 },
      clientName: author ? `${author.firstName} ${author.lastName}` : '',
    },
  })
  return ticket.id
}
