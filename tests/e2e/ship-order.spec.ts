import type { APIRequestContext, BrowserContext, Page } from 'playwright/test'
import { expectAccessible, expectAccessibleInEveryLook, mailTo } from '../support/browser'
import { spoil } from '../support/checkout'
import { addOrder } from '../support/orders'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'parallel' })

const HOME = {
  delivery_method: 'home',
  shipping_line1: '5 allée des Œillets',
  shipping_zip: '69002',
  shipping_city: 'Lyon',
  shipping_country: 'FR',
  weight_grams: 850,
  seller: {
    legalName: 'Miel SARL',
    addressLine1: '3 chemin des Ruches',
    postalCode: '34270',
    city: 'Saint-Mathieu',
    email: 'boutique@miel.example',
  },
}
const RELAY = {
  delivery_method: 'relay',
  shipping_country: 'FR',
  relay_point_id: 'FR-001001',
  relay_point_name: 'TABAC DE LA GARE',
  relay_point_address: '3 RUE MAGUELONE, 34000 MONTPELLIER',
  weight_grams: 850,
}

/** A new account's site with a shop, whose orders wait for a label. */
async function newShop(context: BrowserContext, request: APIRequestContext, line1 = '3 chemin des Ruches') {
  const websiteId = await newSite(context, request)
  await ask(
    `insert into shops (website_id, legal_name, address_line1, postal_code, city, email, phone, parcel_length_cm,
       parcel_width_cm, parcel_height_cm)
     values ($1, 'Miel SARL', $2, '34270', 'Saint-Mathieu', 'boutique@miel.example', '04 67 00 00 00', 30, 20, 12)`,
    [websiteId, line1],
  )
  return websiteId
}

async function ship(page: Page) {
  const content = page.getByRole('main')
  await content.getByRole('button', { name: 'Créer l’expédition' }).click()
  const dialog = page.getByRole('dialog', { name: 'Créer l’expédition' })
  await expect(dialog).toContainText(
    'Cette action créera une étiquette d’expédition pour cette commande. Vous pourrez ensuite l’imprimer et l’apposer sur le colis.',
  )
  const confirm = dialog.getByRole('button', { name: 'Confirmer' })
  await expect(confirm).toHaveText('✅ Confirmer')
  await confirm.click()
}

const numberOf = async (id: number) =>
  (
    await ask<{ expedition_number: string | null }>('select expedition_number from orders where id = $1', [
      id,
    ])
  )[0]?.expedition_number

/** Sets the carrier's next answer to this order's request only. */
const fail = (id: number, fault: string) => spoil('mondial-relay', fault, `<OrderNo>${id}</OrderNo>`)

/** Makes the carrier refuse this order's next request with this code. */
const refuse = (id: number, code: string, fault = 'refuse') =>
  fetch(`${process.env.SIMULATORS_ORIGIN}/_control/faults`, {
    method: 'POST',
    body: JSON.stringify({
      provider: 'mondial-relay',
      fault,
      code,
      times: 1,
      holding: `<OrderNo>${id}</OrderNo>`,
    }),
  })

test('an owner ships an order to a home: a question, a label with us, and a mail to the shopper', async ({
  page,
  context,
  request,
}) => {
  const id = await addOrder(await newShop(context, request), HOME)
  const shopper = `zoe-${id}@client.example`
  await ask('update customers set email = $1 where id = (select customer_id from orders where id = $2)', [
    shopper,
    id,
  ])
  await page.goto(`/orders/${id}`)
  const content = page.getByRole('main')
  const opener = content.getByRole('button', { name: 'Créer l’expédition' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('Tarif indicatif pour 850\u00a0g7,90\u00a0€')
  await expectAccessibleInEveryLook(page)
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.click()
  const [length, width, height] = ['Longueur', 'Largeur', 'Hauteur'].map((side) => dialog.getByLabel(side))
  if (!length || !width || !height) throw new Error('The dialog asks for no sides')
  await expect(length).toHaveValue('30')
  await length.fill('40,5')
  await width.fill('')
  await dialog.getByRole('button', { name: 'Confirmer' }).click()
  await expect(dialog.getByText(/La largeur est un nombre de centimètres/)).toBeVisible()
  await expect(width).toBeFocused()
  await expect(length).toHaveValue('40,5')
  for (const side of [length, width, height]) await side.fill('60')
  await dialog.getByRole('button', { name: 'Confirmer' }).click()
  await expect(dialog.getByText(/dont la somme est de 150 au plus/)).toBeVisible()
  await expectAccessible(page)
  await height.fill('12,2')
  await dialog.getByRole('button', { name: 'Confirmer' }).click()
  const label = content.getByRole('link', { name: 'Imprimer l’étiquette' })
  await expect(label).toHaveAttribute('href', `/api/orders/${id}/label`)
  await expect(dialog).toBeHidden()
  await expect(content).toContainText('📦Expédiée')
  await expect(content).toContainText(`Tracking ID\u00a0: ${await numberOf(id)}`)
  await expect(content.getByText('Expédiée').last()).toBeVisible()
  const pdf = await context.request.get(`/api/orders/${id}/label`)
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect(pdf.headers()['content-disposition']).toContain('inline')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  const mail = await mailTo(shopper, /est expédiée/)
  expect(mail.text).toContain(await numberOf(id))
})

test('an owner ships an order to a relay point', async ({ page, context, request }) => {
  const id = await addOrder(await newShop(context, request), RELAY)
  await page.goto(`/orders/${id}`)
  await refuse(id, '10055', 'refuse_within')
  await ship(page)
  const error = page.getByRole('main').getByRole('alert')
  await expect(error).toContainText('Le plan de tri est introuvable')
  await expect(error).toContainText('L’agence est prévenue')
  await expect(error.getByRole('link', { name: 'Expédier autrement' })).toBeVisible()
  await error.getByRole('link', { name: 'Choisir un autre point relais' }).click()
  await expect(page.getByRole('dialog', { name: 'Corriger le point relais' })).toBeVisible()
  await page.goto(`/orders/${id}`)
  await ship(page)
  await expect(page.getByRole('link', { name: 'Imprimer l’étiquette' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`Tracking ID\u00a0: ${await numberOf(id)}`)
})

test('a shop whose address does not fit is led to its settings, and ships once that is mended', async ({
  page,
  context,
  request,
}) => {
  const id = await addOrder(await newShop(context, request, ''), HOME)
  await page.goto(`/orders/${id}`)
  await ship(page)
  const content = page.getByRole('main')
  const error = content.getByRole('alert')
  await expect(error).toContainText('Échec de la création de l’expédition')
  await expect(error).toContainText('Expéditeur\u00a0: la rue est obligatoire')
  await expectAccessible(page)
  await error.getByRole('link', { name: 'Corriger l’adresse de la boutique' }).click()
  await page.getByLabel('Adresse', { exact: true }).fill('3 chemin des Ruches')
  await page.getByRole('button', { name: 'Enregistrer' }).first().click()
  await expect(page.getByText('Vendeur enregistré.')).toBeVisible()
  await page.goto(`/orders/${id}`)
  await ship(page)
  await expect(content.getByRole('link', { name: 'Imprimer l’étiquette' })).toBeVisible()
})

test('what the carrier refuses stays on the page: who mends it, and that it can be tried again', async ({
  page,
  context,
  request,
}) => {
  const site = await newShop(context, request)
  const id = await addOrder(site, HOME)
  await page.goto(`/orders/${id}`)
  await fail(id, 'rate_limited')
  await ship(page)
  const content = page.getByRole('main')
  const error = content.getByRole('alert')
  await expect(error).toContainText('Aucune étiquette n’a été créée\u00a0: vous pouvez réessayer.')
  for (const _ of ['once', 'and the same again']) {
    await refuse(id, '10001')
    await ship(page)
    await expect(content.getByRole('button', { name: 'Créer l’expédition' })).toBeFocused()
    await expect(error).toHaveCount(1)
  }
  await expect(error).toContainText('Le transporteur n’accepte pas le compte de l’agence.')
  await expect(error).toContainText('L’agence est prévenue et s’en occupe')
  await page.reload()
  await expect(error).toContainText('L’agence est prévenue et s’en occupe')
  await expect(content.getByText('Étiquette refusée par le transporteur')).toBeVisible()
  // An error found before the carrier is called replaces the carrier's message.
  await ask("update shops set city = '' where website_id = $1", [site])
  await ship(page)
  await expect(error).toContainText('Expéditeur\u00a0: la ville')
  await expect(error).toHaveCount(1)
  await ask("update shops set city = 'Saint-Mathieu' where website_id = $1", [site])
  await ship(page)
  await expect(content.getByRole('link', { name: 'Imprimer l’étiquette' })).toBeVisible()
})

test('a shipment that is not confirmed is settled by its owner: without a label, or with its number', async ({
  page,
  context,
  request,
}) => {
  const site = await newShop(context, request)
  const id = await addOrder(site, HOME)
  await page.goto(`/orders/${id}`)
  await fail(id, 'server_error')
  await ship(page)
  const content = page.getByRole('main')
  await expect(content.getByRole('alert')).toContainText('Étiquette non confirmée par le transporteur')
  await expect(content.getByRole('button', { name: 'Créer l’expédition' })).toHaveCount(0)
  await content.getByRole('button', { name: 'Aucune étiquette: réessayer' }).click()
  await expect(content.getByRole('button', { name: 'Créer l’expédition' })).toBeVisible()

  await fail(id, 'truncate')
  await ship(page)
  const field = content.getByLabel('Numéro d’expédition')
  await expect(field).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await field.fill('12 34')
  await content.getByRole('button', { name: 'Étiquette trouvée' }).click()
  await expect(content.getByText('Le numéro d’expédition compte de 8 à 12 chiffres.')).toBeVisible()
  await expect(field).toHaveValue('12 34')
  await expect(field).toBeFocused()
  const number = `88${String(id).padStart(8, '0')}`
  await field.fill(number)
  await content.getByRole('button', { name: 'Étiquette trouvée' }).click()
  await expect(content).toContainText(`Tracking ID\u00a0: ${number}`)
  await expect(content.getByText('Étiquette à imprimer chez le transporteur')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an order is shipped, and a refusal is shown', async ({ page, context, request }) => {
    const id = await addOrder(await newShop(context, request), HOME)
    await page.goto(`/orders/${id}`)
    await fail(id, 'rate_limited')
    await ship(page)
    const content = page.getByRole('main')
    await expect(content.getByRole('alert')).toContainText('Échec de la création de l’expédition')
    await ship(page)
    await expect(content.getByRole('link', { name: 'Imprimer l’étiquette' })).toBeVisible()
  })
})
