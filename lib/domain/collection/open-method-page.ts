import { and, asc, eq } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { subscriptions } from '@/db/schema/subscriptions'
import { MIN_CENTS } from '../billing-rules/asked'
import type { Context } from '../context'
import { DomainError, notFound } from '../errors'
import { ensureCustomer } from './ensure-customer'
import { insertPage, openPage } from './open-page'
import { openInvoicePage, totalDue } from './pay-invoices'
import { payerOf } from './payer'

/** Opens a page that saves the method from which a subscription of the actor's own client is debited from then on, and that pays
 *  everything unpaid of it. `conflict` after its end, and while a payment of it is being settled. */
export async function openMethodPage(
  ctx: Context,
  { subscriptionId }: { subscriptionId: number },
): Promise<{ url: string }> {
  const { clientId } = payerOf(ctx)
  const [own] = await ctx.db
    .select({ endedAt: subscriptions.endedAt })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, subscriptionId), eq(subscriptions.clientId, clientId)))
  if (!own) throw notFound()
  const unpaid = await ctx.db
    .select()
    .from(invoices)
    .where(
      and(
        ...[eq(invoices.subscriptionId, subscriptionId), eq(invoices.kind, 'invoice')],
        eq(invoices.status, 'issued'),
      ),
    )
    .orderBy(asc(invoices.id))
  const ids = unpaid.map(({ id }) => id)
  if (totalDue(unpaid) >= MIN_CENTS) return openInvoicePage(ctx, clientId, ids, { subscriptionId })
  if (own.endedAt !== null) throw new DomainError('conflict', 'Cet abonnement a pris fin.')
  const customerId = await ensureCustomer(ctx, clientId)
  const page = await ctx.transaction((tx) =>
    insertPage(tx, { clientId, purpose: 'setup', subscriptionId, savesMethod: true }),
  )
  return openPage(ctx, page, { customerId, lines: [] })
}
