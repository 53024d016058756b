import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { type Answer, call } from '../support/api'
import { type CommitFault, databaseProxy } from '../support/database-proxy'
import { confirmAddress, newcomer } from '../support/people'
import { pictureForm } from '../support/picture-forms'
import { type Product, startProduct } from '../support/product'
import { pictureOf } from '../support/sample-pictures'
import { stored } from '../support/stored'
import { stripe } from '../support/stripe'

let product: Product
let proxy: Awaited<ReturnType<typeof databaseProxy>>
let seller: Awaited<ReturnType<typeof newcomer>>
let websiteId = 0

beforeAll(async () => {
  proxy = await databaseProxy(inject('databaseUrl'))
  product = await startProduct({ env: { DATABASE_URL: proxy.url } })
  seller = await newcomer()
  await openShop()
}, 180_000)
afterAll(async () => {
  await product?.stop()
  await proxy?.stop()
})
afterEach(() => proxy.disturbCommit(null))

/** Controls the simulators of the product behind the proxy. */
const control = (path: string, body: object = {}) => stripe(path, body, 'POST', product.simulators)

/** A new shop, open for orders. */
async function openShop(): Promise<void> {
  await confirmAddress(seller.id)
  const { body } = await call('POST', '/stripe/account', { bearer: seller.bearer, origin: product.origin })
  await control(`accounts/${body.account}`, { state: 'ready' })
  await vi.waitFor(
    async () =>
      expect(
        await stored('select 1 from payment_accounts where account_id = $1 and is_ready', [body.account]),
      ).toHaveLength(1),
    { timeout: 60_000, interval: 100 },
  )
  const [site] = await stored<{ website_id: number }>(
    `with site as (
       insert into websites (client_id, name, url) values ($1, 'Miel', 'https://miel.example') returning id
     )
     insert into shops (website_id, legal_name, address_line1, postal_code, city, email, phone, terms_url,
       offers_pickup, pickup_address)
     select id, 'Miel SARL', '3 chemin des Ruches', '34270', 'Saint-Mathieu', 'boutique@miel.example',
       '04 67 00 00 00', 'https://miel.example/cgv', true, '3 chemin des Ruches' from site
     returning website_id`,
    [seller.id],
  )
  websiteId = site?.website_id ?? 0
}

const post = (path: string, json: object, more: object = { bearer: seller.bearer }) =>
  call('POST', path, { json, origin: product.origin, ...more })

const count = async (table: string, where: string, value: unknown) =>
  (await stored(`select 1 from ${table} where ${where} = $1`, [value])).length

async function newProduct(): Promise<number> {
  const [row] = await stored<{ id: number }>(
    `insert into products (website_id, name, price_cents, weight_grams, stock)
     values ($1, 'Miel', 1250, 400, 5) returning id`,
    [websiteId],
  )
  return row?.id ?? 0
}

type Case = {
  /** Matches a statement that identifies the transaction. */
  of: RegExp
  status: number
  ready: (SubmissionId: string) => Promise<{ send: () => Promise<Answer>; rows: () => Promise<number> }>
}

const content = { Content: 'Un accueil en or.', CustomerName: 'Paul', CustomerRole: 'Voisin' }

const CASES: Record<string, Case> = {
  'a ticket': {
    of: /insert into "tickets"/,
    status: 201,
    ready: async (SubmissionId) => {
      const ticketName = `Panne ${SubmissionId}`
      const json = { ticketType: 'Bug', ticketName, description: 'La voici.', SubmissionId }
      return { send: () => post('/tickets', json), rows: () => count('tickets', 'title', ticketName) }
    },
  },
  'a testimonial': {
    of: /insert into "testimonials"/,
    status: 201,
    ready: async (SubmissionId) => {
      const json = { WebsiteId: websiteId, ...content, Content: SubmissionId, SubmissionId }
      return {
        send: () => post('/testimonials', json),
        rows: () => count('testimonials', 'content', SubmissionId),
      }
    },
  },
  'a product': {
    of: /insert into "products"/,
    status: 201,
    ready: async (SubmissionId) => {
      const json = { WebsiteId: websiteId, Name: SubmissionId, Price: 9.5, Weight: 420, SubmissionId }
      return { send: () => post('/products', json), rows: () => count('products', 'name', SubmissionId) }
    },
  },
  'a picture': {
    of: /insert into "pictures"/,
    status: 201,
    ready: async (SubmissionId) => {
      const form = await pictureForm(
        { type: 'gallery', websiteId: String(websiteId), customName: SubmissionId, SubmissionId },
        [{ bytes: await pictureOf.jpeg() }],
      )
      const { bearer } = seller
      return {
        send: () => call('POST', '/pictures', { ...form, bearer, origin: product.origin }),
        rows: () => count('pictures', 'name', SubmissionId),
      }
    },
  },
  'an order': {
    of: /insert into "orders"/,
    status: 200,
    ready: async (SubmissionId) => {
      const json = orderOf(await newProduct(), SubmissionId)
      return {
        send: () => post(`/stripe/checkout/${websiteId}`, json, {}),
        rows: () => count('orders', 'submission_id', SubmissionId),
      }
    },
  },
  'a refund': {
    of: /insert into "refunds"/,
    status: 200,
    ready: async (RefundId) => {
      const id = await paidOrder()
      return {
        send: () => post(`/orders/${id}/refund`, { amountCents: 500, RefundId }),
        rows: () => count('refunds', 'order_id', id),
      }
    },
  },
}

const orderOf = (productId: number, SubmissionId: string) => ({
  items: [{ productId, quantity: 1 }],
  delivery: { method: 'pickup' },
  customer: { name: 'Sophie Lacaze', email: `acheteuse-${productId}@exemple.fr` },
  SubmissionId,
})

async function paidOrder(): Promise<number> {
  const submission = crypto.randomUUID()
  await post(`/stripe/checkout/${websiteId}`, orderOf(await newProduct(), submission), {})
  const [order] = await stored<{ id: number; session: string }>(
    'select id, checkout_session_id as session from orders where submission_id = $1',
    [submission],
  )
  await control(`sessions/${order?.session}/pay`)
  await vi.waitFor(
    async () =>
      expect(await stored('select status from orders where id = $1', [order?.id])).toEqual([
        { status: 'paid' },
      ]),
    { timeout: 60_000, interval: 100 },
  )
  return order?.id ?? 0
}

const FAULTS: [CommitFault, number][] = [
  ['unanswered', 1],
  ['cut', 0],
]

describe.each(Object.entries(CASES))('%s whose commit', (_, { of, status, ready }) => {
  it.each(FAULTS)(
    'is %s is a 503 that says so; sent again under its key there is one',
    async (fault, left) => {
      const { send, rows } = await ready(crypto.randomUUID())
      proxy.disturbCommit(of, fault)
      const answer = await send()
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(answer.body.message).toContain('on ne sait pas si votre demande a été exécutée')
      expect([proxy.faults(), await rows()]).toEqual([1, left])
      proxy.disturbCommit(null)
      const again = await send()
      expect([again.status, await rows()]).toEqual([status, 1])
      expect((await send()).body).toEqual(again.body)
      expect(await rows()).toBe(1)
    },
  )
})

it('the same key with another content is a conflict, and another caller’s own', async () => {
  const SubmissionId = crypto.randomUUID()
  const json = { WebsiteId: websiteId, ...content, SubmissionId }
  expect((await post('/testimonials', json)).status).toBe(201)
  const other = await post('/testimonials', { ...json, Content: 'Autre chose.' })
  expect([other.status, other.body.code]).toEqual([409, 'conflict'])
  const asProduct = await post('/products', {
    WebsiteId: websiteId,
    Name: 'Miel',
    Price: 9,
    Weight: 1,
    SubmissionId,
  })
  expect([asProduct.status, asProduct.body.code]).toEqual([409, 'conflict'])
  const stranger = await newcomer()
  expect((await post('/testimonials', json, { bearer: stranger.bearer })).status).toBe(404)
})
