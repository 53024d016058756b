import { expectAccessibleInEveryLook, PHONE } from '../support/browser'
import {
  fillCustomer,
  newOpenShop,
  newProduct,
  newSizedProduct,
  orderButton,
  ordersOf,
  payBy,
  shelf,
  spoil,
  stripe,
} from '../support/checkout'
import { ask } from '../support/sites'
import { STRIPE_SCRIPT } from '../support/stripe-script'
import { expect, test } from '../support/test'

/** This file's shop; each test adds its own product. */
let shop = 0
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env.PRODUCT_ORIGIN ?? '' })
  shop = await newOpenShop(request)
  await request.dispose()
})

// Without its script, orders are paid on Stripe's page.
test.beforeEach(({ page }) => page.route(STRIPE_SCRIPT, (route) => route.abort()))

const address = (...lines: string[]) => `/checkout?website=${shop}&items=${lines.join(',')}`
const total = 'aside[aria-label="Récapitulatif"] dl:first-child div:last-child dd'

test('at a relay point, with a code: declined, then paid with the bank’s check', async ({ page }) => {
  const product = await newProduct(shop)
  const sized = await newSizedProduct(shop)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address(`${product}:1`, `${sized}:1`))
  await expect(page).toHaveTitle('Votre commande · Miel des garrigues · Ostal')
  await expect(orderButton(page)).toBeDisabled()
  await expect(page.getByText('Choisissez d’abord une taille dans le panier.')).toBeVisible()
  await fillCustomer(page)
  await page.getByLabel('Taille').selectOption('M')
  await expect(orderButton(page)).toBeEnabled()
  const line = page.getByRole('listitem', { name: 'Miel de châtaignier' })
  await line.getByLabel('Quantité').fill('2')
  await line.getByLabel('Quantité').press('Enter')
  await expect(page).toHaveURL(new RegExp(`items=${product}:2,${sized}-\\d+:1$`))
  await page.getByText('J’ai un code de réduction').click()
  await page.getByLabel('Code', { exact: true }).fill('rien')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  await expect(page.getByText('Ce code de réduction n’est pas valable.')).toBeVisible()
  await page.getByLabel('Code', { exact: true }).fill('ruche10')
  await page.getByRole('button', { name: 'Appliquer' }).click()
  // 2 × 12,50 € + 39,00 € − 6,40 € + 6,59 €
  await expect(page.locator(total)).toHaveText('64,19\u00a0€')
  await expect(page.getByRole('complementary').getByText('Dont TVA à 5,5')).toBeVisible()

  await page.getByLabel(/Livraison en point relais/).check()
  const place = page.getByLabel('Code postal')
  await expect(place).toBeVisible()
  await page.getByLabel('Prénom et nom').fill('')
  await orderButton(page).click()
  await expect(page.getByText('Le nom est obligatoire.')).toBeVisible()
  await expect(place).toBeFocused()
  await expect(place).toHaveAccessibleDescription('Cherchez un point relais, puis choisissez-le.')
  await fillCustomer(page)
  await place.fill('34000')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page.getByRole('radio', { name: /Aujourd’hui|Fermé aujourd’hui/ }).first()).toBeVisible()
  await orderButton(page).click()
  await expect(page.getByText('Choisissez un point relais dans la liste.')).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page
    .getByRole('radio', { name: /Aujourd’hui|Fermé aujourd’hui/ })
    .nth(1)
    .check()
  const point = page.getByRole('status').filter({ hasText: 'Point choisi' })
  const chosen = (await point.textContent()) ?? ''
  await page.reload()
  await expect(point).toHaveText(chosen)
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Sophie Lacaze')
  await expect(page.getByLabel('E-mail')).not.toHaveValue('')
  await orderButton(page).click()

  await payBy(page, 'Carte refusée')
  await expect(page.getByRole('alert')).toHaveText('Votre carte a été refusée.')
  await payBy(page, 'Carte avec 3-D Secure')
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, votre commande est payée')
  await expect(page.getByText('64,19\u00a0€')).toBeVisible()
  const relay = chosen.replace(/^Point choisi\s*:\s*/, '').split(',')[0] ?? ''
  await expect(page.getByRole('main')).toContainText(relay)
  await expect(page.getByText('Arrivée estimée')).toBeVisible()
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await expect(page.getByText(/exemple\.fr|Lacaze|34000/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Retour à la boutique' })).toHaveAttribute(
    'href',
    'https://miel.example',
  )
  await expectAccessibleInEveryLook(page)
  expect(await ordersOf(product)).toMatchObject([
    { status: 'paid', delivery_method: 'relay', total_cents: 6_419 },
  ])
  expect(await shelf(product)).toEqual({ stock: 3, held: 0 })
})

test('at home, by a payment that is only known later', async ({ page }) => {
  const product = await newProduct(shop)
  await page.goto(`${address(`${product}:1`)}&livraison=home`)
  await page.getByText('Personnaliser cet article').click()
  await page.getByLabel('Votre personnalisation').fill('Pour Léa')
  await expect(page.getByText(/le droit de rétractation ne s’y applique pas/)).toBeVisible()
  await fillCustomer(page)
  await page.getByLabel('Adresse', { exact: true }).fill('1 rue de la Loge')
  await page.getByLabel('Code postal').fill('3400')
  await page.getByLabel('Ville').fill('Montpellier')
  await page.reload()
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('1 rue de la Loge')
  await expect(page.getByLabel('Votre personnalisation')).toHaveValue('Pour Léa')
  await orderButton(page).click()
  await expect(page.getByText('Le code postal n’est pas valable dans ce pays.')).toBeVisible()
  await expect(page).toHaveTitle(/^Erreur · Votre commande/)
  await page.getByLabel('Code postal').fill('34000')
  await orderButton(page).click()
  await expect(page.getByText('Le téléphone est obligatoire pour une livraison à domicile.')).toBeVisible()
  await expect(page.getByLabel('Téléphone')).toBeFocused()
  await page.getByLabel('Téléphone').fill('06 01 02 03 04')
  await orderButton(page).dblclick()

  await payBy(page, 'Prélèvement, accepté plus tard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paiement en cours de confirmation')
  expect(await shelf(product)).toEqual({ stock: 5, held: 1 })
  const [order] = await ordersOf(product)
  const [sent] = await ask<{ checkout_session_id: string; customization: string }>(
    `select o.checkout_session_id, i.customization from orders o join order_items i on i.order_id = o.id
     where o.id = $1`,
    [order?.id],
  )
  expect(sent?.customization).toBe('Pour Léa')
  await stripe(`sessions/${sent?.checkout_session_id}/settle`, { result: 'succeeded' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, votre commande est payée')
  expect(await ordersOf(product)).toMatchObject([{ status: 'paid', delivery_method: 'home' }])
})

test('another order after coming back from the payment takes the place of the first', async ({ page }) => {
  const product = await newProduct(shop, 2)
  await page.goto(`${address(`${product}:2`)}&livraison=pickup`)
  await fillCustomer(page)
  await orderButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Payer/)
  await page.goto(`${address(`${product}:2`)}&livraison=pickup`)
  await expect(page.getByText('Cet article n’est plus en stock')).toHaveCount(0)
  await fillCustomer(page)
  await orderButton(page).click()
  await payBy(page, 'Carte acceptée')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, votre commande est payée')
  expect((await ordersOf(product)).map(({ status }) => status)).toEqual(['cancelled', 'paid'])
  expect(await shelf(product)).toEqual({ stock: 0, held: 0 })
})

test('what an article is to be personalised with stays with it when another line goes', async ({ page }) => {
  const product = await newProduct(shop)
  await page.goto(`${address(`${product}:1`, `${product}:2`)}&livraison=home`)
  const preferences = page.getByLabel('Votre personnalisation')
  for (const [line, text] of ['Pour Léa', 'Pour Zoé'].entries()) {
    await page.getByText('Personnaliser cet article').nth(line).click()
    await preferences.nth(line).fill(text)
  }
  await page.getByLabel('Adresse', { exact: true }).fill('1 rue de la Loge')
  await page.getByRole('button', { name: 'Retirer' }).first().click()
  await expect(preferences).toHaveCount(1)
  await expect(page.getByLabel('Quantité')).toHaveValue('2')
  await expect(preferences).toHaveValue('Pour Zoé')
  await page.getByLabel(/Retrait en boutique/).check()
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveCount(0)
  await page.getByLabel(/Livraison à domicile/).check()
  await expect(page.getByLabel('Adresse', { exact: true })).toHaveValue('1 rue de la Loge')
})

test('what keeps an order from being sent is shown where it is', async ({ page }) => {
  const product = await newProduct(shop, 2)
  await page.goto(address(`${product}:3`, '2147483647:1'))
  await page.getByRole('button', { name: 'Le retirer' }).click()
  await page.getByRole('button', { name: 'Prendre les 2 restants' }).click()
  await expect(page.getByLabel('Quantité')).toHaveValue('2')

  await page.getByLabel('Code postal').fill('34270')
  await spoil('mondial-relay', 'server_error', '34270')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page.getByText('Le transporteur n’a pas répondu')).toBeVisible()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByRole('radio', { name: /Aujourd’hui|Fermé aujourd’hui/ }).first()).toBeVisible()

  await page.getByLabel(/Retrait en boutique/).check()
  await expect(page.getByText('3 chemin des Ruches', { exact: true })).toBeVisible()
  const email = encodeURIComponent(await fillCustomer(page))
  await spoil('stripe', 'server_error', email)
  await spoil('stripe', 'server_error', email)
  await orderButton(page).click()
  await expect(page.getByText(/Le service de paiement n’a pas répondu/)).toBeVisible()
  await expect(page.getByLabel('Prénom et nom')).toHaveValue('Sophie Lacaze')
  await orderButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Payer/)
  expect(await ordersOf(product)).toHaveLength(1)

  await ask("update shops set pause_message = 'Fermé pour la récolte.' where website_id = $1", [shop])
  await page.goto(address(`${product}:1`))
  await expect(page.getByText('Fermé pour la récolte.')).toBeVisible()
  await expect(orderButton(page)).toHaveCount(0)
  await ask('update shops set pause_message = null where website_id = $1', [shop])
  await page.goto(`/checkout?website=${shop}&items=`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre panier est vide')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...PHONE })

  test('an order is left at its payment, which frees its pieces, taken up again and paid', async ({
    page,
  }) => {
    const product = await newProduct(shop)
    await page.goto('/stripe/fake-checkout')
    await page.getByRole('button', { name: 'Payer ce panier' }).click()
    await expect(page).toHaveURL(/\/checkout\?website=2&items=1:1,3:2$/)

    await page.goto(address(`${product}:1`))
    await page.getByText('Personnaliser cet article').click()
    await page.getByLabel('Votre personnalisation').fill('Pour Léa')
    await page.getByLabel('E-mail').fill('sophie@exemple.fr')
    await page.getByLabel('Quantité').fill('2')
    await page.getByLabel(/Retrait en boutique/).check()
    await page.getByRole('button', { name: 'Choisir ce mode' }).click()
    await expect(page).toHaveURL(new RegExp(`livraison=pickup&.*items=${product}:2$`))
    await expect(page.getByText('3 chemin des Ruches', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Votre personnalisation')).toHaveValue('Pour Léa')
    await orderButton(page).click()
    await expect(page).toHaveTitle(/^Erreur/)
    await expect(page.getByLabel('E-mail')).toHaveValue('sophie@exemple.fr')
    await page.getByLabel('Prénom et nom').fill('Sophie Lacaze')
    await orderButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Payer/)
    expect(await shelf(product)).toEqual({ stock: 5, held: 2 })
    await page.getByRole('link', { name: 'Annuler' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paiement annulé')
    expect(await shelf(product)).toEqual({ stock: 5, held: 0 })

    await page.getByRole('link', { name: 'Reprendre mon panier' }).click()
    await expect(page.getByLabel('Quantité')).toHaveValue('2')
    await expect(page.getByLabel('Votre personnalisation')).toHaveValue('Pour Léa')
    await expect(page.getByLabel('Prénom et nom')).toHaveValue('Sophie Lacaze')
    // Unseen changes are shown before they can be ordered.
    await page.getByLabel('Quantité').fill('3')
    await orderButton(page).click()
    await expect(page).toHaveURL(new RegExp(`items=${product}:3$`))
    await orderButton(page).click()
    await payBy(page, 'Carte acceptée')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, votre commande est payée')
    expect((await ordersOf(product)).map(({ status }) => status)).toEqual(['cancelled', 'paid'])
  })
})
