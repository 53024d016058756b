import { readFileSync } from 'node:fs'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright/test'
import { ADMIN, expectAccessibleInEveryLook, MODERATOR, mailTo, PHONE, signIn } from '../support/browser'
import { addOrder, SELLER } from '../support/orders'
import { addTestimonials, ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

const LONG_AGO = new Date(Date.now() - 100 * 86_400_000)

/** An order of a new shop, delivered long ago, with a unique e-mail address. */
async function soldOnce(context: Parameters<typeof newSite>[0], request: Parameters<typeof newSite>[1]) {
  const site = await newSite(context, request)
  const order = await addOrder(site, {
    ...{
      status: 'delivered',
      delivered_at: LONG_AGO,
      created_at: LONG_AGO,
      paid_at: LONG_AGO,
      seller: SELLER,
    },
  })
  const email = `acheteur-${crypto.randomUUID()}@exemple.fr`
  await ask('update customers set email = $2 where website_id = $1', [site, email])
  return { site, order, email }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

for (const script of [true, false])
  test.describe(script ? 'on a phone' : 'on a phone without script', () => {
    test.use({ javaScriptEnabled: script, ...PHONE })

    test('données des acheteurs: the owner hands them over and erases them', async ({
      page,
      context,
      request,
    }) => {
      const { site, order, email } = await soldOnce(context, request)
      await page.goto(`/orders/${order}`)
      await page.getByRole('link', { name: 'Ses données personnelles' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Données des acheteurs')
      await expect(page.getByRole('heading', { name: email })).toBeVisible()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Télécharger ses données' }).click(),
      ])
      expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
        email,
        orders: [{ id: order, customer: { name: 'Sophie Lacaze' } }],
      })
      await ask("update orders set status = 'paid' where id = $1", [order])
      await page.reload()
      await expect(page.getByText('(payée, pas encore expédiée ni remise)')).toBeVisible()
      await ask("update orders set status = 'delivered' where id = $1", [order])
      await page.reload()
      if (script) await expectAccessibleInEveryLook(page)
      await press(page, 'Effacer ses données')
      const question = page.getByRole('dialog', { name: 'Effacer les données de cet acheteur ?' })
      await question.getByRole('textbox').fill(email)
      await question.getByRole('button', { name: 'Effacer ses données' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'C’est effacé.' })).toBeVisible()
      expect((await mailTo(email, /sont effacées/)).text).toContain('L. 123-22')
      await page.goto(`/orders/${order}`)
      await expect(page.getByText(/Données effacées le/)).toBeVisible()
      await expect(page.getByText('Sophie Lacaze')).toHaveCount(0)
      if (script) await expectAccessibleInEveryLook(page)
      expect(site).toBeGreaterThan(0)
    })
  })

test('contenus: the owner downloads them by keyboard from the menu of the website', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  await addTestimonials(site, 'Inès')
  await page.goto(`/dashboard/website/${site}`)
  await page.getByRole('button', { name: 'Autres actions' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Télécharger vos contenus' }).focus()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toMatch(/^ostal-contenus-site-\d+-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(readFileSync(await download.path()))
  expect(JSON.parse(Buffer.from(files['avis.json'] ?? []).toString())).toMatchObject([
    { customerName: 'Inès' },
  ])
  expect(JSON.parse(Buffer.from(files['manifeste.json'] ?? []).toString())).toMatchObject({ missing: [] })
})

test('contenus: another owner finds nothing', async ({ context, request }) => {
  const site = await newSite(context, request)
  await newSite(context, request)
  expect((await context.request.get(`/dashboard/website/${site}/contenus`)).status()).toBe(404)
  for (const path of ['acheteurs', 'acheteurs/export?adresse=a@exemple.fr'])
    expect((await context.request.get(`/dashboard/ecom/${site}/${path}`)).status()).toBe(404)
})

test('registre: an administrator reads it, a moderator does not', async ({ page, context }) => {
  await signIn(context, MODERATOR)
  await page.goto('/admin/registre')
  await expect(page).toHaveURL('/unauthorized')
  await signIn(context, ADMIN)
  await page.goto('/admin/registre')
  await expect(page.getByRole('heading', { name: 'Registre des traitements' })).toBeVisible()
  await expect(page.getByText('Commandes des boutiques', { exact: true })).toBeVisible()
  await expect(page.getByText(/Stripe \(Irlande et États-Unis\)/).first()).toBeVisible()
  await page.getByText('Tables et effacement d’un client').first().click()
  await expect(page.getByText('contact_messages')).toBeVisible()
  await expectAccessibleInEveryLook(page)
})
