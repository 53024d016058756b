import { describe, expect, it } from 'vitest'
import { RETENTION } from '@/content/retention'
import { ADMIN, CAMILLE, JULIEN } from '@/db/seed/accounts'
import { createSubscription } from '@/lib/domain/billing/create-subscription'
import { addSize } from '@/lib/domain/catalogue/add-size'
import { createProduct } from '@/lib/domain/catalogue/create-product'
import { createEntry } from '@/lib/domain/content/create-entry'
import { createFeeRule } from '@/lib/domain/fees/create-fee-rule'
import { receiveContactMessage } from '@/lib/domain/leads/receive-contact-message'
import { addPictures } from '@/lib/domain/media/add-pictures'
import type { Providers } from '@/lib/domain/providers'
import { addNote } from '@/lib/domain/tickets/notes'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { sendMessage } from '@/lib/domain/tickets/send-message'
import { createUser } from '@/lib/domain/users/create-user'
import { addEndpoint } from '@/lib/domain/webhooks/add-endpoint'
import { createWebsite } from '@/lib/domain/websites/create-website'
import { applyRetention } from '@/lib/server/jobs/housekeeping'
import { providers } from '@/lib/server/providers'
import { domain } from '../support/context'
import { newProduct } from '../support/new-product'
import { pictureOf } from '../support/sample-pictures'
import { userInput } from '../support/user-input'

const DAY_MS = 24 * 60 * 60 * 1000
const SITE = 1

const { as, job, pool } = await domain()
const store: Providers['files']['store'] = async (_, name) => ({
  key: name,
  url: `https://f.example/${name}`,
})
const changed = {
  providers: {
    files: { ...providers.files, store },
    webhooks: { ...providers.webhooks, addressFault: async () => null },
  },
}
const camille = as(CAMILLE, 'USER', changed)
const admin = as(ADMIN, 'ADMIN')

type Created = { id: number } | { id: number }[]
/** Creates an object that contains `more`, under an idempotency key. */
type Create = (submissionId: string, more: string) => Promise<Created>

const testimonial = (content: string) => ({
  content,
  customerName: 'Paul',
  customerRole: 'Client',
  active: true,
})
const product = await createProduct(camille, { websiteId: SITE, input: newProduct() })
const ticket = await openTicket(camille, { type: 'Bug', title: 'Une panne', description: 'La voici.' })
const jpeg = new Uint8Array(await pictureOf.jpeg())
const contact = { nom: 'Zoé', email: 'zoe@exemple.fr', acceptation: true } as const

const CREATORS: Record<string, [table: string, create: Create]> = {
  'a testimonial': [
    'testimonials',
    (submissionId, more) =>
      createEntry(camille, {
        kind: 'testimonials',
        websiteId: SITE,
        submissionId,
        input: testimonial(more),
      }),
  ],
  'a product': [
    'products',
    (submissionId, name) =>
      createProduct(camille, { websiteId: SITE, submissionId, input: newProduct({ name }) }),
  ],
  'a size': [
    'product_sizes',
    (submissionId, size) =>
      addSize(camille, { productId: product.id, submissionId, input: { size, stock: 1 } }),
  ],
  'a picture': [
    'pictures',
    (submissionId, customName) =>
      addPictures(camille, {
        ...{ kind: 'gallery', websiteId: SITE, customName, submissionId },
        files: [{ name: 'salle.jpg', bytes: jpeg }],
      }),
  ],
  'a webhook': [
    'webhook_endpoints',
    (submissionId, more) =>
      addEndpoint(camille, { websiteId: SITE, submissionId, url: `https://hook.example/${more}` }),
  ],
  'a message': [
    'ticket_messages',
    (submissionId, body) => sendMessage(camille, { ticketId: ticket.id, submissionId, body }),
  ],
  'a note': [
    'ticket_notes',
    (submissionId, body) => addNote(admin, { ticketId: ticket.id, submissionId, body }),
  ],
  'a website': [
    'websites',
    (submissionId, name) =>
      createWebsite(admin, {
        ...{ clientId: CAMILLE, subscriptionId: null, name, submissionId },
        ...{ url: 'https://un-site.example', imageUrl: null, status: 'active' },
      }),
  ],
  'a subscription': [
    'subscriptions',
    (submissionId, name) =>
      createSubscription(admin, {
        ...{ clientId: CAMILLE, name, plan: 'basic', paymentPlan: 'monthly', submissionId },
        ...{ priceCents: 3500, dueDate: '2030-01-31', status: 'active' },
      }),
  ],
  'a fee rule': [
    'fee_rules',
    (submissionId, more) =>
      createFeeRule(admin, {
        clientId: CAMILLE,
        submissionId,
        input: {
          minAmountCents: 700_000 + more.length * 10 + more.charCodeAt(0),
          ...{ fixedFeeCents: 25, percentage: 2.9, maxFeeCents: null, customFormula: null },
        },
      }),
  ],
  'an account': [
    'users',
    (submissionId, more) =>
      createUser(admin, { ...userInput({ email: `${more}@cle.example` }), submissionId }),
  ],
  'a visitor’s message': [
    'contact_messages',
    (submissionId, message) =>
      receiveContactMessage(as(), {
        ...{ form: 'home-form', fields: { ...contact, message }, suspicious: false, submissionId },
      }),
  ],
}

const idsOf = (created: Created) => [created].flat().map(({ id }) => id)
const rowsOf = async (table: string) => (await pool.query(`select 1 from ${table}`)).rows.length

describe.each(Object.entries(CREATORS))('%s', (_, [table, create]) => {
  it('requested three times with one key is created once and returned each time', async () => {
    const before = await rowsOf(table)
    const key = crypto.randomUUID()
    const [first, second] = await Promise.all([create(key, 'one'), create(key, 'one')])
    const third = await create(key, 'one')
    expect(idsOf(second)).toEqual(idsOf(first))
    expect(first).toMatchObject(third)
    expect(await rowsOf(table)).toBe(before + 1)
  })

  it('with other content under the same key is refused', async () => {
    const key = crypto.randomUUID()
    await pool.query('delete from submissions')
    await create(key, 'two')
    const before = await rowsOf(table)
    await expect(create(key, 'three')).rejects.toMatchObject({ code: 'conflict' })
    expect(await rowsOf(table)).toBe(before)
  })
})

describe('an idempotency key', () => {
  const create = (submissionId: string, content: string, by = camille, websiteId = SITE) =>
    createEntry(by, { kind: 'testimonials', websiteId, submissionId, input: testimonial(content) })

  it('belongs only to its caller', async () => {
    const key = crypto.randomUUID()
    const { id } = await create(key, 'Bon.')
    expect((await create(key, 'Bon.', as(JULIEN), 3)).id).not.toBe(id)
  })

  it('can be used again after a refusal', async () => {
    const key = crypto.randomUUID()
    await expect(create(key, 'Bon.', camille, 3)).rejects.toMatchObject({ code: 'not_found' })
    expect((await create(key, 'Bon.')).content).toBe('Bon.')
  })

  it('of a deleted object answers `not_found` and creates no other object', async () => {
    const key = crypto.randomUUID()
    const { id } = await create(key, 'Bon.')
    await pool.query('delete from testimonials where id = $1', [id])
    await expect(create(key, 'Bon.')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is kept for 30 days', async () => {
    await pool.query('delete from submissions')
    await create(crypto.randomUUID(), 'Bon.')
    const kept = () => rowsOf('submissions')
    await applyRetention(job('housekeeping', { after: (RETENTION.submissions.days - 1) * DAY_MS }))
    expect(await kept()).toBe(1)
    await applyRetention(job('housekeeping', { after: (RETENTION.submissions.days + 1) * DAY_MS }))
    expect(await kept()).toBe(0)
  })
})
