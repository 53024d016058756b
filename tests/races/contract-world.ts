import { addLine } from '@/lib/domain/billing/add-line'
import { creditSubscriptionInvoice } from '@/lib/domain/billing/credit-subscription-invoice'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import { interrupt } from '@/lib/domain/billing/interrupt'
import { movePlan } from '@/lib/domain/billing/move-plan'
import { previewMoveOf } from '@/lib/domain/billing/preview-move'
import { recordRefusal } from '@/lib/domain/billing/record-refusal'
import { addDays, addMonths } from '@/lib/domain/calendar'
import { debitInvoice } from '@/lib/domain/collection/debit-invoice'
import { payInvoices } from '@/lib/domain/collection/pay-invoices'
import { sendRefund } from '@/lib/domain/collection/send-refund'
import { settleInvoice } from '@/lib/domain/collection/settle-invoice'
import { settlePage } from '@/lib/domain/collection/settle-page'
import { DomainError } from '@/lib/domain/errors'
import { createWebsite } from '@/lib/domain/websites/create-website'
import type { debitBooks } from '../support/debit-books'
import { quietly } from './quietly'
import { acceptedQuote } from './quote-to-race'
import { oncePerWorld } from './row'

type Books = Awaited<ReturnType<typeof debitBooks>>

export type ContractWorld = Awaited<ReturnType<typeof contractWorld>>

/** A client with a monthly subscription, its website and saved card, a website without a subscription, and today's open invoice,
 *  not debited yet. */
export async function contractWorld(books: Books) {
  const { today, admin, clock, client, rows } = books
  const { id, clientId, invoiceId, method, customer } = await books.due(undefined, {
    ...{ plan: 'premium', priceCents: 5_900 },
  })
  const site = { name: 'Le four', url: 'https://four.example', imageUrl: null, status: 'active' } as const
  const covered = await createWebsite(admin(today), { ...site, clientId, subscriptionId: id })
  const free = await createWebsite(admin(today), { ...site, clientId, subscriptionId: null })
  return {
    ...{
      books,
      rows,
      id,
      clientId,
      invoiceId,
      method,
      customer,
      today,
      websiteId: covered.id,
      freeSiteId: free.id,
    },
    admin: admin(today),
    client: client(clientId),
    visitor: books.as(),
    job: clock(today),
    jobIn: (days: number) => clock(addDays(today, days)),
    jobNextMonth: clock(addMonths(today, 1)),
  }
}

export const lineInput = ({ id, today }: ContractWorld) => ({
  ...({ of: { subscriptionId: id }, kind: 'other', label: 'Sauvegarde', priceCents: 1_200 } as const),
  ...({ paymentPlan: 'monthly', anchor: today } as const),
})
export const withLine = oncePerWorld((world: ContractWorld) => addLine(world.admin, lineInput(world)))

export const refused = oncePerWorld(({ jobIn, id, invoiceId }: ContractWorld) =>
  recordRefusal(jobIn(0), { subscriptionId: id, invoiceId, refusal: 'retryable', attempt: null }),
)

export const interrupted = oncePerWorld(async (world: ContractWorld) => {
  await refused(world)
  await interrupt(world.jobIn(9), world.id)
})

export const noticed = oncePerWorld(({ client, id }: ContractWorld) => giveNotice(client, { id }))

/** The input for a plan change, with the amount as previewed. */
export const shownMove = async (
  { client, id }: ContractWorld,
  plan: 'basic' | 'enterprise' = 'enterprise',
) => {
  const input = { id, plan, paymentPlan: 'monthly' } as const
  const { amountDueCents } = await previewMoveOf(client, input)
  return { ...input, amountDueCents }
}

/** A plan change scheduled for the end of the paid period. */
export const moved = oncePerWorld(async (world: ContractWorld) => {
  await paid(world)
  return movePlan(world.client, await shownMove(world, 'basic'))
})

/** Debits the invoice: the provider took the money and the ledger has recorded it. */
export const paid = oncePerWorld(async ({ books, invoiceId, job }: ContractWorld) => {
  await debitInvoice(job, invoiceId)
  const [attempt] = await books.attemptsOf(invoiceId)
  // With an open page, or a bank account that takes days, there is no debit to dispute.
  if (attempt?.state !== 'succeeded' || attempt.intent_id === null)
    throw new DomainError('conflict', 'Not debited.')
  return { attemptId: Number(attempt.id), intentId: String(attempt.intent_id) }
})

/** The client's page at the provider, not paid yet. */
export const onPage = oncePerWorld(async ({ books, client, invoiceId }: ContractWorld) => {
  const { url } = await payInvoices(client, [invoiceId])
  const [attempt] = await books.attemptsOf(invoiceId)
  return { url, attemptId: Number(attempt.id) }
})

/** Paid on that page; the product has received no event. */
export const paidOnPage = oncePerWorld(async (world: ContractWorld) => {
  const { url, attemptId } = await onPage(world)
  return { ...(await world.books.enterNumber(url)), attemptId }
})

/** A disputed payment; the product has received no event. */
export const disputed = oncePerWorld(async (world: ContractWorld) => {
  const payment = await paid(world)
  const { id } = await world.books.provider.act(`intents/${payment.intentId}/dispute`)
  return { ...payment, disputeId: String(id) }
})

/** A partial refund is due. */
export const credited = oncePerWorld(async (world: ContractWorld) => {
  await paid(world)
  const { id, invoiceId, admin } = world
  await creditSubscriptionInvoice(admin, { subscriptionId: id, invoiceId, amountCents: 500, reason: 'geste' })
  const [refund] = await world.books.refundsOf(invoiceId)
  return { refundId: Number(refund.id) }
})

export const withQuote = oncePerWorld((world: ContractWorld) => acceptedQuote(world))

/** Runs the jobs that are due for this client, then throws when money, numbers, periods or refunds are wrong. */
export async function contractHolds(world: ContractWorld): Promise<void> {
  const { clientId, rows, job } = world
  for (const { id } of await rows('select id from payment_pages where client_id = $1', clientId))
    await quietly(settlePage(job, { pageId: Number(id) }))
  for (const { id } of await rows('select id from invoices where client_id = $1', clientId))
    await quietly(settleInvoice(job, Number(id)))
  const refunds = await rows(
    `select distinct r.id from invoice_refunds r left join invoice_attempts a on a.id = r.attempt_id
     join invoices i on i.id in (r.invoice_id, a.invoice_id) where i.client_id = $1 and r.status = 'asked'`,
    clientId,
  )
  for (const { id } of refunds) await quietly(sendRefund(job, Number(id)))
  const wrong = await wrongRows(world)
  if (wrong.length > 0) throw new Error(wrong.join('; '))
  await leave(world)
}

/** Closes open, unpaid attempts and pages, so that later worlds' jobs do not query the provider about them. */
async function leave({ rows, clientId }: ContractWorld) {
  await rows(
    `update invoice_attempts set state = 'cancelled', ended_at = now() from invoices i
     where i.id = invoice_id and i.client_id = $1 and invoice_attempts.ended_at is null`,
    clientId,
  )
  await rows(
    `update payment_pages set state = 'expired', ended_at = now() where client_id = $1 and ended_at is null`,
    clientId,
  )
}

/** Rows that violate the ledger's invariants, by invariant. */
async function wrongRows({ rows, clientId }: ContractWorld) {
  const questions: Record<string, string> = {
    'periods overlap': `select first, last from (
        select first, last, lag(last) over (partition by subscription_id order by first) as before from invoices
        where client_id = $1 and kind = 'invoice' and purpose = 'period' and status <> 'cancelled'
          and credited_cents < total_cents) periods
      where before >= first`,
    'a period after the end': `select i.id from invoices i join subscriptions s on s.id = i.subscription_id
      where i.client_id = $1 and i.kind = 'invoice' and i.purpose = 'period' and s.ended_at is not null and i.first > s.ends_on
        and i.status <> 'cancelled' and i.credited_cents < i.total_cents`,
    'credit notes beyond what is credited': `select i.id from invoices i where i.client_id = $1 and i.kind = 'invoice'
      and i.credited_cents <> coalesce((select sum(n.total_cents) from invoices n where n.corrected_invoice_id = i.id), 0)
      and i.status <> 'draft'`,
    'two live attempts': `select a.invoice_id from invoice_attempts a join invoices i on i.id = a.invoice_id
      where i.client_id = $1 and a.ended_at is null group by a.invoice_id having count(*) > 1`,
    'a number left out or given twice': `select kind, year from (
        select kind, split_part(number, '-', 2)::int as year, count(*) as count, max(split_part(number, '-', 3)::int) as last
        from invoices where number is not null and $1 > 0 group by 1, 2) numbered
      where count <> last and year > 2025`,
    'ended twice': `select e.subscription_id from subscription_entries e join subscriptions s on s.id = e.subscription_id
      where s.client_id = $1 and e.kind = 'ended' group by 1 having count(*) > 1`,
    'a site that serves without its subscription': `select w.id from websites w join subscriptions s on s.id = w.subscription_id
      where w.client_id = $1 and s.status = 'inactive' and w.status = 'active'`,
  }
  const wrong: string[] = []
  for (const [name, text] of Object.entries(questions))
    for (const row of await rows(text, clientId)) wrong.push(`${name}: ${JSON.stringify(row)}`)
  return wrong
}
