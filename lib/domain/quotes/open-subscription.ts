import { eq } from 'drizzle-orm'
import { quotes } from '@/db/schema/quotes'
import { subscriptions } from '@/db/schema/subscriptions'
import { websites } from '@/db/schema/websites'
import { contractColumns } from '../billing/contract'
import { lockSubscription } from '../billing/lock-subscription'
import { beginPeriod } from '../billing/open-period'
import { rankClients } from '../billing/rank-clients'
import { saveContract } from '../billing/save-contract'
import { addEntry } from '../billing/timeline'
import { beginContract } from '../billing-rules/due-date'
import { type Day, parisDay } from '../calendar'
import type { Tx } from '../context'
import { DomainError } from '../errors'
import type { QuoteLineRow, QuoteRow } from './schema'

type Opening = {
  /** Locked. */
  site: typeof websites.$inferSelect
  lines: readonly QuoteLineRow[]
  acceptance: { acceptedOn: Day; startsAtOnce: boolean }
  on: Day
}

/** Begins the subscription of an accepted quote at the quoted price, on the day of delivery, with its first period; it is
 *  paid manually until its client saves a payment method. Does nothing for a quote without a plan. */
export async function openSubscription(tx: Tx, quote: QuoteRow, opening: Opening): Promise<void> {
  const { site, lines, acceptance, on } = opening
  const planned = lines.find(({ kind }) => kind === 'plan')
  const { plan, paymentPlan } = quote
  if (!planned || plan === null || paymentPlan === null) return
  await requireUncovered(tx, site)
  const { clientId } = site
  const priceCents = planned.unitCents
  const contract = beginContract(on, { plan, paymentPlan, priceCents })
  const [subscription] = await tx.db
    .insert(subscriptions)
    .values({
      ...{ ...contractColumns(contract), clientId, name: site.name, dueDate: on, status: 'active' },
      ...{ concludedOn: acceptance.acceptedOn, startsAtOnce: acceptance.startsAtOnce },
    })
    .returning()
  if (!subscription) throw new Error('The subscription was not written')
  const { id } = subscription
  await tx.db.update(websites).set({ subscriptionId: id }).where(eq(websites.id, site.id))
  await tx.audit({
    action: 'website.changed',
    subject: { type: 'website', id: site.id },
    before: { subscriptionId: site.subscriptionId },
    after: { subscriptionId: id },
  })
  await addEntry(tx, id, {
    kind: 'created',
    data: { plan, paymentPlan, priceCents, dueDate: on, status: 'active' },
  })
  await tx.audit({
    action: 'subscription.created',
    subject: { type: 'subscription', id },
    after: { clientId, plan, paymentPlan, priceCents, dueDate: on, status: 'active' },
  })
  const locked = await lockSubscription(tx, id)
  await beginPeriod(tx, locked.subscription, contract, on)
  await saveContract(tx, locked, contract)
  await rankClients(tx, clientId)
  await tx.db.update(quotes).set({ subscriptionId: id }).where(eq(quotes.id, quote.id))
}

async function requireUncovered(tx: Tx, { subscriptionId }: Opening['site']): Promise<void> {
  if (subscriptionId === null) return
  const [covering] = await tx.db
    .select({ endsOn: subscriptions.endsOn })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId))
  const today = parisDay(tx.now())
  if (!covering || (covering.endsOn !== null && covering.endsOn < today)) return
  throw new DomainError('conflict', 'Ce site a déjà un abonnement\u00a0: terminez-le, ou changez sa formule.')
}
