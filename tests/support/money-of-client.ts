import { callStripe } from '@/lib/providers/payments/stripe'

/** The provider's balance of a customer: payments less refunds and disputed funds, in cents. */
export async function heldByProvider(customerId: string): Promise<number> {
  const charges = await callStripe((stripe) =>
    stripe.charges.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 }),
  )
  const paid = charges.filter(
    (charge) => charge.customer === customerId && charge.paid && charge.status === 'succeeded',
  )
  const disputes = await callStripe((stripe) =>
    stripe.disputes.list({ limit: 100 }).autoPagingToArray({ limit: 5_000 }),
  )
  const ids = new Set(paid.map(({ id }) => id))
  const withdrawn = disputes
    .filter(({ charge }) => ids.has(typeof charge === 'string' ? charge : charge.id))
    .flatMap(({ balance_transactions }) => balance_transactions)
    .reduce((sum, { amount }) => sum - amount, 0)
  return paid.reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0) - withdrawn
}

type Rows = (text: string, ...values: unknown[]) => Promise<Record<string, number>[]>

/** The provider's expected balance by the ledger: a client's payments less refunds and manually recorded payments. */
export async function owedByProvider(rows: Rows, clientId: number): Promise<number> {
  const [sums] = await rows(
    `select
       coalesce((select sum(total_cents - credited_cents) from invoices
         where client_id = $1 and kind = 'invoice' and status = 'paid'), 0)::int as paid,
       coalesce((select sum(total_cents - credited_cents) from invoices
         where client_id = $1 and kind = 'invoice' and status = 'paid' and received_on is not null), 0)::int as noted,
       coalesce((select sum(r.amount_cents) from invoice_refunds r join invoices i on i.id = r.invoice_id
         where i.client_id = $1 and r.attempt_id is not null and r.status in ('asked', 'failed')), 0)::int as waiting`,
    clientId,
  )
  if (!sums) throw new Error('The ledger has no sums')
  return (sums.paid ?? 0) - (sums.noted ?? 0) + (sums.waiting ?? 0)
}
