import { expect, it } from 'vitest'
import { cancelCheckout } from '@/lib/domain/checkout/cancel-checkout'
import { placeOrder } from '@/lib/domain/checkout/place-order'
import { quoteCheckout } from '@/lib/domain/checkout/quote-checkout'
import { reconcileOrder } from '@/lib/domain/checkout/reconcile-order'
import { isWaiting, resumeSubmission } from '@/lib/domain/checkout/resume-submission'
import { findReturnedOrder } from '@/lib/domain/checkout/returned-order'
import { domain } from '../support/context'
import { fakePayments } from '../support/fake-payments'
import { HOME, newShop, orderOf } from '../support/shop'

const { as, pool } = await domain()
const provider = fakePayments()
const shopper = as(undefined, 'USER', { providers: { payments: provider.payments } })
const uuid = () => crypto.randomUUID()
const shelf = async (id: number) =>
  (await pool.query('select stock, held from products where id = $1', [id])).rows[0]

const choice = (websiteId: number, productId: number, quantity = 1) => ({
  websiteId,
  items: [{ productId, quantity, sizeId: undefined }],
  method: null,
  country: null,
  zip: '',
  code: '',
})

it('a quote costs what its order costs, with the code and the VAT in it', async () => {
  const { websiteId, product } = await newShop(pool)
  const { id } = await product()
  await pool.query("insert into discount_codes (website_id, code, percent) values ($1, 'DIX', 10)", [
    websiteId,
  ])
  const quote = await quoteCheckout(shopper, { ...choice(websiteId, id, 2), method: 'pickup', code: 'dix' })
  expect(quote).toMatchObject({ code: 'DIX', method: 'pickup', price: { totalCents: 2_250 }, refusal: null })
  expect(quote.vat).toEqual([{ permille: 200, grossCents: 2_250, netCents: 1_875, vatCents: 375 }])
  const input = { ...orderOf(id, { quantity: 2 }), discountCode: 'dix', totalCents: 2_250 }
  await expect(
    placeOrder(shopper, { websiteId, input: { ...input, totalCents: 2_249 } }),
  ).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Le total a changé'),
  })
  await expect(placeOrder(shopper, { websiteId, input })).resolves.toMatchObject({
    orderId: expect.any(Number),
  })
})

it('a quote says what is wrong with a cart instead of refusing it', async () => {
  const { websiteId, product } = await newShop(pool)
  const [plain, sized] = [await product({ stock: 2 }), await product({ sizes: { S: 1 } })]
  const items = [
    { productId: plain.id, quantity: 3, sizeId: undefined },
    { productId: sized.id, quantity: 1, sizeId: undefined },
    { productId: 2_147_483_647, quantity: 1, sizeId: undefined },
  ]
  const quote = await quoteCheckout(shopper, { ...choice(websiteId, plain.id), items })
  expect(quote.gone).toBe(1)
  expect(quote.lines.map(({ fault, available }) => [fault, available])).toEqual([
    ['stock', 2],
    ['size', 1],
  ])
  await pool.query("update shops set pause_message = 'Fermé.' where website_id = $1", [websiteId])
  expect(await quoteCheckout(shopper, choice(websiteId, plain.id))).toMatchObject({
    shop: null,
    closed: 'Fermé.',
  })
})

it('an article that is too large for the carrier can only be fetched, and the page says why', async () => {
  const { websiteId, product } = await newShop(pool)
  const { id } = await product()
  await pool.query('update products set length_cm = 120, radius_cm = 10 where id = $1', [id])
  const why =
    'Un article de ce panier est trop grand pour être expédié\u00a0: longueur, largeur et hauteur font ensemble plus de 150\u00a0cm.'
  const quote = await quoteCheckout(shopper, choice(websiteId, id))
  expect([quote.method, quote.oversize]).toEqual(['pickup', why])
  const input = { ...orderOf(id), delivery: HOME }
  await expect(placeOrder(shopper, { websiteId, input })).rejects.toMatchObject({
    code: 'conflict',
    message: why,
  })
  await pool.query('update shops set offers_pickup = false where website_id = $1', [websiteId])
  expect(await quoteCheckout(shopper, choice(websiteId, id))).toMatchObject({ method: null, refusal: why })
})

it('the same order keeps its id, and a changed one ends the first', async () => {
  const { websiteId, product } = await newShop(pool)
  const { id } = await product({ stock: 2 })
  const input = { ...orderOf(id, { quantity: 2 }), submissionId: uuid() }
  const resume = (typed: typeof input, earlier: string | null = null) =>
    resumeSubmission(shopper, { websiteId, input: typed, earlier }).then(({ submissionId }) => submissionId)
  expect(await resume(input)).toBe(input.submissionId)
  await placeOrder(shopper, { websiteId, input })
  expect(await resume(input, input.submissionId)).toBe(input.submissionId)
  expect(await shelf(id)).toEqual({ stock: 2, held: 2 })
  const quotes = [choice(websiteId, id, 2), { ...choice(websiteId, id, 2), submissionId: input.submissionId }]
  const seen = await Promise.all(quotes.map((quote) => quoteCheckout(shopper, quote)))
  expect(seen.map(({ lines }) => lines[0]?.fault)).toEqual(['stock', null])

  const changed = { ...orderOf(id), submissionId: input.submissionId }
  expect(await resume(changed, input.submissionId)).not.toBe(input.submissionId)
  expect(await shelf(id)).toEqual({ stock: 2, held: 0 })
  expect(await isWaiting(shopper, { websiteId, submissionId: input.submissionId })).toBe(false)
  // The submission has ended, so the same content is a new order.
  expect(await resume(input)).not.toBe(input.submissionId)
})

it('an order that is sent under another id ends the one that the browser sent before', async () => {
  const { websiteId, product } = await newShop(pool)
  const { id } = await product({ stock: 2 })
  const first = { ...orderOf(id, { quantity: 2 }), submissionId: uuid() }
  await placeOrder(shopper, { websiteId, input: first })
  const second = { ...orderOf(id, { quantity: 2 }), submissionId: uuid() }
  expect(await resumeSubmission(shopper, { websiteId, input: second, earlier: first.submissionId })).toEqual({
    submissionId: second.submissionId,
    replaces: true,
  })
  expect(await shelf(id)).toEqual({ stock: 2, held: 0 })
})

it('an order in the provider’s form is one however often it is sent, and ends where its page is to pay it', async () => {
  const { websiteId, product } = await newShop(pool)
  const { id } = await product({ stock: 2 })
  const input = { ...orderOf(id, { quantity: 2 }), submissionId: uuid(), form: 'embedded' as const }
  const placed = await placeOrder(shopper, { websiteId, input })
  expect(placed.clientSecret).toMatch(/_secret$/)
  const earlier = input.submissionId
  expect(await resumeSubmission(shopper, { websiteId, input, earlier })).toEqual({
    submissionId: earlier,
    replaces: false,
  })
  expect(await placeOrder(shopper, { websiteId, input })).toEqual(placed)

  const there = { ...input, form: undefined }
  const { submissionId } = await resumeSubmission(shopper, { websiteId, input: there, earlier })
  expect(submissionId).not.toBe(earlier)
  expect(await shelf(id)).toEqual({ stock: 2, held: 0 })
  const again = await placeOrder(shopper, { websiteId, input: { ...there, submissionId } })
  expect(again).toMatchObject({ url: expect.stringContaining('pay.example'), clientSecret: null })
  expect(await shelf(id)).toEqual({ stock: 2, held: 2 })
})

it.each(['lost', 'unanswered'] as const)(
  'an order whose form was asked for and is %s holds no pieces that cannot be paid',
  async (failure) => {
    const { websiteId, product } = await newShop(pool)
    const { id } = await product({ stock: 2 })
    const input = { ...orderOf(id), submissionId: uuid(), form: 'embedded' as const }
    provider.failNext('createCheckout', failure)
    await expect(placeOrder(shopper, { websiteId, input })).rejects.toMatchObject({ code: 'provider' })
    const { rows } = await pool.query('select id from orders where website_id = $1', [websiteId])
    await reconcileOrder(shopper, rows[0].id).catch(() => {})
    // A lost request is repeated as the provider's own page; after a lost answer, the order is cancelled.
    expect(await shelf(id)).toEqual({ stock: 2, held: failure === 'lost' ? 1 : 0 })
    const repeated = await placeOrder(shopper, { websiteId, input })
    expect(repeated.clientSecret === null).toBe(failure === 'lost')
    expect(await shelf(id)).toEqual({ stock: 2, held: 1 })
  },
)

it('a quote says how much more makes the delivery free, the discount taken off', async () => {
  const { websiteId, product } = await newShop(pool)
  const { id } = await product()
  const missing = async (code = '') =>
    (await quoteCheckout(shopper, { ...choice(websiteId, id), code })).toFreeDeliveryCents
  expect(await missing()).toBeNull()
  await pool.query('update shops set free_delivery_from_cents = 3300 where website_id = $1', [websiteId])
  await pool.query("insert into discount_codes (website_id, code, percent) values ($1, 'DIX', 10)", [
    websiteId,
  ])
  expect([await missing(), await missing('dix')]).toEqual([2_050, 2_175])
  await pool.query('update shops set free_delivery_from_cents = 1250 where website_id = $1', [websiteId])
  expect(await missing()).toBeNull()
})

it('a shop is shown with its owner’s colour, and with a logo that is stored here', async () => {
  const { websiteId, product } = await newShop(pool)
  const { id } = await product()
  const site = async () => (await quoteCheckout(shopper, choice(websiteId, id))).site
  const showImage = (url: string) =>
    pool.query('update websites set image_url = $2 where id = $1', [websiteId, url])
  await pool.query(
    "update users set color = 'b3261e' where id = (select client_id from websites where id = $1)",
    [websiteId],
  )
  await showImage('https://elsewhere.example/logo.png')
  expect(await site()).toMatchObject({ accent: expect.stringContaining('#b3261e'), logo: null })
  await showImage('https://ostal.example/api/pictures/0a1b2c.webp')
  expect((await site()).logo).toBe('/api/pictures/0a1b2c.webp')
})

it('a returned order names its relay point and when it is expected', async () => {
  const { websiteId, product } = await newShop(pool)
  const { id } = await product()
  const submissionId = uuid()
  await placeOrder(shopper, { websiteId, input: { ...orderOf(id), submissionId } })
  await pool.query(
    `update orders set delivery_method = 'relay', relay_point_name = 'TABAC DE LA GARE', shipping_country = 'FR',
       relay_point_address = '3 RUE MAGUELONE, 34000 MONTPELLIER', created_at = '2026-11-23T10:00:00Z'
     where website_id = $1`,
    [websiteId],
  )
  await pool.query('update shops set preparation_days = 2 where website_id = $1', [websiteId])
  expect(await findReturnedOrder(shopper, { websiteId, submissionId })).toMatchObject({
    place: ['TABAC DE LA GARE', '3 RUE MAGUELONE, MONTPELLIER'],
    orderedOn: '2026-11-23',
    arrival: { first: '2026-11-30', last: '2026-12-02' },
  })
})

it('what is shown after the payment says nothing of who ordered', async () => {
  const { websiteId, product } = await newShop(pool)
  const { id } = await product()
  const submissionId = uuid()
  await placeOrder(shopper, { websiteId, input: { ...orderOf(id), submissionId } })
  await cancelCheckout(shopper, { websiteId, submissionId })
  const order = await findReturnedOrder(shopper, { websiteId, submissionId })
  expect(order).toMatchObject({ status: 'cancelled', isReturned: false, totalCents: 1_250 })
  expect(JSON.stringify(order)).not.toMatch(/Sophie|exemple\.fr/)
  expect(await findReturnedOrder(shopper, { websiteId: websiteId + 1, submissionId })).toBeNull()
})
