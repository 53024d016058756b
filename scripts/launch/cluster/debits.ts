import PgBoss from 'pg-boss'
import type Stripe from 'stripe'
import { SAMPLE_CUSTOMERS } from '../../../db/seed/sample-billing'
import type { Day } from '../../../lib/domain/calendar'
import { Halt } from '../halt'
import type { History, Payment } from './history'
import type { Rows } from './with-database'

/** The client whose saved card is debited, from the sample data and the simulated provider. */
export const CUSTOMER = SAMPLE_CUSTOMERS.find(({ email }) => email === 'camille@ostal.example')

/** The payments of both sides before a drill. */
export type PaidBefore = { invoices: Set<number>; intents: Set<string> }

export type Provider = { origin: string; stripeKey: string }

/** Starts a subscription whose first period is due today, and enqueues the job that invoices and debits it. */
export async function subscribe(rows: Rows, name: string, day: Day, cents: number): Promise<void> {
  await rows(
    `insert into subscriptions (client_id, name, plan, payment_plan, price_cents, due_date, anchor, invoice_from, collection, payment_method_id)
     select client_id, $2, 'basic', 'monthly', $3, $4, $4, $4, 'automatic', id from payment_methods where method_id = $1`,
    [CUSTOMER?.methodId, name, cents, day],
  )
  await bill(rows)
}

/** Any instance takes the job. A job that already waits covers this subscription, too. */
async function bill(rows: Rows) {
  const [waiting] = await rows("select 1 from pgboss.job where name = 'billing' and state = 'created'")
  if (waiting) return
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => ({ rows: await rows(text, values) }) },
  })
  await boss.send('billing', {})
}

/** Makes the instances retry debits without an answer now, as if their one-minute wait had passed. */
export async function billAgain(rows: Rows): Promise<void> {
  await rows(
    `update invoice_attempts a set created_at = a.created_at - interval '2 minutes' from invoices i
     where i.id = a.invoice_id and i.client_id = $1 and a.ended_at is null`,
    [CUSTOMER?.clientId],
  )
  await bill(rows)
}

export async function readPaidBefore(rows: Rows, provider: Provider): Promise<PaidBefore> {
  const invoices = (await paidInvoices(rows)).map(({ id }) => id)
  const intents = (await paidIntents(provider)).map(({ id }) => id)
  return { invoices: new Set(invoices), intents: new Set(intents) }
}

/** The debits since then, on both sides, and the named subscriptions that still owe their first period. */
export async function readDebits(
  rows: Rows,
  provider: Provider,
  { names, before }: { names: string; before: PaidBefore },
): Promise<History['payments'] & { owed: string[] }> {
  // The provider first: a debit that it makes in between must not look invented by our books.
  const intents = await paidIntents(provider)
  const invoices = await paidInvoices(rows)
  const owing = await rows<{ id: number; invoice: number | null }>(
    `select s.id, i.id as invoice from subscriptions s left join invoices i on i.subscription_id = s.id
     where s.name = $1 and i.status is distinct from 'paid'`,
    [names],
  )
  return {
    ours: invoices
      .filter(({ id }) => !before.invoices.has(id))
      .map(({ id, cents }) => ({ reference: referenceOf(id), cents })),
    provider: intents.filter(({ id }) => !before.intents.has(id)).map(paymentOf),
    owed: owing.map(({ id, invoice }) => (invoice === null ? `subscription ${id}` : referenceOf(invoice))),
  }
}

const referenceOf = (invoice: number | string) => `invoice ${invoice}`

const paymentOf = ({ id, amount_received, metadata }: Stripe.PaymentIntent): Payment => ({
  reference: metadata.invoice_ids ? referenceOf(metadata.invoice_ids) : id,
  cents: amount_received,
})

/** Without fees, which are withheld from orders, and recorded transfers: the provider debits neither. */
const paidInvoices = (rows: Rows) =>
  rows<{ id: number; cents: number }>(
    `select id, total_cents as cents from invoices
     where client_id = $1 and kind = 'invoice' and status = 'paid' and purpose <> 'fees' and received_on is null`,
    [CUSTOMER?.clientId],
  )

async function paidIntents({ origin, stripeKey }: Provider): Promise<Stripe.PaymentIntent[]> {
  const found: Stripe.PaymentIntent[] = []
  for (;;) {
    const last = found.at(-1)?.id
    const answer = await fetch(
      `${origin}/v1/payment_intents?limit=100${last ? `&starting_after=${last}` : ''}`,
      {
        headers: { authorization: `Bearer ${stripeKey}` },
      },
    )
    if (!answer.ok) throw new Halt(`The simulator does not list its payments: ${answer.status}`)
    const page = (await answer.json()) as Stripe.ApiList<Stripe.PaymentIntent>
    found.push(...page.data)
    if (!page.has_more)
      return found.filter(
        ({ customer, status }) => customer === CUSTOMER?.customerId && status === 'succeeded',
      )
  }
}
