import type { Page } from 'playwright/test'
import { CAMILLE, expectAccessible, LOOKS, signIn } from '../support/browser'
import {
  fillCustomer,
  newOpenShop,
  newProduct,
  newSizedProduct,
  orderButton,
  ordersOf,
  payBy,
} from '../support/checkout'
import { countShifts, shiftsSoFar } from '../support/layout-shift'
import { complaints, hostPage, onOtherSite } from '../support/other-site'
import { ask } from '../support/sites'
import { expect, test, untilHydrated } from '../support/test'

const product = () => process.env.PRODUCT_ORIGIN ?? ''

/** This file's shop; each test adds its own products. */
let shop = 0
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: product() })
  shop = await newOpenShop(request)
  await request.dispose()
})
test.beforeEach(async () => {
  await ask('update products set active = false where website_id = $1', [shop])
})

const PLACE = 'Bientôt nos miels'
const shopPage = (site: number | string = shop) =>
  hostPage(
    product(),
    `<ostal-cart site="${site}"></ostal-cart><ostal-products site="${site}"><p>${PLACE}</p></ostal-products>`,
  )

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })
const cartButton = (page: Page, pieces: number) =>
  page.getByRole('button', { name: `Panier (${pieces})`, exact: true })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Votre panier' })
const addHoney = (page: Page) =>
  page.getByRole('button', { name: 'Ajouter au panier\u00a0: Miel de châtaignier' }).click()

test('a shopper buys from another origin: a card, a size, a quantity, and the paid order', async ({
  page,
}) => {
  const honey = await newProduct(shop)
  const apron = await newSizedProduct(shop)
  const [small] = await ask<{ id: number }>(
    "insert into product_sizes (product_id, website_id, size, stock) values ($1, $2, 'S', 3), ($1, $2, 'L', 0) returning id",
    [apron, shop],
  )
  await ask(
    `update products set showcase = true, description = 'En lin.', composition = 'Lin 100 %', risks = 'Laver à froid.',
       height_cm = 92.5 where id = $1`,
    [apron],
  )
  const said = complaints(page)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await onOtherSite(page, { html: shopPage() }, async (url) => {
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([
      'Tablier d’apiculteur',
      'Miel de châtaignier',
    ])
    await expect(card(page, 'Tablier')).toContainText('En vedette')
    await expect(card(page, 'Miel')).toContainText('12,50\u00a0€')
    await addHoney(page)
    await expect(page.getByRole('status').first()).toHaveText(
      'Ajouté au panier\u00a0: Miel de châtaignier, 1 dans votre panier',
    )
    await expect(card(page, 'Miel')).toContainText('1 dans votre panier')
    await expect(cartButton(page, 1)).toBeVisible()

    await page.getByRole('button', { name: 'Choisir une taille' }).click()
    const apronDialog = page.getByRole('dialog', { name: 'Tablier d’apiculteur' })
    for (const text of ['En lin.', 'Lin 100 %', 'Laver à froid.', 'hauteur 92,5\u00a0cm', '0,35\u00a0kg'])
      await expect(apronDialog).toContainText(text)
    await apronDialog.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(apronDialog.getByRole('status')).toHaveText('Choisissez une taille.')
    await expect(apronDialog.getByRole('radio', { name: 'L Épuisé' })).toBeDisabled()
    await apronDialog.getByRole('radio', { name: 'S Plus que 3 en stock' }).check()
    await apronDialog.getByRole('button', { name: 'Ajouter au panier' }).click()
    await expect(apronDialog.getByRole('status')).toContainText('Ajouté au panier.')
    await apronDialog.getByRole('button', { name: 'Voir le panier' }).click()

    await drawer(page).getByRole('button', { name: 'Ajouter une pièce\u00a0: Miel' }).click()
    await expect(drawer(page)).toContainText('Total 64,00\u00a0€')
    expect([...asked].toSorted()).toEqual([new URL(url).origin, product()].toSorted())
    await drawer(page).getByRole('link', { name: 'Commander' }).click()
    await expect(page).toHaveURL(
      `${product()}/checkout?website=${shop}&items=${honey}:2,${apron}-${small?.id}:1`,
    )
    expect(said).toEqual([])

    await untilHydrated(page)
    await page.getByLabel(/Retrait en boutique/).check()
    await expect(page.getByText('3 chemin des Ruches', { exact: true })).toBeVisible()
    await fillCustomer(page)
    await orderButton(page).click()
    await payBy(page, 'Carte acceptée')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci, votre commande est payée')
    expect(await ordersOf(honey)).toMatchObject([{ status: 'paid', total_cents: 6_400 }])

    await page.goto(url)
    await cartButton(page, 3).click()
    await expect(drawer(page)).toContainText('Vous avez déjà ouvert le paiement de ce panier.')
    await drawer(page).getByRole('button', { name: 'Vider le panier' }).click()
    await expect(drawer(page)).toContainText('Votre panier est vide.')
  })
})

test('the cart stays in the browser, for all its windows', async ({ page, context }) => {
  await newProduct(shop)
  await onOtherSite(page, { html: shopPage() }, async (url) => {
    const other = await context.newPage()
    await other.goto(url)
    await expect(cartButton(other, 0)).toBeVisible()
    await addHoney(page)
    await expect(cartButton(other, 1)).toBeVisible()
    await expect(card(other, 'Miel')).toContainText('1 dans votre panier')
    await page.reload()
    await cartButton(page, 1).click()
    await drawer(page).getByRole('button', { name: 'Retirer' }).click()
    await expect(drawer(page)).toContainText('Votre panier est vide.')
    await expect(cartButton(other, 0)).toBeVisible()
  })
})

test('what is sold out cannot be added, and nothing beyond the last piece', async ({ page }) => {
  await newProduct(shop, 1)
  const gone = await newProduct(shop, 0)
  await ask("update products set name = 'Cire' where id = $1", [gone])
  await onOtherSite(page, { html: shopPage() }, async () => {
    await expect(page.getByRole('button', { name: 'Épuisé\u00a0: Cire' })).toBeDisabled()
    await page.getByRole('button', { name: 'Cire', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Épuisé' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(card(page, 'Miel')).toContainText('Plus que 1 en stock')
    await addHoney(page)
    await addHoney(page)
    await expect(page.getByRole('status').first()).toContainText('Votre panier a déjà tout ce qui reste')
    await expect(cartButton(page, 1)).toBeVisible()
  })
})

test('lines that vanished or ran out are marked, and the rest is ordered', async ({ page }) => {
  const [honey, wax, pollen] = [await newProduct(shop), await newProduct(shop), await newProduct(shop)]
  await ask("update products set name = 'Cire' where id = $1", [wax])
  await ask("update products set name = 'Pollen' where id = $1", [pollen])
  await onOtherSite(page, { html: shopPage() }, async () => {
    for (const name of ['Miel de châtaignier', 'Miel de châtaignier', 'Cire', 'Pollen'])
      await page.getByRole('button', { name: `Ajouter au panier\u00a0: ${name}` }).click()
    await ask('update products set stock = 1 where id = $1', [honey])
    await ask('update products set active = false where id = $1', [wax])
    await ask('update products set stock = 0 where id = $1', [pollen])
    await cartButton(page, 4).click()
    const line = (name: string) => drawer(page).getByRole('listitem').filter({ hasText: name })
    await expect(line('Miel')).toContainText('Plus que 1 en stock\u00a0: la commande en aura 1.')
    await expect(line('Cire')).toContainText('N’est plus en vente\u00a0: la commande ne l’aura pas.')
    await expect(line('Pollen')).toContainText('Épuisé\u00a0: la commande ne l’aura pas.')
    await expect(drawer(page)).toContainText('Total 12,50\u00a0€')
    await expect(drawer(page).getByRole('link', { name: 'Commander' })).toHaveAttribute(
      'href',
      `${product()}/checkout?website=${shop}&items=${honey}:1`,
    )
  })
})

test('a paused shop says so before the checkout', async ({ page, request }) => {
  const paused = await newOpenShop(request)
  await newProduct(paused)
  await ask("update shops set pause_message = 'Nous revenons le 3 mars.' where website_id = $1", [paused])
  await onOtherSite(page, { html: shopPage(paused) }, async (url) => {
    await addHoney(page)
    await cartButton(page, 1).click()
    await drawer(page).getByRole('link', { name: 'Commander' }).click()
    await expect(drawer(page).getByRole('alert')).toHaveText('Nous revenons le 3 mars.')
    expect(page.url()).toBe(url)
  })
})

test('the cart says what it misses for free delivery, in a place that is kept for it', async ({
  page,
  request,
}) => {
  const sending = await newOpenShop(request)
  await newProduct(sending)
  await ask('update shops set free_delivery_from_cents = 3300 where website_id = $1', [sending])
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/free-delivery/, async (route) => {
    await held
    await route.continue()
  })
  await onOtherSite(page, { html: shopPage(sending) }, async () => {
    await addHoney(page)
    await cartButton(page, 1).click()
    const order = drawer(page).getByRole('link', { name: 'Commander' })
    // Rendered again while the drawer opens.
    let place: Awaited<ReturnType<typeof order.boundingBox>> = null
    await expect
      .poll(async () => {
        place = await order.boundingBox()
        return place
      })
      .not.toBeNull()
    answer()
    await expect(drawer(page)).toContainText('Plus que 20,50\u00a0€ pour la livraison offerte')
    expect(await order.boundingBox()).toEqual(place)
    const more = drawer(page).getByRole('button', { name: 'Ajouter une pièce' })
    await more.click()
    await expect(drawer(page)).toContainText('Plus que 8,00\u00a0€ pour la livraison offerte')
    await more.click()
    await expect(drawer(page)).toContainText('Total 37,50')
    await expect(drawer(page)).not.toContainText('livraison offerte')
  })
})

test('a network that fails is shown, and the shop can be asked again', async ({ page }) => {
  await newProduct(shop)
  const said = complaints(page)
  const failure = page.getByRole('alert').filter({ hasText: 'La boutique n’a pas pu être chargée.' })
  const fail = (path: RegExp) => page.route(path, (route) => route.abort())
  await fail(/embed-shop\.js/)
  await onOtherSite(page, { html: shopPage() }, async () => {
    await expect(failure).toHaveCount(2)
    await expect(page.getByText(PLACE)).toBeVisible()
    await fail(/\/api\//)
    await page.unroute(/embed-shop\.js/)
    for (const _element of ['cart', 'products'])
      await failure.first().getByRole('button', { name: 'Réessayer' }).click()
    // The cart's button shows its message only in the drawer.
    await cartButton(page, 0).click()
    await expect(drawer(page).getByRole('alert')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.unroute(/\/api\//)
    await failure.getByRole('button', { name: 'Réessayer' }).click()
    await addHoney(page)
    await expect(failure).toHaveCount(0)

    await cartButton(page, 1).click()
    await fail(/\/api\/stripe\//)
    await drawer(page).getByRole('link', { name: 'Commander' }).click()
    const again = drawer(page).getByRole('alert').getByRole('button', { name: 'Réessayer' })
    await expect(again).toBeVisible()
    await page.unroute(/\/api\/stripe\//)
    await again.click()
    await expect(page).toHaveURL(/\/checkout\?/)
    expect(said).toEqual([])
  })
})

test('an unknown or inactive website keeps the page’s own words, quietly', async ({ page }) => {
  const said = complaints(page)
  await ask("update websites set status = 'inactive' where id = $1", [shop])
  try {
    for (const site of [shop, 999_999_999, '../1'])
      await onOtherSite(page, { html: shopPage(site) }, async () => {
        await page.waitForLoadState('networkidle')
        await expect(page.getByText(PLACE)).toBeVisible()
        await expect(page.getByRole('button')).toHaveCount(0)
      })
  } finally {
    await ask("update websites set status = 'active' where id = $1", [shop])
  }
  expect(said).toEqual([])
})

test('the shop’s script comes only where one of its elements stands, also later', async ({ page }) => {
  await newProduct(shop)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await onOtherSite(page, { html: hostPage(product(), '<ostal-team site="1"></ostal-team>') }, async () => {
    await expect(page.getByRole('list', { name: 'Équipe' })).toBeVisible()
    expect(asked).not.toContain('/embed-shop.js')
    await page.evaluate((site) => {
      const products = document.createElement('ostal-products')
      products.setAttribute('site', String(site))
      products.setAttribute('level', '2')
      document.body.append(products)
    }, shop)
    await expect(page.getByRole('heading', { level: 2, name: 'Miel de châtaignier' })).toBeVisible()
    expect(asked.filter((path) => path === '/embed-shop.js')).toHaveLength(1)
    expect(await page.evaluate(() => Object.keys(window).filter((name) => /ostal/i.test(name)))).toEqual([])
  })
})

test('by keyboard alone, with the place kept', async ({ page }) => {
  await newProduct(shop)
  await onOtherSite(page, { html: shopPage() }, async () => {
    const title = page.getByRole('button', { name: 'Miel de châtaignier', exact: true })
    await title.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Miel de châtaignier' })
    await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Ajouter au panier' }).press('Enter')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(title).toBeFocused()

    await cartButton(page, 1).press('Enter')
    const more = drawer(page).getByRole('button', { name: 'Ajouter une pièce' })
    for (const pieces of [2, 3, 4, 5]) {
      await more.press('Enter')
      await expect(cartButton(page, pieces)).toBeAttached()
      await expect(more).toBeFocused()
    }
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await drawer(page).getByRole('button', { name: 'Retirer' }).press('Enter')
    await expect(drawer(page).getByRole('button', { name: 'Fermer' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(cartButton(page, 0)).toBeFocused()
  })
})

test('with the lines as they are to be copied, a page on a slow line does not move when its shop comes', async ({
  page,
  context,
}) => {
  await signIn(context, CAMILLE)
  await page.goto('/dashboard/website/2/integrer')
  const lines = page.getByRole('region', { name: 'Boutique' }).locator('code')
  await expect(lines.nth(1)).toContainText('min-height')
  const [cart = '', products = ''] = await lines.allInnerTexts()
  const body = `${cart}<p>Chez nous</p>${products}<h2>Après la boutique</h2><p>La suite de la page.</p>`
  await countShifts(page)
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await onOtherSite(page, { html: hostPage(product(), body), isSlow: true }, async () => {
      await expect(cartButton(page, 0)).toBeVisible()
      await expect(card(page, 'Miel de garrigue')).toBeVisible()
      expect(await shiftsSoFar(page)).toBeLessThan(0.02)
      const place = await page
        .locator('ostal-products')
        .evaluate((shop) => parseFloat(getComputedStyle(shop).minHeight))
      const { height = 0 } = (await page.getByRole('list', { name: 'Produits' }).boundingBox()) ?? {}
      expect([width, height <= place]).toEqual([width, true])
    })
  }
})

/** The sample site, with the sample shop. */
const samplePage = () => `${process.env.SIMULATORS_ORIGIN}/client-site/boutique`

for (const { name, ...look } of LOOKS) {
  test.describe(`on ${name}`, () => {
    test.use(look)

    test('the sample shop, its products and its cart have no accessibility fault', async ({ page }) => {
      await page.goto(samplePage())
      await expectAccessible(page)
      await page
        .getByRole('button', { name: /^Choisir une taille/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page
        .getByRole('button', { name: /^Ajouter au panier/ })
        .first()
        .click()
      await cartButton(page, 1).click()
      await expect(drawer(page).getByRole('listitem')).toHaveCount(1)
      await expectAccessible(page)
    })
  })
}
