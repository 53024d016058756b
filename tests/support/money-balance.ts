import type Stripe from 'stripe'
import { env } from '../../lib/env'

type Rows = (text: string, ...values: unknown[]) => Promise<{ cents: string | null }[]>

/** The agency's balance on both sides, in cents. `held`: the provider's payments less refunds and disputed funds, plus recorded
 *  payments less recorded transfers. `owed`: paid invoices less credits, without fees (withheld from orders), plus refunds still
 *  due. Both are equal whenever no payment is in flight. */
export async function moneyBalance(origin: string, rows: Rows) {
  const intents = await listObjects<Stripe.PaymentIntent>(origin, 'payment_intents')
  const refunds = await listObjects<Stripe.Refund>(origin, 'refunds')
  const disputes = await listObjects<Stripe.Dispute>(origin, 'disputes')
  const isOwn = (id: Stripe.Dispute['payment_intent']) => intents.some((intent) => intent.id === id)
  const paid = intents.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)
  const returned = refunds
    .filter(
      ({ status, payment_intent }) => isOwn(payment_intent) && status !== 'failed' && status !== 'canceled',
    )
    .map(({ amount }) => amount)
  const withdrawn = disputes
    .filter(({ payment_intent }) => isOwn(payment_intent))
    .flatMap(({ balance_transactions }) => balance_transactions.map(({ amount }) => amount))
  const sum = async (text: string) => Number((await rows(text))[0]?.cents ?? 0)
  // A credit after a recorded payment is a refund without an attempt.
  const noted = await sum(
    `select sum(total_cents - credited_cents) + coalesce((select sum(amount_cents) from invoice_refunds where attempt_id is null), 0) as cents
     from invoices where kind = 'invoice' and status = 'paid' and received_on is not null`,
  )
  const transferred = await sum(
    "select sum(amount_cents) as cents from invoice_refunds where status = 'transferred'",
  )
  return {
    held: total(paid) - total(returned) + total(withdrawn) + noted - transferred,
    owed: await sum(
      `select coalesce((select sum(total_cents - credited_cents) from invoices where kind = 'invoice' and status = 'paid' and purpose <> 'fees'), 0)
         + coalesce((select sum(amount_cents) from invoice_refunds where status in ('asked', 'failed', 'to_transfer')), 0) as cents`,
    ),
  }
}

const total = (cents: number[]) => cents.reduce((sum, one) => sum + one, 0)

/** All of the agency's own objects of a kind at the simulated provider, such as `payment_intents`. */
export async function listObjects<T extends { id: string }>(origin: string, what: string): Promise<T[]> {
  const found: T[] = []
  while (true) {
    const after = found.at(-1)?.id
    const query = `limit=100${after ? `&starting_after=${after}` : ''}`
    const answer = await fetch(`${origin}/v1/${what}?${query}`, {
      headers: { authorization: `Bearer ${env().STRIPE_SECRET_KEY}` },
    })
    const page = (await answer.json()) as { data: T[]; has_more: boolean }
    found.push(...page.data)
    if (!page.has_more) return found
  }
}
