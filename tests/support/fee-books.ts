import type { Pool } from 'pg'
import { type Day, parisInstant } from '@/lib/domain/calendar'
import type { Context } from '@/lib/domain/context'
import { settleFees } from '@/lib/domain/fee-invoices/settle-fees'
import { newShop } from './shop'
import { addRefund } from './stored-vat'

/** Sellers whose fees are invoiced from January 2030 on. */
export async function feeBooks(pool: Pool, jobAt: (milliseconds: number) => Context) {
  const rows = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows
  await rows('delete from fee_months')
  await rows("insert into fee_months (month, closed_at) values ('2029-12-01', now())")

  const completeFacts = (clientId: number) =>
    rows(
      `update clients set kind = 'professional', billing_name = 'Miel SARL', billing_line1 = '3 chemin des Ruches',
         billing_postal_code = '34270', billing_city = 'Saint-Mathieu', billing_country = 'FR', siren = '900000019'
       where id = $1`,
      clientId,
    )

  /** `paid`: when, as text with its zone. */
  async function seller({ isComplete = true } = {}) {
    const { websiteId, owner } = await newShop(pool)
    if (isComplete) await completeFacts(owner.id)
    return {
      clientId: owner.id,
      websiteId,
      sell: async (paid: string, feeCents: number, totalCents = 10_000): Promise<number> => {
        const [order] = await rows(
          `insert into orders (website_id, status, paid_at, items_cents, delivery_cents, total_cents, fee_cents, seller, delivery_method)
           values ($1, 'paid', $2, $3, 0, $3, $4, '{"vatRegime": "standard"}', 'pickup') returning id`,
          ...[websiteId, paid, totalCents, feeCents],
        )
        return order.id
      },
      invoices: () =>
        rows(
          `select i.kind, i.status, i.number, i.first::text, i.issued_on::text as "issuedOn", i.paid_on::text as "paidOn",
             i.total_cents as cents, i.vat_cents as vat, i.credited_cents as credited,
             (select array_agg(l.label || ' ' || l.total_cents order by l.id) from invoice_lines l where l.invoice_id = i.id) as lines
           from invoices i where i.client_id = $1 and i.purpose = 'fees' order by i.id`,
          owner.id,
        ),
    }
  }

  return {
    ...{ rows, seller, completeFacts },
    refund: (orderId: number, at: string, cents: number, status = 'succeeded') =>
      addRefund(pool, orderId, { at, cents, status }),
    /** The job at an hour of a day in Paris. */
    settle: (day: Day, hour = 9, ctx = jobAt(parisInstant(day, hour).getTime())) =>
      settleFees(ctx, (error) => {
        throw error
      }),
  }
}
