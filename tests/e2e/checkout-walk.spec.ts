import type { Page } from 'playwright/test'
import { newOpenShop, newProduct } from '../support/checkout'
import { isAtCheckout, shownOn, take } from '../support/checkout-browser'
import { STEPS, type Step } from '../support/checkout-steps'
import { LONG } from '../support/rounds'
import { ask } from '../support/sites'
import { everyPair, randomSequences } from '../support/step-sequences'
import { STRIPE_SCRIPT } from '../support/stripe-script'
import { expect, test } from '../support/test'

let shop = 0
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.PRODUCT_ORIGIN ?? '' })
  shop = await newOpenShop(request)
  await request.dispose()
})

// Without its script, orders are paid on Stripe's page.
test.beforeEach(({ page }) => page.route(STRIPE_SCRIPT, (route) => route.abort()))

type Row = {
  status: string
  delivery_method: string
  relay_point_id: string | null
  shipping_line1: string | null
  shipping_zip: string | null
  shipping_city: string | null
}

/** Walks a sequence with a new product; each order must go where the page last showed, and each relay parcel needs its point. */
async function walk(page: Page, sequence: readonly Step[], script: boolean) {
  const product = await newProduct(shop, 90)
  const orders = () =>
    ask<Row>(
      `select status, delivery_method, relay_point_id, shipping_line1, shipping_zip, shipping_city from orders o
       where exists (select 1 from order_items i where i.order_id = o.id and i.product_id = $1) order by id`,
      [product],
    )
  await page.goto('/contact')
  await page.goto(`/checkout?website=${shop}&items=${product}:1&livraison=relay&cp=34000`)
  for (const [place, step] of sequence.entries())
    await test.step(`${place + 1}: ${step}`, async () => {
      const isOrder = step === 'submit' && isAtCheckout(page)
      const shown = isOrder ? await shownOn(page, script) : null
      const before = (await orders()).length
      await take(page, step, script)
      const after = await orders()
      if (!shown || isAtCheckout(page)) return expect(after).toHaveLength(before)
      const isHome = shown.method === 'home'
      const [line1, zip, city] = (isHome && shown.place) || []
      expect(shown.method).not.toBeNull()
      if (shown.method === 'relay') expect(shown.relay).not.toBeNull()
      expect(after.filter(({ status }) => status === 'pending')).toEqual([
        {
          status: 'pending',
          delivery_method: shown.method,
          relay_point_id: shown.method === 'relay' ? shown.relay : null,
          shipping_line1: line1 ?? null,
          shipping_zip: zip ?? null,
          shipping_city: city ?? null,
        },
      ])
    })
}

const FIXED = everyPair(STEPS, 6)
const DRAWN = LONG ? randomSequences(STEPS, 300, 6) : []

for (const script of [true, false])
  test.describe(script ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled: script })

    // With and without script, each takes half of them; the long run takes all.
    for (const [place, sequence] of FIXED.entries())
      if (LONG || place % 2 === (script ? 0 : 1))
        test(`an order goes where the page showed, whatever was done before: ${place + 1}`, ({ page }) =>
          walk(page, sequence, script))

    for (const [place, sequence] of DRAWN.entries())
      if (place % 2 === (script ? 0 : 1))
        test(`an order goes where the page showed after ${place}: ${sequence.join(', ')}`, ({ page }) =>
          walk(page, sequence, script))
  })
