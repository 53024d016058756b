import type { Page } from 'playwright/test'
import { expectAccessibleInEveryLook } from '../support/browser'
import {
  fillCustomer,
  newOpenShop,
  newProduct,
  orderButton,
  ordersOf,
  payBy,
  shelf,
} from '../support/checkout'
import { STRIPE_SCRIPT, standInForStripe } from '../support/stripe-script'
import { expect, test } from '../support/test'

let shop = 0
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.PRODUCT_ORIGIN ?? '' })
  shop = await newOpenShop(request)
  await request.dispose()
})

const heading = (page: Page, level: number) => page.getByRole('heading', { level })
const stripeForm = (page: Page) => page.frameLocator('iframe[title="Formulaire de Stripe"]')

/** Orders two items of a new product; returns the product. */
async function order(page: Page): Promise<number> {
  const product = await newProduct(shop, 2)
  await page.goto(`/checkout?website=${shop}&items=${product}:2&livraison=pickup`)
  await page.getByText('Personnaliser cet article').click()
  await page.getByLabel('Votre personnalisation').fill('Pour Léa')
  await fillCustomer(page)
  await orderButton(page).click()
  return product
}

test('an order is paid in Stripe’s form on the page: declined, loaded again, then paid', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('https://js.stripe.com')) asked.push(request.url())
  })
  await standInForStripe(page)
  const product = await newProduct(shop, 2)
  await page.goto(`/checkout?website=${shop}&items=${product}:2&livraison=pickup`)
  await orderButton(page).click()
  await expect(page).toHaveTitle(/^Erreur/)
  await fillCustomer(page)
  await orderButton(page).click()

  await expect(page.getByRole('heading', { name: 'Paiement', exact: true })).toBeFocused()
  await expect(page).toHaveTitle('Paiement · Miel des garrigues · Ostal')
  await expectAccessibleInEveryLook(page)
  await stripeForm(page).getByRole('button', { name: 'Carte refusée' }).click()
  await expect(stripeForm(page).getByRole('alert')).toHaveText('Votre carte a été refusée.')
  expect(await shelf(product)).toEqual({ stock: 2, held: 2 })

  await page.reload()
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Sophie Lacaze')
  await orderButton(page).click()
  await stripeForm(page).getByRole('button', { name: 'Carte acceptée' }).click()
  await expect(heading(page, 1)).toHaveText('Merci, votre commande est payée')
  expect(await ordersOf(product)).toMatchObject([{ status: 'paid', total_cents: 2_500 }])
  expect(await shelf(product)).toEqual({ stock: 0, held: 0 })
  expect(refused).toEqual([])
  // Once for each document, although the first was sent twice.
  expect(asked.filter((url) => url.endsWith('/stripe.js'))).toHaveLength(2)
})

test('who leaves Stripe’s form frees the pieces and finds the cart as it was', async ({ page }) => {
  await standInForStripe(page)
  const product = await order(page)
  await expect(stripeForm(page).getByRole('button', { name: 'Carte acceptée' })).toBeVisible()
  await page.getByRole('link', { name: 'Annuler le paiement' }).click()
  await expect(heading(page, 1)).toHaveText('Paiement annulé')
  expect(await shelf(product)).toEqual({ stock: 2, held: 0 })
  await page.getByRole('link', { name: 'Reprendre mon panier' }).click()
  await expect(page.getByLabel('Quantité')).toHaveValue('2')
  await expect(page.getByLabel('Votre personnalisation')).toHaveValue('Pour Léa')
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Sophie Lacaze')
})

test('an order at Stripe’s form is paid on Stripe’s page instead, as one order', async ({ page }) => {
  await standInForStripe(page)
  const product = await order(page)
  await page.getByRole('button', { name: 'Payer plutôt sur la page de Stripe' }).click()
  await payBy(page, 'Carte acceptée')
  await expect(heading(page, 1)).toHaveText('Merci, votre commande est payée')
  expect((await ordersOf(product)).map(({ status }) => status)).toEqual(['cancelled', 'paid'])
  expect(await shelf(product)).toEqual({ stock: 0, held: 0 })
})

for (const [how, answer] of [
  ['is blocked', 'abort'],
  ['never answers', 'hang'],
] as const)
  test(`an order is paid on Stripe’s page where its script ${how}`, async ({ page }) => {
    await page.route(STRIPE_SCRIPT, (route) => (answer === 'abort' ? route.abort() : undefined))
    const product = await order(page)
    await payBy(page, 'Carte acceptée')
    await expect(heading(page, 1)).toHaveText('Merci, votre commande est payée')
    expect(await ordersOf(product)).toMatchObject([{ status: 'paid' }])
    expect(await shelf(product)).toEqual({ stock: 0, held: 0 })
  })
