import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { checkoutAction } from '@/app/(shop)/checkout/actions'
import { Checkout } from '@/app/(shop)/checkout/checkout'
import CheckoutPage from '@/app/(shop)/checkout/page'
import type { CheckoutView } from '@/app/(shop)/checkout/view'
import type { OrderInput } from '@/lib/domain/checkout/schema'
import type { Context } from '@/lib/domain/context'
import { EMPTY_FORM, type FormState } from '@/lib/domain/forms/schema'
import type { RelayPoint } from '@/lib/providers/relays/relays'
import { STEPS } from '../support/checkout-steps'
import { A, B, load, type Screen, type Server, shownIn, walk } from '../support/checkout-walk'
import { domain } from '../support/context'
import { fakePayments } from '../support/fake-payments'
import { newShop } from '../support/shop'

/** State shared by the mocks: the browser's cookie, the submitted orders, and the rendered form's state. */
const world = vi.hoisted(() => ({
  kept: {} as Record<string, string>,
  sent: [] as OrderInput[],
  state: {} as FormState,
  ctx: undefined as unknown as Context,
}))
const SUBMISSION = 'b7c1b0de-0000-4000-8000-000000000001'
const PAYMENT = 'https://pay.example/session'

vi.mock('@/app/(shop)/checkout/kept-form', () => ({
  readKept: async () => ({ submissionId: null, values: world.kept }),
  keepForm: async (_website: number, { values }: { values: Record<string, string> }) => {
    world.kept = values
    return true
  },
  resumeForm: async () => ({ submissionId: SUBMISSION, typed: world.kept }),
}))
vi.mock('@/lib/domain/checkout/place-order', () => ({
  placeOrder: async (_ctx: Context, { input }: { input: OrderInput }) => {
    world.sent.push(input)
    return { url: PAYMENT, clientSecret: null }
  },
}))
vi.mock('@/components/ui/forms/use-document-action', () => ({
  useDocumentAction: () => [world.state, '', false],
}))
vi.mock('@/lib/server/session/session', () => ({ currentContext: async () => world.ctx }))
vi.mock('@/lib/server/map-tiles', () => ({ mapTiles: () => null }))
vi.mock('@/lib/server/limits/rate-limits', () => ({
  limitRequest: async () => {},
  limitInput: (_name: string, _ctx: Context, _input: unknown, work: () => unknown) => work(),
  limitDiscountCode: (_ctx: Context, _code: unknown, work: () => unknown) => work(),
}))
vi.mock('next/headers', () => ({ headers: async () => new Headers({ 'sec-fetch-site': 'same-origin' }) }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({}),
}))

const { placeOrder } = await vi.importActual<typeof import('@/lib/domain/checkout/place-order')>(
  '@/lib/domain/checkout/place-order',
)

const pointOf = (id: string, zip: string): RelayPoint => ({
  ...{ id, name: `Point ${id}`, address: '4 place des Halles', zip, city: 'Ville', country: 'FR' },
  ...{ distanceMeters: 400, latitude: 43.6, longitude: 3.8, hours: [] },
})
const POINTS = [pointOf(A, '34000'), pointOf(B, '34000'), pointOf('FR-000003', '75011')]
const relays = {
  // The second point is near both places.
  find: async ({ zip = '' }) => POINTS.filter((point) => point.zip === zip || point.id === B),
  get: async (id: string) => POINTS.find((point) => point.id === id) ?? null,
}
const { as, pool } = await domain()
world.ctx = as(undefined, 'USER', { providers: { payments: fakePayments().payments, relays } })
const { websiteId, product } = await newShop(pool)
const { id: productId } = await product({ stock: 90 })

/** The product's own page, form and action, with responses cached per page. */
const pages = new Map<string, CheckoutView>()
const drawn = new Map<string, string>()
const server: Server = {
  async read(address, kept) {
    const key = JSON.stringify([address, kept])
    const known = pages.get(key)
    if (known) return known
    world.kept = kept
    const query = Object.fromEntries(new URL(address, 'https://ostal.example').searchParams)
    const page = await CheckoutPage({ searchParams: Promise.resolve(query) })
    const { view } = (page as ReactElement<{ children: ReactElement<{ view: CheckoutView }> }>).props.children
      .props
    pages.set(key, view)
    return view
  },
  draw(view, state) {
    const key = JSON.stringify([view.here, view.typed, state])
    const known = drawn.get(key)
    if (known !== undefined) return known
    world.state = { ...EMPTY_FORM, ...state }
    const html = renderToStaticMarkup(createElement(Checkout, { view }))
    drawn.set(key, html)
    return html
  },
  async take(form, { kept }) {
    world.kept = kept
    try {
      const state = await checkoutAction(EMPTY_FORM, form)
      return { kept: world.kept, state }
    } catch (error) {
      const [, , url = ''] = String((error as { digest?: string }).digest).split(';')
      if (url === '') throw error
      return { kept: world.kept, ...(url === PAYMENT ? { paysAt: url } : { redirect: url }) }
    }
  },
}

type Order = { input: OrderInput; shown: ReturnType<typeof shownIn> }

/** Walks every sequence of `length` steps; sequences that lead to the same screen are merged. */
async function walkAll(first: Screen, length: number, script: boolean) {
  const orders = new Map<string, Order>()
  let screens = new Map([[JSON.stringify(first), { screen: first, sequences: 1 }]])
  for (let count = 0; count < length; count += 1) {
    const next: typeof screens = new Map()
    for (const { screen, sequences } of screens.values())
      for (const step of STEPS) {
        world.sent = []
        const after = await walk(server, screen, step, script)
        checkOrder(screen, after, step, orders)
        const key = JSON.stringify(after)
        next.set(key, { screen: after, sequences: sequences + (next.get(key)?.sequences ?? 0) })
      }
    screens = next
  }
  return { orders, sequences: [...screens.values()].reduce((sum, one) => sum + one.sequences, 0) }
}

/** Checks that only the order button submits an order, and that its delivery is the one shown. */
function checkOrder(before: Screen, after: Screen, step: string, orders: Map<string, Order>) {
  const shown = shownIn(before)
  const [input, ...more] = world.sent
  if (!input) {
    if (before.at !== 'payment' && after.at === 'payment') throw new Error('A payment without an order')
    return
  }
  const { delivery } = input
  const place =
    'address' in delivery ? [delivery.address.line1, delivery.address.zip, delivery.address.city] : null
  const isRight =
    step === 'submit' &&
    before.at === 'page' &&
    more.length === 0 &&
    delivery.method === shown.method &&
    (delivery.method !== 'relay' || (shown.relay !== undefined && delivery.relayPointId === shown.relay)) &&
    (place === null || JSON.stringify(place) === JSON.stringify(shown.place))
  if (!isRight) expect.fail(`${JSON.stringify(delivery)} was ordered where ${JSON.stringify(shown)} stood`)
  orders.set(JSON.stringify([delivery, shown]), { input, shown })
}

const LENGTH = 6

describe.each([true, false])('with script: %s', (script) => {
  it('every sequence of six steps orders what the page showed, and no parcel without its relay point', async () => {
    const kept = {
      ...{ 'customer.name': 'Sophie Lacaze', 'customer.email': 'sophie@exemple.fr' },
      'customer.phone': '06 01 02 03 04',
    }
    const first = await load(server, {
      ...{ query: `/checkout?website=${websiteId}&items=${productId}:1`, past: [], kept },
    })
    const { orders, sequences } = await walkAll(first, LENGTH, script)
    expect(sequences).toBe(STEPS.length ** LENGTH)
    const goals = [...orders.values()].map(({ shown }) => [shown.method, shown.relay, shown.place[1]])
    for (const goal of [
      ['relay', A],
      ['relay', B],
      ['home', undefined, '34000'],
      ['home', undefined, '13001'],
      ['pickup'],
    ])
      expect(goals).toContainEqual(expect.arrayContaining(goal.filter((one) => one !== undefined)))
    for (const { input, shown } of orders.values()) await expectPlaced(input, shown)
  }, 240_000)
})

/** Checks the row that the product stores for the order. */
async function expectPlaced(input: OrderInput, { method, relay, place }: Order['shown']) {
  const submissionId = crypto.randomUUID()
  const { orderId } = await placeOrder(world.ctx, { websiteId, input: { ...input, submissionId } })
  const { rows } = await pool.query(
    `select delivery_method, relay_point_id, shipping_line1, shipping_zip, shipping_city from orders where id = $1`,
    [orderId],
  )
  const isHome = method === 'home'
  expect(rows[0]).toEqual({
    delivery_method: method,
    relay_point_id: method === 'relay' ? relay : null,
    shipping_line1: isHome ? place[0] : null,
    shipping_zip: isHome ? place[1] : null,
    shipping_city: isHome ? place[2] : null,
  })
}

it('a relay point that no carrier knows, or none, makes no order whatever the form says', async () => {
  const { input } = await orderAt(A)
  const count = async () =>
    (await pool.query('select 1 from orders where website_id = $1', [websiteId])).rowCount
  const before = await count()
  const delivery = { method: 'relay' as const, relayPointId: 'FR-999999' }
  await expect(placeOrder(world.ctx, { websiteId, input: { ...input, delivery } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await count()).toBe(before)
})

async function orderAt(relayPointId: string) {
  const items = [{ productId, quantity: 1, sizeId: undefined, customization: undefined }]
  const customer = { name: 'Sophie Lacaze', email: 'sophie@exemple.fr', phone: undefined }
  const delivery = { method: 'relay' as const, relayPointId }
  return { input: { items, customer, delivery, discountCode: undefined } }
}
