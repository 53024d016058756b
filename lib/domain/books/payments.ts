import { sql } from 'drizzle-orm'
import { invoiceAttempts } from '@/db/schema/invoice-attempts'
import { invoiceRefunds } from '@/db/schema/invoice-refunds'
import { type InvoicedClient, invoiceLines, invoices } from '@/db/schema/invoices'
import { paymentMethods } from '@/db/schema/payment-methods'
import { type Day, type Month, shiftMonth } from '../calendar'
import type { Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { sharePayment, type TaxedRate } from './share-payment'

/** How money came in or went back. `kept`: withheld from what a seller's customers paid. */
export type PaymentWay = 'card' | 'sepa' | 'transfer' | 'kept'

/** One rate's part of a payment, or of a refund, whose sums are negative; in cents. */
export type BookedPayment = TaxedRate & {
  day: Day
  number: string
  client: InvoicedClient
  way: PaymentWay
  reference: string | null
  regime: (typeof invoices.$inferSelect)['regime']
  isRefund: boolean
}

type Row = Omit<BookedPayment, keyof TaxedRate | 'isRefund'> & { amountCents: number; rates: TaxedRate[] }

/** A month's payments by day of payment, and the refunds of credit notes sent in it, by day. An overpayment that was refunded is
 *  in neither. One statement. */
export async function listPayments(reads: Reads, month: Month): Promise<BookedPayment[]> {
  requirePermission(reads, 'subscriptions.manage')
  const [from, until] = [`${month}-01`, `${shiftMonth(month, 1)}-01`]
  const isWithin = (column: unknown) => sql`${column} >= ${from}::date and ${column} < ${until}::date`
  const rows: Row[] = await reads.db
    .select({
      day: sql<Day>`day`,
      number: sql<string>`number`,
      client: sql<InvoicedClient>`client`,
      way: sql<PaymentWay>`way`,
      reference: sql<string | null>`reference`,
      regime: sql<Row['regime']>`regime`,
      amountCents: sql<number>`amount`,
      rates: sql<TaxedRate[]>`rates`,
    })
    .from(
      sql`(
        select i.paid_on::text as day, i.number, i.client, i.regime, i.id,
          i.payment_reference as reference, i.total_cents - ${creditedBefore} as amount, ${ratesOf(sql`i.id`)} as rates,
          case when i.purpose = 'fees' then 'kept' when i.received_on is not null then 'transfer'
            else coalesce(${wayOf(sql`a.invoice_id = i.id and a.state = 'succeeded'`)}, 'card') end as way
        from ${invoices} i where ${isWithin(sql`i.paid_on`)} and i.kind = 'invoice' and i.number is not null
        union all
        select ${leftOn}::text, n.number, n.client, n.regime, n.id,
          coalesce(r.transfer_reference, r.refund_id), -r.amount_cents, ${ratesOf(sql`n.id`)},
          case when r.transferred_on is not null then 'transfer'
            else coalesce(${wayOf(sql`a.id = r.attempt_id`)}, 'card') end
        from ${invoiceRefunds} r join ${invoices} n on n.id = r.credit_note_id
        where r.status in ('succeeded', 'transferred') and ${isWithin(leftOn)}
      ) as payments`,
    )
    .orderBy(sql`day, id`)
  return rows.flatMap(({ amountCents, rates, ...payment }) =>
    sharePayment(rates, amountCents).map((share) => ({ ...payment, ...share, isRefund: amountCents < 0 })),
  )
}

/** The day on which a refund was sent. */
const leftOn = sql`coalesce(r.transferred_on, (r.changed_at at time zone 'Europe/Paris')::date)`

/** What was credited before an invoice was paid, and so is not part of its payment: a credit on a paid invoice is refunded. */
const creditedBefore = sql`case when i.purpose = 'fees' then 0 else coalesce((
  select sum(c.total_cents) from ${invoices} c
  where c.corrected_invoice_id = i.id and c.kind = 'credit_note'
    and not exists (select from ${invoiceRefunds} back where back.credit_note_id = c.id)), 0)::int end`

const ratesOf = (id: unknown) => sql`(
  select coalesce(json_agg(json_build_object('permille', permille, 'grossCents', gross, 'vatCents', vat) order by permille desc), '[]')
  from (select l.vat_permille as permille, sum(l.total_cents)::int as gross, sum(l.vat_cents)::int as vat
    from ${invoiceLines} l where l.invoice_id = ${id} group by 1) of_rate)`

const wayOf = (which: unknown) => sql`(
  select m.kind::text from ${invoiceAttempts} a join ${paymentMethods} m on m.id = a.method_id where ${which} limit 1)`
