import type { APIRequestContext, BrowserContext } from 'playwright/test'
import { expectAccessibleInEveryLook, linkIn, mailTo } from '../support/browser'
import { addOrder, SELLER } from '../support/orders'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'parallel' })

const HOME = {
  delivery_method: 'home',
  shipping_line1: '27 avenue de Lodève',
  shipping_zip: '34000',
  shipping_city: 'Montpellier',
  shipping_country: 'FR',
}

/** An order in a new owner's shop, with a unique shopper address. */
async function sold(
  context: BrowserContext,
  request: APIRequestContext,
  columns: Record<string, unknown>,
): Promise<{ id: number; email: string }> {
  const site = await newSite(context, request)
  const id = await addOrder(site, { seller: SELLER, ...columns })
  const email = `acheteuse-${crypto.randomUUID()}@exemple.fr`
  await ask('update customers set email = $1 where id = (select customer_id from orders where id = $2)', [
    email,
    id,
  ])
  return { id, email }
}

for (const script of [true, false])
  test.describe(script ? 'an owner' : 'an owner without script', () => {
    test.use({ javaScriptEnabled: script })

    test('corrects the address of an order, and its shopper is told', async ({ page, context, request }) => {
      const { id, email } = await sold(context, request, HOME)
      await page.goto(`/orders/${id}`)
      await page.getByRole('link', { name: 'Corriger la livraison' }).click()
      await expect(page).toHaveURL(`/orders/${id}?corriger=livraison`)
      const sheet = page.getByRole('dialog', { name: 'Corriger l’adresse de livraison' })
      await expect(sheet).toContainText('Enregistré\u00a0: 27 avenue de Lodève, 34000 Montpellier, France')
      await sheet.getByLabel('Adresse', { exact: true }).fill('8 rue Foch')
      await sheet.getByLabel('Code postal').fill('97400')
      await sheet.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(sheet.getByLabel('Code postal')).toHaveAccessibleDescription(/pas de tarif/)
      await expect(sheet.getByLabel('Adresse', { exact: true })).toHaveValue('8 rue Foch')
      await expect(page).toHaveTitle(new RegExp(`^Erreur · Commande #${id}`))
      if (script) await expectAccessibleInEveryLook(page)
      await sheet.getByLabel('Code postal').fill('34090')
      await sheet.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByText('Commande corrigée. Votre client est prévenu')).toBeVisible()
      if (!script) await sheet.getByRole('link', { name: 'Fermer' }).click()
      await expect(sheet).toHaveCount(0)
      await expect(page.getByRole('main')).toContainText('8 rue Foch')
      expect((await mailTo(email, /est corrigée/)).text).toContain('8 rue Foch, 34090 Montpellier')
    })

    test('chooses another relay point near another postcode', async ({ page, context, request }) => {
      const { id } = await sold(context, request, {
        delivery_method: 'relay',
        relay_point_id: 'FR-999999',
        relay_point_name: 'Tabac fermé',
        relay_point_address: '1 rue Basse, 34000 Montpellier',
        shipping_country: 'FR',
        weight_grams: 500,
      })
      await page.goto(`/orders/${id}?corriger=livraison`)
      const sheet = page.getByRole('dialog', { name: 'Corriger le point relais' })
      await expect(sheet.getByRole('radio').first()).toBeVisible()
      await sheet.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(sheet.getByText('Choisissez un point relais dans la liste.')).toBeVisible()
      await sheet.getByLabel('Code postal').fill('75011')
      await sheet.getByRole('button', { name: 'Chercher' }).click()
      await expect(page).toHaveURL(/cp=75011/)
      await expect(
        sheet
          .locator('label')
          .filter({ has: page.getByRole('radio') })
          .first(),
      ).toContainText('75011')
      const point = sheet.getByRole('radio').first()
      await point.check()
      const relayId = await point.inputValue()
      if (script) await expectAccessibleInEveryLook(page)
      await sheet.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByText('Commande corrigée.')).toBeVisible()
      expect(await ask('select relay_point_id from orders where id = $1', [id])).toEqual([
        { relay_point_id: relayId },
      ])
    })
  })

test('a correction made meanwhile is not overwritten, and nothing typed is lost', async ({
  page,
  context,
  request,
}) => {
  const { id } = await sold(context, request, HOME)
  await page.goto(`/orders/${id}?corriger=livraison`)
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Ville').fill('Lattes')
  await ask("update orders set shipping_line1 = '3 rue Haute' where id = $1", [id])
  await sheet.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(sheet.getByRole('alert')).toContainText('corrigée entre-temps')
  await expect(sheet).toContainText('Enregistré\u00a0: 3 rue Haute')
  await expect(sheet.getByLabel('Ville')).toHaveValue('Lattes')
})

test('another mail address ends the old link; the confirmation is sent again to the new one', async ({
  page,
  context,
  request,
}) => {
  const { id, email } = await sold(context, request, HOME)
  await page.goto(`/orders/${id}`)
  await page.getByRole('button', { name: 'Renvoyer la confirmation' }).click()
  await expect(page.getByText('Confirmation renvoyée à l’adresse du client')).toBeVisible()
  const old = linkIn(await mailTo(email, /^Votre commande/), '/commande/')
  expect((await request.get(old)).status()).toBe(200)
  await page.getByRole('link', { name: 'Corriger le client' }).click()
  const sheet = page.getByRole('dialog', { name: 'Corriger le client' })
  const next = `acheteuse-${crypto.randomUUID()}@exemple.fr`
  await sheet.getByLabel('E-mail').fill(next)
  await sheet.getByLabel('Téléphone').fill('')
  await sheet.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(sheet.getByLabel('Téléphone')).toHaveAccessibleDescription(/obligatoire/)
  await sheet.getByLabel('Téléphone').fill('04 67 00 00 00')
  await sheet.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(sheet).toHaveCount(0)
  expect((await request.get(old)).status()).toBe(404)
  expect((await mailTo(email, /autre adresse e-mail/)).text).not.toContain(next)
  const fresh = linkIn(await mailTo(next, /est corrigée/), '/commande/')
  expect((await request.get(fresh)).status()).toBe(200)
  await expectAccessibleInEveryLook(page)
})

test('once a label may exist, the reason stands in the place of the button', async ({
  page,
  context,
  request,
}) => {
  const { id } = await sold(context, request, HOME)
  await ask(
    `insert into shipments (order_id, state, carrier, attempt_id, started_at) values ($1, 'made', 'Mondial Relay', gen_random_uuid(), now())`,
    [id],
  )
  await page.goto(`/orders/${id}?corriger=livraison`)
  await expect(page.getByText('L’étiquette de cette commande est faite').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Corriger/ })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
