import type { APIRequestContext, BrowserContext, Page } from 'playwright/test'
import { expectAccessibleInEveryLook, linkIn, mailTo, PHONE } from '../support/browser'
import { INPUT_DEVICES } from '../support/input-devices'
import { addOrder, SELLER } from '../support/orders'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

test.use(PHONE)
test.describe.configure({ mode: 'parallel' })

/** A delivered order of three items in two lines, in the shop of a new, signed-in owner. */
async function delivered(context: BrowserContext, request: APIRequestContext) {
  const site = await newSite(context, request)
  await ask(
    `insert into shops (website_id, legal_name, address_line1, postal_code, city, email, phone, terms_url,
       packaging_weight_grams, parcel_length_cm, parcel_width_cm, parcel_height_cm)
     values ($1, 'Miel SARL', '3 chemin des Ruches', '34270', 'Saint-Mathieu', 'boutique@miel.example',
       '04 67 00 00 00', 'https://miel.example/cgv', 100, 30, 20, 12)`,
    [site],
  )
  const id = await addOrder(site, {
    seller: SELLER,
    lines: ['Miel de châtaignier', 'Bougie à la cire d’abeille'],
    status: 'delivered',
    delivery_method: 'home',
    delivery_cents: 890,
    standard_delivery_cents: 430,
    items_cents: 3_750,
    total_cents: 4_640,
    shipped_at: new Date(Date.now() - 3 * 86_400_000),
    delivered_at: new Date(Date.now() - 86_400_000),
    payment_account_id: `acct_${crypto.randomUUID()}`,
  })
  await ask("update order_items set quantity = 2 where order_id = $1 and name like 'Miel%'", [id])
  const email = `acheteuse-${crypto.randomUUID()}@exemple.fr`
  await ask('update customers set email = $1 where id = (select customer_id from orders where id = $2)', [
    email,
    id,
  ])
  return { site, id, email }
}

const next = (page: Page) => page.getByRole('button', { name: 'Continuer' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmer la rétractation' })
const done = (page: Page) => page.getByRole('main').getByRole('status')

async function declare(page: Page, { site, id, email }: { site: number; id: number; email: string }) {
  await page.goto(`/retractation/${site}`)
  await page.getByLabel('Numéro de commande').fill(String(id))
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Nom').fill('Sophie Lacaze')
  await page.getByLabel('Articles et quantités').fill('Toute la commande')
  await next(page).click()
}

for (const script of [true, false])
  test.describe(script ? 'a shopper' : 'a shopper without script', () => {
    test.use({ javaScriptEnabled: script })

    test('withdraws without a link, chooses lines by the mailed one, and the owner has the refund filled in', async ({
      page,
      context,
      request,
    }) => {
      const order = await delivered(context, request)
      await page.goto(`/retractation/${order.site}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renoncer au contrat ici')
      await page.getByLabel('E-mail').fill('sophie@exemple.fr')
      await page.getByLabel('Nom').fill('Sophie')
      await page.getByLabel('Articles et quantités').fill('Tout')
      await page.getByLabel('Numéro de commande').fill(' ')
      await next(page).click()
      await expect(page.getByLabel('Numéro de commande')).toHaveAccessibleDescription(/est obligatoire/)
      await expect(page).toHaveTitle(/^Erreur · Renoncer au contrat/)
      if (script) await expectAccessibleInEveryLook(page)
      await declare(page, order)
      await expect(page.getByRole('definition').filter({ hasText: 'Toute la commande' })).toBeVisible()
      if (script) await expectAccessibleInEveryLook(page)
      await confirm(page)[script ? 'dblclick' : 'click']()
      await expect(done(page)).toContainText(/Elle a été envoyée le \d+(er)?\s\S+ \d{4} à \d\d:\d\d\./)
      const link = page.getByRole('link', { name: 'Télécharger l’accusé de réception (PDF)' })
      const paper = await page.request.get((await link.getAttribute('href')) ?? '')
      expect([paper.status(), (await paper.body()).toString('latin1').slice(0, 5)]).toEqual([200, '%PDF-'])
      const receipt = await mailTo(order.email, /^Accusé de réception de votre rétractation/)
      expect(receipt.text).toMatch(/envoyée le \d+(er)? \S+ \d{4} à \d\d:\d\d:\d\d \(heure de Paris\)/)
      for (const words of ['Toute la commande', 'Sophie Lacaze', 'Je vous notifie ma rétractation'])
        expect(receipt.text).toContain(words)
      expect(receipt.attachments).toMatchObject([{ filename: 'accuse-de-retractation.pdf' }])

      const attached = await mailTo(order.email, /^Votre rétractation, commande/)
      await page.goto(linkIn(attached, '/commande/'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Renoncer au contrat ici')
      await expect(page.getByRole('main')).toContainText('garde sa date')
      await next(page).click()
      await expect(page.getByLabel('Miel de châtaignier')).toHaveAccessibleDescription(/au moins un article/)
      await page.getByLabel('Miel de châtaignier').fill('2')
      await page.getByLabel('Bougie à la cire d’abeille').check()
      if (script) await expectAccessibleInEveryLook(page)
      await next(page).click()
      await expect(page.getByRole('definition').filter({ hasText: '2 × Miel de châtaignier' })).toBeVisible()
      await confirm(page).click()
      await expect(done(page)).toContainText(order.email)
      await page.getByRole('link', { name: 'Retour à la commande' }).click()
      await expect(page.getByRole('heading', { name: 'Votre rétractation' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Renoncer au contrat ici' })).toBeVisible()
      expect(await ask('select id from order_withdrawals where website_id = $1', [order.site])).toHaveLength(
        1,
      )

      await page.goto('/dashboard')
      await page.getByRole('link', { name: `Rétractation, commande #${order.id}` }).click()
      await expect(page.getByRole('heading', { name: 'Rétractation', exact: true })).toBeVisible()
      if (script) await expectAccessibleInEveryLook(page)
      await page.getByRole('button', { name: 'Colis reçu' }).click()
      await expect(page.getByText(/^Colis reçu le/)).toBeVisible()
      // Three items, and the home delivery's cost up to the price of a relay delivery.
      await page.getByRole('link', { name: /^Rembourser 41,80/ }).click()
      await expect(page.getByLabel('Montant à rembourser, en euros')).toHaveValue('41,80')
      await expect(page.getByLabel('Frais de livraison')).toBeChecked()
      if (script) await expectAccessibleInEveryLook(page)
      await page.goto(`/orders/${order.id}`)
      await page.getByRole('link', { name: 'Refuser' }).click()
      await page.getByLabel('Motif').fill('La cire est entamée.')
      await page.getByRole('button', { name: 'Refuser la rétractation' }).click()
      await expect(page.getByText(/refusée le .*La cire est entamée\./)).toBeVisible()
      expect((await mailTo(order.email, /^Réponse à votre rétractation/)).text).toContain(
        'La cire est entamée.',
      )
    })
  })

test('by keyboard alone a withdrawal is declared, and pressed twice it is one', async ({
  page,
  context,
  request,
}) => {
  const { site, id, email } = await delivered(context, request)
  await context.clearCookies()
  const { reach, press } = INPUT_DEVICES.keyboard
  await page.goto(`/retractation/${site}`)
  for (const [label, text] of [
    ['Numéro de commande', String(id)],
    ['E-mail', email],
    ['Nom', 'Sophie Lacaze'],
    ['Articles et quantités', 'Toute la commande'],
  ] as const) {
    await reach(page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Confirmer ma rétractation' })).toBeFocused()
  await press(confirm(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Rétractation enregistrée' })).toBeFocused()
  expect(await ask('select id from order_withdrawals where website_id = $1', [site])).toHaveLength(1)
})

test('a stranger gets the same answer for an order that exists and one that does not', async ({
  page,
  context,
  request,
}) => {
  const order = await delivered(context, request)
  await context.clearCookies()
  const answerFor = async (id: number) => {
    await declare(page, { ...order, id })
    await confirm(page).click()
    await expect(done(page)).toContainText('est enregistrée')
    const answer = await page.getByRole('main').innerHTML()
    return answer
      .replaceAll(`>${id}<`, '>N<')
      .replace(/recu\/[^"]+/g, 'recu')
      .replace(/à \d\d:\d\d/g, '')
  }
  expect(await answerFor(order.id)).toBe(await answerFor(order.id + 1_000_000))
})

test('the checkout says before its button what cannot be withdrawn from, and where to withdraw', async ({
  page,
}) => {
  // A picnic of the sample shop.
  await page.goto('/checkout?website=2&items=12:1')
  const section = page.getByRole('region', { name: 'Avant de commander' })
  await expect(section).toContainText(
    'Panier pique-nique pour deux. Article susceptible de se détériorer ou de se périmer rapidement',
  )
  const link = section.getByRole('paragraph').getByRole('link', { name: /^Renoncer au contrat ici/ })
  await expect(link).toHaveAttribute('href', '/retractation/2')
})
