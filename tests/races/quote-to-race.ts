import type { Day } from '@/lib/domain/calendar'
import type { Context } from '@/lib/domain/context'
import { acceptQuote } from '@/lib/domain/quotes/accept-quote'
import { draftQuote } from '@/lib/domain/quotes/save-quote'
import type { QuoteInput } from '@/lib/domain/quotes/schema'
import { sendQuote } from '@/lib/domain/quotes/send-quote'
import { linkToken } from '../support/context'

type Rows = (text: string, ...values: unknown[]) => Promise<Record<string, unknown>[]>

export const quoteInput = (email: string): QuoteInput => ({
  ...{ email, firstName: 'Marius', lastName: 'Olive', businessName: null, clientKind: 'consumer' },
  ...{ isOffPremises: false, websiteId: null, depositPermille: 300, deliveryWeeks: 6, note: '' },
  ...{ siteName: 'Le Mas', siteUrl: 'https://le-mas.example/' },
  ...{ formula: 'one_time_and_subscription', plan: 'basic', paymentPlan: 'monthly' },
  lines: [{ kind: 'development', label: 'Développement', quantity: 1, unitCents: 100_000, vatPermille: 200 }],
})

export type Agency = { admin: Context; visitor: Context; rows: Rows; today: Day }

/** A draft for a person who has an account with complete billing details. */
export async function draftedQuote({ admin, rows }: Agency) {
  const email = `devis-${crypto.randomUUID()}@exemple.fr`
  await rows(
    `with person as (
       insert into users (email, password_hash, first_name, last_name, phone, email_confirmed_at)
       values ($1, '-', 'Marius', 'Olive', '06', now()) returning id
     ) insert into clients (id, owner_id, kind, billing_name, billing_line1, billing_postal_code, billing_city, billing_country)
       select id, id, 'consumer', 'Marius Olive', '1 rue des Fours', '34000', 'Montpellier', 'FR' from person`,
    email,
  )
  const { id } = await draftQuote(admin, { source: null, quote: quoteInput(email) })
  const [row] = await rows('select link_id from quotes where id = $1', id)
  return { id, email, key: { token: linkToken(String(row?.link_id), 'quote') } }
}

export async function sentQuote(agency: Agency) {
  const quote = await draftedQuote(agency)
  await sendQuote(agency.admin, { id: quote.id, termsText: 'Article 1.' })
  return quote
}

export const acceptance = (key: { token: string }) => ({
  ...{ key, version: 1, typedName: 'Marius Olive', startsAtOnce: true },
})

/** Accepted by its link, with its project, its deposit and its subscription. */
export async function acceptedQuote(agency: Agency) {
  const quote = await sentQuote(agency)
  await acceptQuote(agency.visitor, acceptance(quote.key))
  const [row] = await agency.rows(
    `select q.client_id, q.deposit_invoice_id, p.id as project_id from quotes q join projects p on p.quote_id = q.id where q.id = $1`,
    quote.id,
  )
  return {
    ...quote,
    projectId: Number(row?.project_id),
    clientId: Number(row?.client_id),
    depositId: Number(row?.deposit_invoice_id),
  }
}
