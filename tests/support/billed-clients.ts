import type Stripe from 'stripe'
import { addDays } from '@/lib/domain/calendar'
import { payInvoices } from '@/lib/domain/collection/pay-invoices'
import { createWebsite } from '@/lib/domain/websites/create-website'
import { billSubscription } from '@/lib/server/tasks/run-billing'
import type { debitBooks } from './debit-books'
import { mailsTo } from './inbox'
import { listObjects } from './money-balance'

const ACCOUNT = 'FR1420041010050500013M02606'
/** The age in days of an unpaid period. */
export const BEGAN_DAYS_AGO = 40
/** Days after its start: late, then interrupted. */
const LATE_AFTER = 15
const INTERRUPTED_AFTER = 24

/** A client whose period begins today, debited from a card or an account; or whose service was interrupted and who pays late. */
export type Kind = 'card' | 'account' | 'late'

export type BilledClient = {
  kind: Kind
  /** The subscription's id. */
  id: number
  clientId: number
  websiteId: number
  email: string
  /** The provider's customer id. */
  customer: string
  /** The open payment page of a late client. */
  page: string | null
}

/** Clients billed by a product that may be killed at any moment. */
export function billedClients(books: Awaited<ReturnType<typeof debitBooks>>) {
  const { rows, today, admin, client, job, provider } = books

  /** Creates a client; the job skips the subscription until `release`. */
  async function prepare(kind: Kind): Promise<BilledClient> {
    const prepared = kind === 'late' ? await interrupted() : await saved(kind)
    const { id, clientId } = prepared
    await rows("update subscriptions set looked_at = now() + interval '1 day' where id = $1", id)
    const [row] = await rows(
      `select u.email, c.stripe_customer_id as customer from clients c join users u on u.id = c.owner_id where c.id = $1`,
      clientId,
    )
    return { kind, ...prepared, ...row }
  }

  async function saved(kind: Kind) {
    const { id, clientId } = await books.automatic(kind === 'account' ? ACCOUNT : undefined)
    return { id, clientId, websiteId: await addWebsite(id, clientId), page: null }
  }

  async function interrupted() {
    const began = addDays(today, -BEGAN_DAYS_AGO)
    const { id, clientId } = await books.subscribed(began, began)
    const websiteId = await addWebsite(id, clientId)
    const { id: invoiceId } = await books.open(id, began)
    for (const days of [LATE_AFTER, INTERRUPTED_AFTER]) await billSubscription(job(addDays(began, days)), id)
    const { url } = await payInvoices(client(clientId), [invoiceId])
    return { id, clientId, websiteId, page: url }
  }

  async function addWebsite(subscriptionId: number, clientId: number): Promise<number> {
    const site = { name: 'Le four', url: 'https://four.example', imageUrl: null, status: 'active' } as const
    return (await createWebsite(admin(today), { ...site, clientId, subscriptionId })).id
  }

  const intents = () => listObjects<Stripe.PaymentIntent>(provider.origin, 'payment_intents')
  const intentsOf = async ({ customer }: BilledClient) =>
    (await intents()).filter((intent) => intent.customer === customer)

  const attemptsOf = ({ id }: BilledClient) =>
    rows(
      `select a.state, a.intent_id from invoice_attempts a join invoices i on i.id = a.invoice_id
       where i.subscription_id = $1 order by a.id`,
      id,
    )

  async function outcomeOf(billed: BilledClient) {
    const { id, clientId, websiteId, email } = billed
    const mails = (await books.mailsTo(clientId)).map((mail) => mail.kind)
    const [site] = await rows('select status from websites where id = $1', websiteId)
    return {
      invoices: (await books.invoicesOf(id)).map((row) => `${row.kind} ${row.status} ${row.first}`),
      attempts: (await attemptsOf(billed)).map(({ state }) => state),
      payments: (await intentsOf(billed)).map(({ status }) => status),
      timeline: (await books.timelineOf(id)).toSorted(),
      mails: mails.toSorted(),
      /** Negative if a mail was sent twice. */
      unsent: mails.length - (await mailsTo(email, provider.origin)).length,
      service: (await books.rowOf(id)).status,
      site: site.status,
    }
  }

  return {
    prepare,
    /** Makes the subscription due, or pays as the client. */
    release: async ({ id, page }: BilledClient) => {
      if (page) await books.enterNumber(page)
      else await rows('update subscriptions set looked_at = null where id = $1', id)
    },
    intentsOf,
    attemptsOf,
    outcomeOf,
  }
}
