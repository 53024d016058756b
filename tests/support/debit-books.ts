import { type Day, parisInstant } from '@/lib/domain/calendar'
import { debitInvoice } from '@/lib/domain/collection/debit-invoice'
import { openMethodPage } from '@/lib/domain/collection/open-method-page'
import { settlePage } from '@/lib/domain/collection/settle-page'
import type { PaymentEvent } from '@/lib/providers/payments/payments'
import { receivePaymentEvent } from '@/lib/server/tasks/receive-payment-event'
import { collectionBooks, type ProductUnderTest } from './collection-books'
import { fakePayments } from './fake-payments'
import { moneyBalance } from './money-balance'

/** Subscriptions that are debited at the simulated provider. */
export async function debitBooks(used?: ProductUnderTest) {
  const books = await collectionBooks(used)
  const { provider, rows, client, clock, today, subscribed, open } = books

  /** A subscription with a saved method, and nothing due. */
  async function automatic(number?: string, given: Parameters<typeof subscribed>[2] = {}) {
    const { id, clientId } = await subscribed(today, today, given)
    const { url } = await openMethodPage(client(clientId), { subscriptionId: id })
    const { pageId } = await books.enterNumber(url, number)
    await settlePage(client(clientId), { pageId })
    const [method] = await rows(
      `select m.*, c.stripe_customer_id from payment_methods m join subscriptions s on s.payment_method_id = m.id
       join clients c on c.id = s.client_id where s.id = $1`,
      id,
    )
    return { id, clientId, method: String(method.method_id), customer: String(method.stripe_customer_id) }
  }

  return {
    ...books,
    automatic,
    /** The same with an invoice issued today and not debited yet. */
    due: async (number?: string, given: Parameters<typeof subscribed>[2] = {}) => {
      const saved = await automatic(number, given)
      const { id: invoiceId } = await open(saved.id, today)
      return { ...saved, invoiceId, debit: (on: Day = today) => debitInvoice(clock(on), invoiceId) }
    },
    /** The context of a job at an hour of a day in Paris. */
    job: (day: Day, hour = 8) => books.jobAt(parisInstant(day, hour).getTime()),
    /** Delivers an event on the agency's own account, as if signed by Stripe. */
    tell: (
      subject: PaymentEvent['subject'],
      {
        id = `evt_${crypto.randomUUID()}`,
        day,
        type = 'any',
      }: { id?: string; day?: Day; type?: string } = {},
    ) => {
      const event: PaymentEvent = { id, type, accountId: null, subject }
      const payments = { ...fakePayments().payments, readEvent: async () => event }
      const ctx = books.jobAt(day ? parisInstant(day, 9).getTime() : books.at, { providers: { payments } })
      return receivePaymentEvent(ctx, { headers: new Headers(), bytes: new Uint8Array() })
    },
    methodOf: async (id: number) =>
      (
        await rows(
          'select m.* from payment_methods m join subscriptions s on s.payment_method_id = m.id where s.id = $1',
          id,
        )
      )[0],
    refundsOf: (invoiceId: number) =>
      rows(
        `select r.* from invoice_refunds r where r.invoice_id = $1 or r.attempt_id in (select id from invoice_attempts where invoice_id = $1)
         order by id`,
        invoiceId,
      ),
    alerts: async (about: string) =>
      (await rows("select data from pgboss.job where name = 'mail' and data ->> 'kind' = 'payment-alert'"))
        .map(({ data }) => data)
        .filter((mail) => mail.about === about),
    balance: () => moneyBalance(provider.origin, rows),
  }
}
