import { describe, expect, it } from 'vitest'
import { planCents } from '@/content/plan-facts'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { addDays, parisDay } from '@/lib/domain/calendar'
import { saveBillingDetails } from '@/lib/domain/contracts/save-billing-details'
import { getMessage } from '@/lib/domain/leads/queries'
import { receiveContactMessage } from '@/lib/domain/leads/receive-contact-message'
import { DEFAULT_ANSWERS } from '@/lib/domain/onboarding/policy'
import { submitProjectRequest } from '@/lib/domain/onboarding/submit-project-request'
import { planProject } from '@/lib/domain/projects/plan-project'
import { findProjectOfRequest, findProjectOfWebsite } from '@/lib/domain/projects/queries'
import { acceptQuote } from '@/lib/domain/quotes/accept-quote'
import { askAboutQuote } from '@/lib/domain/quotes/ask-about-quote'
import { expireQuotes } from '@/lib/domain/quotes/expire-quotes'
import { finishStage, reopenStage } from '@/lib/domain/quotes/finish-stage'
import { issueWaitingQuoteInvoices } from '@/lib/domain/quotes/issue-waiting-quote-invoices'
import { countQuotes, listOwnQuotes, listQuotes, listQuotesToRead } from '@/lib/domain/quotes/list-quotes'
import { prefillQuote } from '@/lib/domain/quotes/prefill'
import { getQuote, readSentQuote } from '@/lib/domain/quotes/queries'
import { refuseQuote } from '@/lib/domain/quotes/refuse-quote'
import { deleteQuote, draftQuote, editQuote } from '@/lib/domain/quotes/save-quote'
import { QuoteInput, type QuoteSource } from '@/lib/domain/quotes/schema'
import { sendQuote } from '@/lib/domain/quotes/send-quote'
import { withdrawQuote } from '@/lib/domain/quotes/withdraw-quote'
import { domain, linkToken } from '../support/context'

const { as, job, pool, mailTo, mails } = await domain()
const admin = as(ADMIN, 'ADMIN')
const termsText = 'Article 1. Les conditions de vente.'
const today = parisDay(new Date())
const DAY_MS = 86_400_000

let count = 0
const newAddress = () => `devis-${++count}@exemple.fr`

const input = (changes: Partial<QuoteInput> = {}): QuoteInput => ({
  ...{ email: newAddress(), firstName: 'Marius', lastName: 'Olive', businessName: null },
  ...{ isOffPremises: false, websiteId: null, depositPermille: 300, deliveryWeeks: 6, note: '' },
  ...{ siteName: 'Le Mas', siteUrl: 'https://le-mas.example/' },
  clientKind: 'professional',
  formula: 'one_time_and_subscription',
  plan: 'premium',
  paymentPlan: 'monthly',
  lines: [
    { kind: 'development', label: 'Développement', quantity: 1, unitCents: 160_000, vatPermille: 200 },
    { kind: 'option', label: 'Photos', quantity: 3, unitCents: 3_333, vatPermille: 200 },
  ],
  ...changes,
})

async function draft(changes: Partial<QuoteInput> = {}, source: QuoteSource | null = null) {
  const quote = input(changes)
  const { id } = await draftQuote(admin, { source, quote })
  return { id, email: quote.email }
}

const rows = async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rows
const rowOf = async (id: number) => (await rows('select * from quotes where id = $1', id))[0]

async function tokenOf(id: number): Promise<string> {
  return linkToken((await rowOf(id)).link_id, 'quote')
}

async function sent(changes: Partial<QuoteInput> = {}, source: QuoteSource | null = null) {
  const { id, email } = await draft(changes, source)
  await sendQuote(admin, { id, termsText })
  return { id, email, key: { token: await tokenOf(id) } }
}

const answer = { version: 1, typedName: 'Marius Olive', startsAtOnce: false }
const errorCode = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error) => error.code ?? String(error),
  )

const DETAILS = {
  kind: 'professional',
  ...{ name: 'Mas SARL', line1: '1 rue du Four', line2: null, postalCode: '34000' },
  ...{ city: 'Montpellier', country: 'FR', siren: '732829320', vatNumber: null, emails: [] },
  purchaseReference: null,
} as const

describe('a quote', () => {
  it('gets a number, a mail and an immutable text when it is sent', async () => {
    const { id, email } = await draft()
    expect(await rowOf(id)).toMatchObject({ status: 'draft', number: null, version: 0 })
    await sendQuote(admin, { id, termsText })
    const detail = await getQuote(admin, id)
    expect(detail).toMatchObject({
      status: 'sent',
      version: 1,
      validUntil: addDays(today, 30),
      document: {
        totalCents: 169_999,
        depositCents: 51_000,
        balanceCents: 118_999,
        plan: { plan: 'premium', priceCents: planCents('premium', 'monthly') },
      },
    })
    expect(detail.number).toMatch(/^D-\d{4}-\d{4}$/)
    const [mail] = await mailTo(email, 'quote-sent')
    expect(mail).toMatchObject({ linkId: (await rowOf(id)).link_id, document: { number: detail.number } })
    const [version] = await rows('select * from quote_versions where quote_id = $1', id)
    expect(version.terms_text).toBe(termsText)
    expect(version.quote_text).toContain('Acompte à la commande\u00a0: 510,00\u00a0€')
    await expect(rows("update quote_versions set terms_text = 'x' where quote_id = $1", id)).rejects.toThrow(
      /final/,
    )
  })

  it('gets a second version when it is withdrawn, edited and sent again; the first one stays and cannot be accepted', async () => {
    const { id, email, key } = await sent()
    expect(await errorCode(editQuote(admin, { id, quote: input({ email }) }))).toBe('conflict')
    await withdrawQuote(admin, id)
    await withdrawQuote(admin, id)
    expect(await errorCode(acceptQuote(as(), { key, ...answer }))).toBe('conflict')
    expect(await readSentQuote(as(), key)).toMatchObject({ isWithdrawn: true })
    await editQuote(admin, { id, quote: input({ email, depositPermille: 500 }) })
    await sendQuote(admin, { id, termsText: 'Article 1 bis.' })
    expect(await errorCode(acceptQuote(as(), { key, ...answer }))).toBe('conflict')
    expect(
      await rows('select version, terms_text from quote_versions where quote_id = $1 order by 1', id),
    ).toEqual([
      { version: 1, terms_text: termsText },
      { version: 2, terms_text: 'Article 1 bis.' },
    ])
    await acceptQuote(as(), { key, ...answer, version: 2 })
    expect(await rows('select version from quote_acceptances where quote_id = $1', id)).toEqual([
      { version: 2 },
    ])
    expect(await errorCode(withdrawQuote(admin, id))).toBe('conflict')
  })

  it('no longer opens by its former link after its address changes', async () => {
    const { id, key } = await sent()
    await withdrawQuote(admin, id)
    await editQuote(admin, { id, quote: input() })
    await sendQuote(admin, { id, termsText })
    expect(await errorCode(readSentQuote(as(), key))).toBe('not_found')
  })

  it('can be deleted only before it is sent', async () => {
    const { id } = await draft()
    await deleteQuote(admin, id)
    expect(await rowOf(id)).toBeUndefined()
    expect(await errorCode(deleteQuote(admin, (await sent()).id))).toBe('conflict')
  })

  it('is refused with a reason that the agency receives', async () => {
    const { id, key } = await sent()
    await refuseQuote(as(), { key, reason: 'Trop cher' })
    await refuseQuote(as(), { key, reason: 'Encore' })
    expect(await rowOf(id)).toMatchObject({ status: 'refused', refusal_reason: 'Trop cher' })
    expect((await mails()).filter((mail) => mail.quoteId === id)).toMatchObject([
      { kind: 'quote-answered', about: 'refused', reason: 'Trop cher' },
    ])
    expect(await errorCode(acceptQuote(as(), { key, ...answer }))).toBe('conflict')
  })

  it('expires after its last day, for its reader even before the job marks it', async () => {
    const { id, key } = await sent()
    const after = (days: number) => ({ after: days * DAY_MS })
    expect((await readSentQuote(as(undefined, 'USER', after(30)), key)).status).toBe('sent')
    const late = as(undefined, 'USER', after(31))
    expect((await readSentQuote(late, key)).status).toBe('expired')
    expect(await errorCode(acceptQuote(late, { key, ...answer }))).toBe('conflict')
    await expireQuotes(job('billing', after(30)))
    expect((await rowOf(id)).status).toBe('sent')
    await expireQuotes(job('billing', after(31)))
    expect((await rowOf(id)).status).toBe('expired')
  })

  it('is not sent while the agency’s own facts are missing', async () => {
    const { id } = await draft()
    const bare = as(ADMIN, 'ADMIN', { seller: { vatNumber: 'À compléter' } })
    expect(await errorCode(sendQuote(bare, { id, termsText }))).toBe('conflict')
  })

  it('is written, sent and read only by administrators', async () => {
    const { id } = await draft()
    for (const ctx of [as(CAMILLE), as(MODERATOR, 'MODERATOR')]) {
      expect(await errorCode(draftQuote(ctx, { source: null, quote: input() }))).toBe('forbidden')
      expect(await errorCode(sendQuote(ctx, { id, termsText }))).toBe('forbidden')
      expect(await errorCode(withdrawQuote(ctx, id))).toBe('forbidden')
      expect(await errorCode(getQuote(ctx, id))).toBe('forbidden')
      expect(await errorCode(listQuotes(ctx, { filter: {}, page: { limit: 5 } }))).toBe('forbidden')
    }
    expect(await errorCode(getQuote(as(), id))).toBe('unauthenticated')
  })
})

describe('the numbers of quotes', () => {
  it('stay unique when many quotes are sent at once', async () => {
    const drafts = await Promise.all(Array.from({ length: 12 }, () => draft()))
    await Promise.all(drafts.map(({ id }) => sendQuote(admin, { id, termsText })))
    const numbers = await Promise.all(drafts.map(async ({ id }) => (await rowOf(id)).number))
    expect(new Set(numbers).size).toBe(12)
  })
})

describe('a quote’s link', () => {
  it('opens no draft, and no quote with a forged token', async () => {
    const { id } = await draft()
    expect(await errorCode(readSentQuote(as(), { token: await tokenOf(id) }))).toBe('not_found')
    const { key } = await sent()
    const forged = `${key.token.slice(0, -2)}AA`
    expect(await errorCode(readSentQuote(as(), { token: forged }))).toBe('not_found')
    const [linkId = ''] = key.token.split('.')
    const ofAccounts = { token: linkToken(linkId, 'invitation') }
    expect(await errorCode(acceptQuote(as(), { key: ofAccounts, ...answer }))).toBe('not_found')
  })

  it('does not let the agency answer its own quote', async () => {
    const { key } = await sent()
    expect(await errorCode(acceptQuote(admin, { key, ...answer }))).toBe('forbidden')
    expect(await errorCode(refuseQuote(admin, { key, reason: '' }))).toBe('forbidden')
  })
})

describe('an acceptance', () => {
  it('creates the account with an invitation, the website with its formula, the stages and the deposit invoice', async () => {
    const { id, email, key } = await sent()
    await acceptQuote(as(), { key, ...answer })
    const quote = await rowOf(id)
    const [user] = await rows('select * from users where email = $1', email)
    expect(quote).toMatchObject({ status: 'accepted', client_id: user.id })
    expect(await mailTo(email, 'invitation')).toHaveLength(1)
    expect(await rows('select * from websites where id = $1', quote.website_id)).toMatchObject([
      { client_id: user.id, name: 'Le Mas', formula: 'one_time_and_subscription', subscription_id: null },
    ])
    const stages = await rows(
      `select s.stage, s.done_on from project_stages s join projects p on p.id = s.project_id
       where p.quote_id = $1 order by s.stage`,
      id,
    )
    expect(stages.map(({ stage }) => stage)).toEqual(['brief', 'design', 'build', 'delivery'])
    expect(await rows('select * from invoices where client_id = $1', user.id)).toMatchObject([
      { id: quote.deposit_invoice_id, purpose: 'deposit', status: 'draft', total_cents: 51_000 },
    ])
    expect(await mailTo(email, 'quote-invoice-waits')).toHaveLength(1)
    expect(await mailTo(email, 'quote-accepted')).toMatchObject([
      { termsText, typedName: 'Marius Olive', document: { totalCents: 169_999 } },
    ])
    const [acceptance] = await rows('select * from quote_acceptances where quote_id = $1', id)
    expect(acceptance).toMatchObject({ typed_name: 'Marius Olive', version: 1, starts_at_once: null })
    expect(acceptance.network_hash).not.toContain('203.0.113')
    await expect(rows('delete from quote_acceptances where quote_id = $1', id)).rejects.toThrow(/final/)
    await expect(rows("update quotes set status = 'draft' where id = $1", id)).rejects.toThrow(/accepted/)
  })

  it('assigns the quote to the existing account of its address, and only that client can read it', async () => {
    const { id, key } = await sent({ email: 'Julien@ostal.example' })
    expect((await listQuotesToRead(as(JULIEN))).map((quote) => quote.id)).toContain(id)
    await acceptQuote(as(), { key, ...answer })
    expect(await rowOf(id)).toMatchObject({ client_id: JULIEN })
    expect(await mailTo('julien@ostal.example', 'invitation')).toEqual([])
    expect((await listOwnQuotes(as(JULIEN))).map((quote) => quote.id)).toContain(id)
    expect(await listOwnQuotes(as(CAMILLE))).toEqual([])
    expect((await readSentQuote(as(JULIEN), { id })).termsText).toBe(termsText)
    expect(await errorCode(readSentQuote(as(CAMILLE), { id }))).toBe('not_found')
    expect(await errorCode(readSentQuote(admin, { id }))).toBe('not_found')
  })

  it('resets the password of an account with an unconfirmed address', async () => {
    const email = newAddress()
    await rows(
      `with person as (insert into users (email, password_hash, first_name, last_name, phone, terms_accepted_at)
         values ($1, 'known', 'X', 'Y', '06', now()) returning id)
       insert into clients (id, owner_id) select id, id from person`,
      email,
    )
    const { key } = await sent({ email })
    await acceptQuote(as(), { key, ...answer })
    const [user] = await rows('select password_hash from users where email = $1', email)
    expect(user.password_hash).not.toBe('known')
    expect(await mailTo(email, 'invitation')).toHaveLength(1)
  })

  it('creates everything once when it is sent several times', async () => {
    const { id, email, key } = await sent()
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => acceptQuote(as(), { key, ...answer })),
    )
    expect(tries.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
    await acceptQuote(as(), { key, ...answer })
    const [{ id: clientId }] = await rows('select id from users where email = $1', email)
    for (const table of ['websites', 'invoices', 'projects'])
      expect(await rows(`select id from ${table} where client_id = $1`, clientId)).toHaveLength(1)
    expect(await mailTo(email, 'quote-accepted')).toHaveLength(1)
    expect(await rows('select 1 from quote_acceptances where quote_id = $1', id)).toHaveLength(1)
  })

  it('of two quotes for one new address at once creates one account', async () => {
    const email = newAddress()
    const [one, other] = [await sent({ email }), await sent({ email })]
    await Promise.all([one, other].map(({ key }) => acceptQuote(as(), { key, ...answer })))
    const clients = await Promise.all([one, other].map(async ({ id }) => (await rowOf(id)).client_id))
    expect(new Set(clients).size).toBe(1)
    expect(await mailTo(email, 'invitation')).toHaveLength(1)
  })

  it.each([
    ['its withdrawal', (id: number) => withdrawQuote(admin, id)],
    [
      'its refusal',
      async (id: number) => refuseQuote(as(), { key: { token: await tokenOf(id) }, reason: '' }),
    ],
  ])('and %s at once: one succeeds, and the other changes nothing', async (_name, other) => {
    for (let round = 0; round < 6; round++) {
      const { id, email, key } = await sent()
      const [accepted, ended] = await Promise.allSettled([acceptQuote(as(), { key, ...answer }), other(id)])
      expect([accepted.status, ended.status].sort()).toEqual(['fulfilled', 'rejected'])
      const { status } = await rowOf(id)
      expect(status === 'accepted').toBe(accepted.status === 'fulfilled')
      const accounts = await rows('select id from users where email = $1', email)
      expect(accounts).toHaveLength(status === 'accepted' ? 1 : 0)
    }
  })

  it('and the expiry at once: one succeeds', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, key } = await sent()
      // The acceptance reads the clock of the last day, the job that of the next.
      const [accepted] = await Promise.allSettled([
        acceptQuote(as(), { key, ...answer }),
        expireQuotes(job('billing', { after: 31 * DAY_MS })),
      ])
      const { status } = await rowOf(id)
      expect(status).toBe(accepted.status === 'fulfilled' ? 'accepted' : 'expired')
    }
  })

  it('that fails at its last step leaves nothing behind', async () => {
    const { id, email, key } = await sent()
    await pool.query(`create function refuse_deposits() returns trigger language plpgsql as $$
      begin raise exception 'forced'; end $$`)
    await pool.query(`create trigger refuse_deposits before insert on invoices
      for each row execute function refuse_deposits()`)
    const before = await rows('select count(*)::int as n from pgboss.job')
    await expect(acceptQuote(as(), { key, ...answer })).rejects.toThrow()
    await pool.query('drop function refuse_deposits cascade')
    expect(await rowOf(id)).toMatchObject({ status: 'sent', client_id: null, website_id: null })
    expect(await rows('select 1 from users where email = $1', email)).toEqual([])
    expect(await rows('select 1 from projects where quote_id = $1', id)).toEqual([])
    expect(await rows('select 1 from quote_acceptances where quote_id = $1', id)).toEqual([])
    expect(await rows('select count(*)::int as n from pgboss.job')).toEqual(before)
    await acceptQuote(as(), { key, ...answer })
    expect(await rowOf(id)).toMatchObject({ status: 'accepted' })
  })

  it('issues the deposit invoice as soon as the client’s details are complete', async () => {
    const { id, email, key } = await sent()
    await acceptQuote(as(), { key, ...answer })
    const { client_id: clientId, deposit_invoice_id: invoiceId } = await rowOf(id)
    await saveBillingDetails(as(clientId), { ...DETAILS, emails: [] })
    const [invoice] = await rows('select * from invoices where id = $1', invoiceId)
    expect(invoice).toMatchObject({ status: 'issued', total_cents: 51_000, vat_cents: 8_500 })
    expect(await mailTo(email, 'invoice-issued')).toMatchObject([
      { label: expect.stringMatching(/^Acompte du devis D-/), totalCents: 51_000 },
    ])
  })

  it('by a consumer off premises issues no deposit invoice for seven days', async () => {
    const { id, key } = await sent({ clientKind: 'consumer', isOffPremises: true })
    await acceptQuote(as(), { key, ...answer, startsAtOnce: true })
    const { client_id: clientId, deposit_invoice_id: invoiceId } = await rowOf(id)
    await saveBillingDetails(as(clientId), { ...DETAILS, kind: 'consumer', siren: null, emails: [] })
    const status = async () => (await rows('select status from invoices where id = $1', invoiceId))[0].status
    expect(await status()).toBe('draft')
    await issueWaitingQuoteInvoices(job('billing', { after: 7 * DAY_MS }))
    expect(await status()).toBe('draft')
    await issueWaitingQuoteInvoices(job('billing', { after: 8 * DAY_MS }))
    expect(await status()).toBe('issued')
    expect(await rows('select starts_at_once from quote_acceptances where quote_id = $1', id)).toEqual([
      { starts_at_once: true },
    ])
  })
})

describe('a question', () => {
  it('opens a ticket linked to the quote, which the next question continues', async () => {
    const { id, email, key } = await sent()
    const { ticketId } = await askAboutQuote(as(), { key, question: 'Et les photos\u00a0?' })
    expect(await askAboutQuote(as(), { key, question: 'Et le délai\u00a0?' })).toEqual({ ticketId })
    const [user] = await rows('select id from users where email = $1', email)
    expect(await rowOf(id)).toMatchObject({ ticket_id: ticketId, status: 'sent', client_id: user.id })
    expect(
      await rows('select body, author_id from ticket_messages where ticket_id = $1 order by id', ticketId),
    ).toEqual([
      { body: 'Et les photos\u00a0?', author_id: user.id },
      { body: 'Et le délai\u00a0?', author_id: user.id },
    ])
    expect((await mails()).filter((mail) => mail.ticketId === ticketId).map(({ kind }) => kind)).toEqual([
      'ticket-opened',
      'ticket-message',
    ])
    await acceptQuote(as(), { key, ...answer })
    expect(await mailTo(email, 'invitation')).toHaveLength(1)
  })
})

describe('a quote of a lead', () => {
  it('is prefilled from the message, and its progress sets the status of the lead', async () => {
    const email = newAddress()
    const { id: messageId } = await receiveContactMessage(as(), {
      form: 'home-form',
      suspicious: false,
      fields: { nom: 'Hélène Faure', email, message: 'Un site', acceptation: true },
    })
    const source = { kind: 'message', id: messageId } as const
    const { quote } = await prefillQuote(admin, source)
    expect(quote).toMatchObject({ email, firstName: 'Hélène', lastName: 'Faure' })
    const { id, key } = await sent({ email }, source)
    expect((await getMessage(admin, messageId)).status).toBe('in_progress')
    await acceptQuote(as(), { key, ...answer })
    expect((await getMessage(admin, messageId)).status).toBe('done')
    expect(await rowOf(id)).toMatchObject({ contact_message_id: messageId })
  })

  it('is prefilled with the plan of a project request; its acceptance moves the dates and the request to the website', async () => {
    const { id: requestId } = await submitProjectRequest(as(JULIEN), {
      ...DEFAULT_ANSWERS,
      ...{ selectedPlan: 'Sub Standard', annual: true, wantsSubscription: true },
    })
    const source = { kind: 'projet', id: requestId } as const
    const { quote, ties } = await prefillQuote(admin, source)
    expect(quote).toMatchObject({ plan: 'premium', paymentPlan: 'yearly' })
    expect(ties).toMatchObject({ clientId: JULIEN, projectRequestId: requestId })
    const plannedOn = { brief: today, design: null, build: null, delivery: addDays(today, 40) }
    await planProject(admin, {
      of: { projectRequestId: requestId },
      plan: { personId: MODERATOR, plannedOn },
    })
    const { id } = await sent({ ...quote, siteName: 'Atelier', siteUrl: 'https://atelier.example/' }, source)
    await acceptQuote(as(JULIEN), { key: { id }, ...answer })
    const { website_id: websiteId } = await rowOf(id)
    const project = await findProjectOfWebsite(as(JULIEN), websiteId)
    expect(project).toMatchObject({
      quoteId: id,
      person: { id: MODERATOR },
      stages: [{ plannedOn: today }, {}, {}, { plannedOn: addDays(today, 40) }],
    })
    expect((await findProjectOfRequest(admin, requestId))?.id).toBe(project?.id)
    expect(await rows('select website_id, status from project_requests where id = $1', requestId)).toEqual([
      { website_id: websiteId, status: 'done' },
    ])
    expect(await findProjectOfWebsite(as(CAMILLE), websiteId)).toBeNull()
  })

  it('for an existing website of another client is refused', async () => {
    const source = { kind: 'client', id: JULIEN } as const
    const wrong = input({ websiteId: 1, formula: null, plan: null })
    expect(await errorCode(draftQuote(admin, { source, quote: wrong }))).toBe('validation')
  })
})

describe('the delivery', () => {
  async function accepted(changes: Partial<QuoteInput> = {}) {
    const { id, key } = await sent(changes)
    await acceptQuote(as(), { key, ...answer })
    const { client_id: clientId, website_id: websiteId } = await rowOf(id)
    await saveBillingDetails(as(clientId), { ...DETAILS, emails: [] })
    const [project] = await rows('select id from projects where quote_id = $1', id)
    return { id, clientId, websiteId, projectId: project.id as number }
  }

  it('records the first delivery, invoices the balance minus the deposit, and starts the plan that day', async () => {
    const { id, clientId, websiteId, projectId } = await accepted()
    await finishStage(admin, { projectId, stage: 'brief', on: today })
    await finishStage(admin, { projectId, stage: 'delivery', on: today })
    const quote = await rowOf(id)
    const [site] = await rows(
      'select first_delivered_on::text, subscription_id from websites where id = $1',
      websiteId,
    )
    expect(site).toEqual({ first_delivered_on: today, subscription_id: quote.subscription_id })
    const [balance] = await rows('select * from invoices where id = $1', quote.balance_invoice_id)
    expect(balance).toMatchObject({ purpose: 'balance', status: 'issued', total_cents: 118_999 })
    const lines = await rows(
      'select label, total_cents from invoice_lines where invoice_id = $1 order by id',
      balance.id,
    )
    const [deposit] = await rows('select number from invoices where id = $1', quote.deposit_invoice_id)
    expect(lines).toEqual([
      { label: 'Développement', total_cents: 160_000 },
      { label: 'Photos', total_cents: 9_999 },
      { label: `Acompte ${deposit.number}`, total_cents: -51_000 },
    ])
    const [subscription] = await rows(
      'select anchor::text, plan, price_cents, collection, status from subscriptions where id = $1',
      quote.subscription_id,
    )
    expect(subscription).toEqual({
      ...{ anchor: today, plan: 'premium', price_cents: 5_900 },
      ...{ collection: 'manual', status: 'active' },
    })
    const periods = await rows(
      "select first::text, status from invoices where client_id = $1 and purpose = 'period'",
      clientId,
    )
    expect(periods).toEqual([{ first: today, status: 'issued' }])
  })

  it('takes effect once when it is recorded several times, and cannot be undone', async () => {
    const { clientId, projectId } = await accepted()
    const finish = () => finishStage(admin, { projectId, stage: 'delivery', on: today })
    await Promise.all([finish(), finish(), finish()])
    await finish()
    expect(
      await rows("select 1 from invoices where client_id = $1 and purpose = 'balance'", clientId),
    ).toHaveLength(1)
    expect(await rows('select 1 from subscriptions where client_id = $1', clientId)).toHaveLength(1)
    expect(await errorCode(reopenStage(admin, { projectId, stage: 'delivery' }))).toBe('conflict')
  })

  it('that fails at the balance leaves stage, website and subscription as they were', async () => {
    const { clientId, websiteId, projectId } = await accepted()
    await pool.query(`create function refuse_balances() returns trigger language plpgsql as $$
      begin if new.purpose = 'balance' then raise exception 'forced'; end if; return new; end $$`)
    await pool.query(`create trigger refuse_balances before insert on invoices
      for each row execute function refuse_balances()`)
    await expect(finishStage(admin, { projectId, stage: 'delivery', on: today })).rejects.toThrow()
    await pool.query('drop function refuse_balances cascade')
    expect(await rows('select first_delivered_on from websites where id = $1', websiteId)).toEqual([
      { first_delivered_on: null },
    ])
    expect(await rows('select 1 from subscriptions where client_id = $1', clientId)).toEqual([])
    const done = await rows(
      'select 1 from project_stages where project_id = $1 and done_on is not null',
      projectId,
    )
    expect(done).toEqual([])
  })

  it('cancels a deposit invoice that was never issued, and invoices the whole price as the balance', async () => {
    const { id, key } = await sent({ formula: 'one_time', plan: null })
    await acceptQuote(as(), { key, ...answer })
    const [project] = await rows('select id from projects where quote_id = $1', id)
    await finishStage(admin, { projectId: project.id, stage: 'delivery', on: today })
    const quote = await rowOf(id)
    expect(
      await rows(
        'select purpose, status, total_cents from invoices where client_id = $1 order by id',
        quote.client_id,
      ),
    ).toEqual([
      { purpose: 'deposit', status: 'cancelled', total_cents: 51_000 },
      { purpose: 'balance', status: 'draft', total_cents: 169_999 },
    ])
    expect(quote.subscription_id).toBeNull()
  })

  it('after a deposit of the whole price leaves a paid balance invoice of zero', async () => {
    const { id, projectId } = await accepted({ formula: 'one_time', plan: null, depositPermille: 1_000 })
    await finishStage(admin, { projectId, stage: 'delivery', on: today })
    const { balance_invoice_id: balanceId } = await rowOf(id)
    expect(await rows('select status, total_cents from invoices where id = $1', balanceId)).toEqual([
      { status: 'paid', total_cents: 0 },
    ])
  })

  it('is refused in the future, before the acceptance, and when the client records it', async () => {
    const { clientId, projectId } = await accepted()
    const finish = (on: typeof today, ctx = admin) =>
      errorCode(finishStage(ctx, { projectId, stage: 'delivery', on }))
    expect(await finish(addDays(today, 1))).toBe('validation')
    expect(await finish(addDays(today, -1))).toBe('validation')
    expect(await finish(today, as(clientId))).toBe('forbidden')
  })
})

describe('the list of quotes', () => {
  it('finds quotes by words and state', async () => {
    const { id, email } = await sent()
    const page = { limit: 5 }
    const found = async (filter: object) =>
      (await listQuotes(admin, { filter, page })).rows.map((quote) => quote.id)
    expect(await found({ search: email })).toEqual([id])
    expect(await found({ search: email, etat: 'accepted' })).toEqual([])
    expect(await countQuotes(admin, { search: email, etat: 'sent' })).toBe(1)
  })
})

describe('the quote form', () => {
  const issuesOf = (changes: Partial<QuoteInput>) =>
    QuoteInput.safeParse(input(changes)).error?.issues.map(({ path }) => path.join('.'))

  it('requires a plan only for a subscription, and a line only for a one-time price', () => {
    expect(issuesOf({ plan: null })).toEqual(['plan'])
    expect(issuesOf({ lines: [] })).toEqual(['lines.0.label'])
    expect(issuesOf({ formula: 'subscription', lines: [] })).toBeUndefined()
    expect(issuesOf({ formula: null, plan: null })).toEqual(['formula'])
    expect(issuesOf({ siteName: null, siteUrl: null })).toEqual(['siteName', 'siteUrl'])
  })
})
