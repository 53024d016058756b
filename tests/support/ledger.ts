import { ADMIN } from '@/db/seed/accounts'
import { createSubscription } from '@/lib/domain/billing/create-subscription'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { notePayment } from '@/lib/domain/billing/record-payment'
import { recordRefusal } from '@/lib/domain/billing/record-refusal'
import type { SubscriptionInput } from '@/lib/domain/billing/schema'
import { type Day, parisInstant } from '@/lib/domain/calendar'
import type { Context } from '@/lib/domain/context'
import { createWebsite } from '@/lib/domain/websites/create-website'
import { withClients } from './clients'
import { domain } from './context'

/** Subscriptions over time, on a new database or the given one. Its clocks are fixed at eight in the morning of a day in
 *  Paris. */
export async function ledger(databaseUrl?: string) {
  const { as, job, pool, mailTo, mails } = await domain(databaseUrl)
  const at = (day: Day) => parisInstant(day, 8).getTime()
  const admin = (day: Day): Context => as(ADMIN, 'ADMIN', { at: at(day) })
  const clock = (day: Day, seller = {}): Context => job('billing', { at: at(day), seller })
  const jobAt = (milliseconds: number, changed: Parameters<typeof job>[1] = {}): Context =>
    job('billing', { at: milliseconds, ...changed })
  const rows = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows

  async function newClient(isComplete = true): Promise<number> {
    const [user] = await rows(
      withClients(
        `insert into users (email, password_hash, first_name, last_name, phone)
         values (gen_random_uuid() || '@exemple.fr', '-', 'Léa', 'Martin', '06')`,
      ),
    )
    if (isComplete) await completeFacts(user.id)
    return user.id
  }

  const completeFacts = (clientId: number) =>
    rows(
      `update clients set kind = 'consumer', billing_name = 'Léa Martin', billing_line1 = '1 rue des Fours',
         billing_postal_code = '34000', billing_city = 'Montpellier', billing_country = 'FR' where id = $1`,
      clientId,
    )

  async function subscribed(day: Day, dueDate: Day, given: Partial<SubscriptionInput> = {}) {
    const clientId = given.clientId ?? (await newClient())
    const terms = { plan: 'basic', paymentPlan: 'monthly', priceCents: 3_500, status: 'active' } as const
    const input = { ...terms, name: null, dueDate, ...given, clientId }
    const { id } = await createSubscription(admin(day), input)
    return { id, clientId }
  }

  const note = (subscriptionId: number, invoiceIds: number[], on: Day, reference = 'VIR 1') =>
    notePayment(admin(on), { subscriptionId, invoiceIds, on, reference })

  async function open(id: number, day: Day) {
    const [invoice] = await openPeriod(clock(day), id)
    if (!invoice) throw new Error(`No period began on ${day}`)
    return invoice
  }

  /** A subscription with a website, whose invoice of 15 November 2026 is due on the 29th. */
  async function owing() {
    const { id, clientId } = await subscribed('2026-11-01', '2026-11-15')
    const site = { name: 'Le four', url: 'https://four.example', imageUrl: null, status: 'active' } as const
    const { id: websiteId } = await createWebsite(admin('2026-11-01'), {
      ...site,
      clientId,
      subscriptionId: id,
    })
    const { id: invoiceId } = await open(id, '2026-11-15')
    return {
      ...{ id, clientId, websiteId, invoiceId },
      /** Records a refusal because of a missing payment. */
      refuse: (day: Day) =>
        recordRefusal(clock(day), { subscriptionId: id, invoiceId, refusal: 'retryable', attempt: null }),
      pay: (day: Day, reference?: string) => note(id, [invoiceId], day, reference),
      site: async () => (await rows('select status, inactive_by from websites where id = $1', websiteId))[0],
    }
  }

  return {
    ...{
      as,
      pool,
      mails,
      admin,
      clock,
      jobAt,
      rows,
      newClient,
      completeFacts,
      subscribed,
      note,
      open,
      owing,
    },
    rowOf: async (id: number) =>
      (
        await rows(
          'select plan, price_cents, due_date::text, status, ends_on::text from subscriptions where id = $1',
          id,
        )
      )[0],
    invoicesOf: (id: number) =>
      rows(
        `select id, kind, number, status, first::text, last::text, issued_on::text, due_on::text, total_cents, vat_cents,
           credited_cents, refused_on::text, paid_on::text
         from invoices where subscription_id = $1 order by id`,
        id,
      ),
    timelineOf: async (id: number): Promise<string[]> =>
      (await rows('select kind from subscription_entries where subscription_id = $1 order by id', id)).map(
        ({ kind }) => kind,
      ),
    /** The mails to a client. */
    mailsTo: async (clientId: number): Promise<{ id: string; kind: string }[]> =>
      rows(
        `select j.id, j.data ->> 'kind' as kind from pgboss.job j join users u on j.data ->> 'to' = u.email
         where u.id = $1 and j.name in ('mail', 'account-mail') order by j.created_on, j.id`,
        clientId,
      ),
    /** The provider's session of a payment page's URL. */
    sessionOf: async (url: string): Promise<string> =>
      (await rows('select session_id from payment_pages where url = $1 order by id desc limit 1', url))[0]
        .session_id,
    mailsOf: async (clientId: number, kind: string) => {
      const [user] = await rows('select email from users where id = $1', clientId)
      return mailTo(user.email, kind)
    },
  }
}
