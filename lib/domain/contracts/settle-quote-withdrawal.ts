import { eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { quoteWithdrawals } from '@/db/schema/quote-withdrawals'
import { websites } from '@/db/schema/websites'
import { refuseWhileTrying } from '../billing/attempts'
import { lockClients } from '../clients/lock-clients'
import type { Context } from '../context'
import { DomainError, invalidField, notFound } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { isQuote, lockQuote } from '../quotes/quote-key'
import { returnMoney } from './quote-money'

type Kept = {
  /** The quote. */
  id: number
  keptCents: number
  /** Shown to the client; '' if nothing is kept. */
  reason: string
}

/** The agency decides what to keep of the deposit, for work that the client had requested at once before withdrawing; the rest is
 *  refunded. The same again changes nothing; `conflict` for another decision, and while the deposit is being paid. */
export async function settleQuoteWithdrawal(ctx: Context, { id, keptCents, reason }: Kept): Promise<void> {
  requirePermission(ctx, 'subscriptions.manage')
  await ctx.transaction(async (tx) => {
    const quote = await lockQuote(tx, isQuote(id))
    const [withdrawal] = await tx.db.select().from(quoteWithdrawals).where(eq(quoteWithdrawals.quoteId, id))
    if (!withdrawal) throw notFound()
    if (withdrawal.keptCents === keptCents) return
    if (withdrawal.keptCents !== null)
      throw new DomainError('conflict', 'La somme gardée est déjà décidée pour ce devis.')
    if (keptCents > 0 && reason.trim() === '')
      throw invalidField('reason', 'La raison est obligatoire\u00a0: le client la lit.')
    const { websiteId, clientId, depositInvoiceId } = quote
    if (clientId === null || depositInvoiceId === null)
      throw new Error(`The quote ${id} has no deposit to decide about`)
    if (websiteId !== null)
      await tx.db.select({ id: websites.id }).from(websites).where(eq(websites.id, websiteId)).for('update')
    await lockClients(tx, clientId)
    const [deposit] = await tx.db
      .select()
      .from(invoices)
      .where(eq(invoices.id, depositInvoiceId))
      .for('update')
    if (!deposit) throw new Error(`The deposit invoice ${depositInvoiceId} vanished`)
    await refuseWhileTrying(tx, [deposit.id])
    if (keptCents > deposit.totalCents - deposit.creditedCents)
      throw invalidField('keptCents', 'La somme gardée dépasse l’acompte.')
    const refundCents = await returnMoney(tx, [deposit], keptCents)
    const keptReason = keptCents > 0 ? reason.trim() : null
    await tx.db
      .update(quoteWithdrawals)
      .set({ keptCents, keptReason })
      .where(eq(quoteWithdrawals.quoteId, id))
    const { linkId, email: to } = quote
    const mail = { id: crypto.randomUUID(), to, linkId, number: quote.number ?? '' }
    await tx.enqueue({
      queue: 'mail',
      mail: { kind: 'quote-withdrawal-settled', ...mail, keptCents, reason: keptReason, refundCents },
    })
    await tx.audit({
      action: 'quote.withdrawal-settled',
      subject: { type: 'quote', id },
      after: { keptCents, reason: keptReason },
    })
  })
}
