import type { Page } from 'playwright/test'
import { expectAccessibleInEveryLook, PHONE } from '../support/browser'
import { fillCustomer, newOpenShop, newProduct, orderButton } from '../support/checkout'
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

const TILES = /\/tiles\/\d+\/\d+\/\d+\.svg$/
const points = (page: Page) => page.getByRole('radio', { name: /Aujourd’hui|Fermé aujourd’hui/ })
const map = (page: Page) => page.getByRole('region', { name: 'Carte des points relais' })
const openMap = (page: Page) => page.getByRole('button', { name: 'Voir sur la carte' }).click()

/** Opens the checkout with the points near a place. */
async function search(page: Page, place: string): Promise<number> {
  const product = await newProduct(shop)
  await page.goto(`/checkout?website=${shop}&items=${product}:1&livraison=relay&${place}`)
  await expect(points(page).first()).toBeVisible()
  return product
}

/** The relay point of the product's only order. */
async function relayOf(product: number): Promise<string | undefined> {
  const rows = await ask<{ relay_point_id: string }>(
    `select relay_point_id from orders o
     where exists (select 1 from order_items i where i.order_id = o.id and i.product_id = $1)`,
    [product],
  )
  expect(rows).toHaveLength(1)
  return rows[0]?.relay_point_id
}

test('the map chooses in the list and shows what the list chooses', async ({ page }) => {
  const tiles: string[] = []
  const loaded: Promise<string>[] = []
  page.on('request', (request) => {
    if (TILES.test(request.url())) tiles.push(request.url())
  })
  page.on('response', (response) => {
    if (/\.(js|css)/.test(response.url())) loaded.push(response.text().catch(() => ''))
  })
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  const product = await search(page, 'ville=Nîmes')
  await expect(page.getByText('Aucun point relais choisi.')).toBeVisible()
  const host = new URL(process.env.SIMULATORS_ORIGIN ?? '').host
  await expect(page.getByText(`demandera les images de la carte à ${host}`)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(tiles).toEqual([])
  expect((await Promise.all(loaded)).filter((text) => text.includes('leaflet-container'))).toEqual([])

  await openMap(page)
  const pins = map(page).getByRole('button', { name: /, .*m$/ })
  await expect(pins).toHaveCount(await points(page).count())
  await expect.poll(() => tiles.length).toBeGreaterThan(0)
  await expect(page.getByText(/^Fond de carte\s: ©/)).toBeVisible()

  const third = points(page).nth(2)
  await third.check()
  await expect(pins.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await pins.nth(8).focus()
  await page.keyboard.press('Enter')
  const ninth = points(page).nth(8)
  await expect(ninth).toBeChecked()
  await expect(ninth).toBeInViewport()
  await expect(pins.nth(2)).toHaveAttribute('aria-pressed', 'false')
  const name = (await pins.nth(8).getAttribute('aria-label'))?.split(',')[0]
  await expect(page.getByText(`Point choisi : ${name}`)).toBeVisible()
  await expectAccessibleInEveryLook(page)

  await page.getByRole('button', { name: 'Masquer la carte' }).click()
  await expect(map(page)).toHaveCount(0)
  await expect(ninth).toBeChecked()
  const chosen = await ninth.inputValue()
  await fillCustomer(page)
  await orderButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Payer/)
  expect(await relayOf(product)).toBe(chosen)
  expect(refused).toEqual([])
})

test('without its pictures the map says so, and the list goes on', async ({ page }) => {
  await page.route(TILES, (route) => route.abort())
  await search(page, 'cp=34000')
  await openMap(page)
  await expect(page.getByText('Le fond de carte ne s’affiche pas entièrement.')).toBeVisible()
  await points(page).first().check()
  await expect(page.getByText(/^Point choisi/)).toBeVisible()
})

test('where the map does not load, the list goes on and the map can be asked for again', async ({ page }) => {
  await search(page, 'cp=34000')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await openMap(page)
  await expect(page.getByText('La carte n’a pas pu être chargée.')).toBeVisible()
  await points(page).first().check()
  await page.context().setOffline(false)
  await openMap(page)
  await expect(map(page)).toBeVisible()
})

test('a place is searched by its postcode, by its town and by both', async ({ page }) => {
  await search(page, 'cp=34000')
  const address = page.getByRole('group', { name: /^Points relais/ })
  for (const [zip, town, near] of [
    ['', 'lyon', 'Lyon'],
    ['31000', '', 'Toulouse'],
    ['44000', 'Nantes', 'Nantes'],
  ]) {
    await page.getByLabel('Code postal').fill(zip ?? '')
    await page.getByLabel('Ville').fill(town ?? '')
    await page.getByRole('button', { name: 'Chercher' }).click()
    await expect(address.getByText(`${near}`).first()).toBeVisible()
    const list = page.getByRole('group', { name: /points? relais trouvés?$/ })
    await expect(list).toBeFocused()
    await expect(list).toBeInViewport({ ratio: 0.9 })
  }
  await page.getByLabel('Code postal').fill('')
  await page.getByLabel('Ville').fill('Nulle Part')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page.getByText('Aucun point relais trouvé à Nulle Part.')).toBeVisible()
  await page.getByLabel('Code postal').fill('97400')
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page.getByText('Cette livraison ne va pas jusqu’à l’outre-mer.')).toBeVisible()
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('a chosen pin looks unlike the others', async ({ page }) => {
    await search(page, 'cp=34000')
    await openMap(page)
    const pin = map(page)
      .getByRole('button', { name: /, .*m$/ })
      .first()
    const ground = () => pin.evaluate((element) => getComputedStyle(element, '::before').backgroundColor)
    await expect(pin).toHaveAttribute('aria-pressed', 'false')
    const before = await ground()
    await points(page).first().check()
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
    expect(await ground()).not.toBe(before)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...PHONE })

  test('a relay point is found by its town, chosen and ordered', async ({ page }) => {
    const product = await newProduct(shop)
    await page.goto(`/checkout?website=${shop}&items=${product}:1`)
    await page.getByLabel(/Livraison en point relais/).check()
    await page.getByRole('button', { name: 'Choisir ce mode' }).click()
    await page.getByLabel('Ville').fill('Lille')
    await page.getByRole('button', { name: 'Chercher' }).click()
    await expect(points(page).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Voir sur la carte' })).toBeHidden()
    await fillCustomer(page)
    await orderButton(page).click()
    await expect(page.getByText('Choisissez un point relais dans la liste.')).toBeVisible()
    await points(page).nth(3).check()
    const chosen = await points(page).nth(3).inputValue()
    await orderButton(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Payer/)
    expect(await relayOf(product)).toBe(chosen)
  })
})
