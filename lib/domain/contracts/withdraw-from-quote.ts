import { and, eq, inArray } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { projectStages, projects } from '@/db/schema/projects'
import { quoteWithdrawals } from '@/db/schema/quote-withdrawals'
import { websites } from '@/db/schema/websites'
import { lockSubscription } from '../billing/lock-subscription'
import { readFacts } from '../billing/read-facts'
import { settleDevelopment } from '../billing/settle-development'
import { hasEnded } from '../billing-rules/standing'
import { refundsByWithdrawal } from '../billing-rules/withdrawal'
import { type Day, parisDay } from '../calendar'
import { lockClients } from '../clients/lock-clients'
import { type Context, findActingUser, type Tx } from '../context'
import { DomainError, invalidField } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { type AcceptedQuote, readAcceptedQuote } from '../quotes/accepted-quote'
import { readWithdrawal } from '../quotes/queries'
import { isKeyed, isQuote, lockQuote, type QuoteKey, refuseAgency } from '../quotes/quote-key'
import type { QuoteRow } from '../quotes/schema'
import { asClient } from '../quotes/with-account'
import { returnMoney } from './quote-money'
import { endByWithdrawal } from './withdraw'

type Declaration =
  | { key: QuoteKey }
  /** The agency records one that came by letter. */
  | { id: number; on: Day }

const NO_RIGHT = 'Il n’y a pas, ou plus, de droit de rétractation pour ce devis.'
const EARLIER = 'Cette date est avant l’acceptation du devis.'

/** A consumer withdraws from an accepted quote within its 14 days: what it opened is cancelled, and payments are refunded. If the
 *  client had asked for work at once and a stage is finished, the agency decides afterwards what it keeps of the deposit.
 *  Idempotent; `conflict` without the right. */
export async function withdrawFromQuote(ctx: Context, declared: Declaration): Promise<void> {
  const isByAgency = 'on' in declared
  if (isByAgency) requirePermission(ctx, 'subscriptions.manage')
  else refuseAgency(ctx)
  const condition = isByAgency ? isQuote(declared.id) : isKeyed(ctx, declared.key)
  await ctx.transaction(async (tx) => {
    const quote = await lockQuote(tx, condition)
    if (await readWithdrawal(tx, quote.id)) return
    const today = parisDay(tx.now())
    const on = isByAgency ? declared.on : today
    if (on > today) throw invalidField('on', 'Cette date est dans l’avenir.')
    const accepted = await readAcceptedQuote(tx, quote)
    if (!accepted) throw new DomainError('conflict', 'Ce devis n’est pas accepté.')
    if (on < accepted.acceptedOn) throw invalidField('on', EARLIER)
    if (!accepted.mayWithdraw(on, { isByAgency })) throw new DomainError('conflict', NO_RIGHT)
    const recordedBy = findActingUser(ctx.actor)?.id ?? null
    const refundCents = await undo(tx, { quote, accepted, on, recordedBy })
    await tell(tx, { quote, on, refundCents })
  })
}

type Undone = { quote: QuoteRow; accepted: AcceptedQuote; on: Day; recordedBy: number | null }

/** Returns the refund in cents; null while the agency has to decide what it keeps. */
async function undo(tx: Tx, { quote, accepted, on, recordedBy }: Undone): Promise<number | null> {
  const { id: quoteId, websiteId, clientId } = quote
  if (clientId === null) throw new Error(`The accepted quote ${quoteId} has no client`)
  if (websiteId !== null)
    await tx.db.select({ id: websites.id }).from(websites).where(eq(websites.id, websiteId)).for('update')
  const hasWork = (await stopProject(tx, { quoteId, on })) && accepted.startsAtOnce
  const subscribed = await endSubscription(tx, { quote, clientId, accepted, on })
  await lockClients(tx, clientId)
  const ids = [quote.depositInvoiceId, quote.balanceInvoiceId].filter((id) => id !== null)
  const rows = await tx.db
    .select()
    .from(invoices)
    .where(inArray(invoices.id, ids))
    .orderBy(invoices.id)
    .for('update')
  const open = rows.filter(({ id, status }) => hasWork && id === quote.depositInvoiceId && status !== 'draft')
  const isDecided = open.every(({ totalCents, creditedCents }) => totalCents === creditedCents)
  const paidBack = await returnMoney(
    tx,
    rows.filter((row) => isDecided || !open.includes(row)),
  )
  if (websiteId !== null) await closeWebsite(tx, quote, websiteId)
  await tx.db
    .insert(quoteWithdrawals)
    .values({ quoteId, on, at: tx.now(), recordedBy, keptCents: isDecided ? 0 : null })
  return isDecided ? paidBack + subscribed : null
}

/** Stops the quote's project; returns whether a stage was finished. */
async function stopProject(tx: Tx, { quoteId, on }: { quoteId: number; on: Day }): Promise<boolean> {
  const [project] = await tx.db
    .update(projects)
    .set({ stoppedOn: on })
    .where(eq(projects.quoteId, quoteId))
    .returning({ id: projects.id })
  if (!project) return false
  const stages = await tx.db
    .select({ doneOn: projectStages.doneOn })
    .from(projectStages)
    .where(eq(projectStages.projectId, project.id))
  return stages.some(({ doneOn }) => doneOn !== null)
}

type Subscribed = { quote: QuoteRow; clientId: number; accepted: AcceptedQuote; on: Day }

/** Ends the subscription that the delivery began together with its quote; returns its refund in cents. */
async function endSubscription(tx: Tx, { quote, clientId, accepted, on }: Subscribed): Promise<number> {
  if (quote.subscriptionId === null) return 0
  const owner = { id: clientId, clientId, role: 'USER' } as const
  const locked = await lockSubscription(asClient(tx, owner), quote.subscriptionId)
  const facts = await readFacts(tx, locked.subscription)
  if (locked.subscription.endedAt !== null || hasEnded(facts.contract, on)) return 0
  const refunds = refundsByWithdrawal(facts.invoices, { on, asksForWork: accepted.startsAtOnce })
  const { refundCents } = await endByWithdrawal(tx, locked, { facts, day: on, refunds })
  return refundCents
}

/** Takes a website made for this quote offline; one that existed before goes on. */
async function closeWebsite(tx: Tx, { siteName }: QuoteRow, id: number): Promise<void> {
  await settleDevelopment(tx, id, { isReopened: true })
  if (siteName === null) return
  const closed = await tx.db
    .update(websites)
    .set({ status: 'inactive', inactiveBy: null, developmentPaidOn: null })
    .where(and(eq(websites.id, id), eq(websites.status, 'active')))
    .returning({ id: websites.id })
  if (closed.length > 0)
    await tx.audit({
      action: 'website.changed',
      subject: { type: 'website', id },
      before: { status: 'active' },
      after: { status: 'inactive' },
    })
}

type Told = { quote: QuoteRow; on: Day; refundCents: number | null }

/** Sends the receipt on a durable medium that article L. 221-21 of the Code de la consommation requires, and notifies the
 *  agency. */
async function tell(tx: Tx, { quote, on, refundCents }: Told): Promise<void> {
  const { id: quoteId, email: to, linkId, firstName, lastName } = quote
  const number = quote.number ?? ''
  const clientName = `${firstName} ${lastName}`
  const receipt = { id: crypto.randomUUID(), to, linkId, number, clientName, on, at: tx.now().getTime() }
  await tx.enqueue({ queue: 'mail', mail: { kind: 'quote-withdrawn', ...receipt, refundCents } })
  const about = { quoteId, number, clientName, reason: refundCents === null ? 'decide' : null }
  const id = crypto.randomUUID()
  await tx.enqueue({ queue: 'mail', mail: { kind: 'quote-answered', id, about: 'withdrawn', ...about } })
  await tx.audit({
    action: 'quote.contract-withdrawn',
    subject: { type: 'quote', id: quoteId },
    after: { number, withdrawnOn: on },
  })
}
