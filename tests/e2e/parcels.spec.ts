import { PDFDocument } from '@cantoo/pdf-lib'
import { expectAccessibleInEveryLook, mailTo } from '../support/browser'
import { spoil } from '../support/checkout'
import { addOrder } from '../support/orders'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'parallel' })

/** The seller named in the shopper's mails. */
const SELLER = {
  legalName: 'Miel SARL',
  addressLine1: '3 chemin des Ruches',
  addressLine2: '',
  postalCode: '34270',
  city: 'Saint-Mathieu',
  country: 'FR',
  email: 'boutique@miel.example',
  phone: '',
  vatRegime: 'standard',
  termsUrl: '',
}
const HOME = {
  seller: SELLER,
  delivery_method: 'home',
  shipping_line1: '5 allée des Œillets',
  shipping_zip: '69002',
  shipping_city: 'Lyon',
  shipping_country: 'FR',
  weight_grams: 850,
}

let site: number
test.beforeEach(async ({ context, request }) => {
  site = await newSite(context, request)
  await ask(
    `insert into shops (website_id, legal_name, address_line1, postal_code, city, email, phone, parcel_length_cm,
       parcel_width_cm, parcel_height_cm)
     values ($1, 'Miel SARL', '3 chemin des Ruches', '34270', 'Saint-Mathieu', 'boutique@miel.example', '04 67 00 00 00', 30, 20, 12)`,
    [site],
  )
})

/** Gives the order's shopper a unique e-mail address. */
async function shopperOf(orderId: number): Promise<string> {
  const email = `cliente-${orderId}-${Date.now()}@exemple.fr`
  await ask('update customers set email = $2 where id = (select customer_id from orders where id = $1)', [
    orderId,
    email,
  ])
  return email
}

test('an owner hands a pickup over, after a question', async ({ page }) => {
  const id = await addOrder(site, { seller: SELLER })
  const email = await shopperOf(id)
  await page.goto(`/orders/${id}`)
  const content = page.getByRole('main')
  await content.getByRole('button', { name: 'Marquer comme retirée' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click()
  await expect(content.getByText('Retirée en boutique')).toBeVisible()
  await expect(content.getByRole('button', { name: 'Marquer comme retirée' })).toHaveCount(0)
  await mailTo(email, /est retirée/)
})

test('an owner says that another carrier took an order, in a sheet with its own address', async ({
  page,
}) => {
  const id = await addOrder(site, HOME)
  const email = await shopperOf(id)
  await page.goto(`/orders/${id}`)
  const menu = page.getByRole('button', { name: 'Autres actions' })
  await menu.click()
  await page.getByRole('link', { name: 'Expédiée autrement' }).click()
  await expect(page).toHaveURL(new RegExp(`/orders/${id}\\?fiche=expediee-autrement$`))
  const sheet = page.getByRole('dialog', { name: 'Expédiée autrement' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.click()
  await page.getByRole('link', { name: 'Expédiée autrement' }).click()
  await sheet.getByLabel('N° de suivi').fill('6A12345678901')
  await sheet.getByRole('button', { name: 'Marquer comme expédiée' }).click()
  await expect(sheet).toContainText('Le transporteur est obligatoire.')
  await expect(sheet.getByLabel('N° de suivi')).toHaveValue('6A12345678901')
  await expectAccessibleInEveryLook(page)
  await sheet.getByLabel('Transporteur').fill('Colissimo')
  await sheet.getByRole('button', { name: 'Marquer comme expédiée' }).click()
  await expect(sheet).toHaveCount(0)
  const content = page.getByRole('main')
  await expect(content.getByText('Expédiée avec Colissimo')).toBeVisible()
  await expect(content.getByText('6A12345678901')).toBeVisible()
  expect((await mailTo(email, /./)).text).toContain('6A12345678901')
})

test('chosen orders are shipped one after another, with a report that stays and one file of labels', async ({
  page,
}) => {
  const pickup = await addOrder(site)
  const [first, second, third] = [
    await addOrder(site, HOME),
    await addOrder(site, HOME),
    await addOrder(site, HOME),
  ]
  await spoil('mondial-relay', 'truncate', `<OrderNo>${second}</OrderNo>`)
  await page.goto(`/dashboard/ecom/${site}`)
  const waiting = page.getByRole('region', { name: 'Commandes en attente' })
  await expect(waiting.getByLabel(`Choisir la commande #${pickup}`)).toHaveCount(0)
  await expect(waiting.getByRole('button', { name: 'Créer les expéditions (0)' })).toBeVisible()
  for (const id of [first, second, third]) await waiting.getByLabel(`Choisir la commande #${id}`).check()
  await expectAccessibleInEveryLook(page)
  await waiting.getByRole('button', { name: 'Créer les expéditions (3)' }).click()
  await expect(page).toHaveURL(new RegExp(`/dashboard/ecom/${site}/expeditions/\\d+$`), { timeout: 60_000 })
  const row = (id: number) => page.getByRole('row').filter({ hasText: `#${id}` })
  await expect(row(first)).toContainText('Expédiée')
  await expect(row(second)).toContainText('Non confirmée')
  await expect(row(third)).toContainText('Expédiée')
  await page.reload()
  await expect(row(second)).toContainText('Non confirmée')
  await expectAccessibleInEveryLook(page)
  const address = await page.getByRole('link', { name: 'Imprimer 2 étiquettes' }).getAttribute('href')
  const labels = await page.request.get(address ?? '')
  expect(labels.headers()['content-type']).toBe('application/pdf')
  expect((await PDFDocument.load(await labels.body())).getPageCount()).toBe(2)
  await page.goto(`/dashboard/ecom/${site}`)
  await expect(waiting.getByRole('link', { name: 'Dernières expéditions groupées' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('chosen orders are shipped, too', async ({ page }) => {
    const id = await addOrder(site, HOME)
    await page.goto(`/dashboard/ecom/${site}`)
    await page.getByRole('button', { name: 'Créer les expéditions' }).click()
    await expect(page.getByText('Choisissez au moins une commande.')).toBeVisible()
    await page.getByLabel(`Choisir la commande #${id}`).check()
    await page.getByRole('button', { name: 'Créer les expéditions' }).click()
    await expect(page.getByRole('row').filter({ hasText: `#${id}` })).toContainText('Expédiée')
  })
})

test('a parcel that stopped is shown on its order and among what needs the owner', async ({ page }) => {
  const id = await addOrder(site, {
    ...HOME,
    status: 'shipped',
    shipped_at: new Date(),
    expedition_number: `6${Date.now()}`.slice(0, 12),
  })
  await ask(
    `insert into shipments (order_id, state, carrier, attempt_id, started_at, parcel_state, parcel_state_at, anomaly_at)
     values ($1, 'made', 'Mondial Relay', gen_random_uuid(), now(), 'in_transit', now() - interval '2 hours', now() - interval '1 hour')`,
    [id],
  )
  await page.goto('/dashboard')
  await page
    .getByRole('region', { name: 'À faire' })
    .getByRole('link', { name: `Colis à débloquer #${id}` })
    .click()
  await expect(page.getByText('Le transporteur signale une anomalie sur ce colis')).toBeVisible()
  await page.goto(`/dashboard/ecom/${site}`)
  await expect(page.getByRole('row').filter({ hasText: `#${id}` })).toContainText('Colis bloqué')
})
