import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import {
  ADMIN,
  expectAccessible,
  expectAccessibleInEveryLook,
  linkIn,
  mailTo,
  newAccount,
  PHONE,
  signIn,
} from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'parallel' })

/** Fills in a quote over 1 600 € for a consumer, without saving it. */
async function writeQuote(page: Page, email: string): Promise<void> {
  await page.goto('/admin/devis/nouveau')
  await page.getByLabel('Prénom').fill('Marius')
  await page.getByLabel('Nom', { exact: true }).fill('Olive')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Statut du client').selectOption('consumer')
  await page.getByLabel('Nom du nouveau site').fill('Le Mas')
  await page.getByLabel('Son adresse').fill('https://le-mas.example/')
  await page.getByLabel('Façon de payer').selectOption('one_time')
  await page.getByLabel('Intitulé').first().fill('Développement du site')
  await page.getByLabel('Prix unitaire TTC, en €').first().fill('1 600')
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the total stays in sight while lines are written; a consumer accepts, renounces, and the agency sees it', async ({
    page,
    context,
    browser,
  }) => {
    const email = `olive-${randomUUID()}@exemple.fr`
    await signIn(context, ADMIN)
    await writeQuote(page, email)
    const total = page.locator('[data-running-total]')
    await expect(total).toContainText('1\u00a0600,00\u00a0€')
    await page.getByLabel('Prix unitaire TTC, en €').last().focus()
    await expect(total).toBeInViewport({ ratio: 1 })
    const height = () => total.evaluate((bar) => bar.getBoundingClientRect().height)
    const before = await height()
    await page.getByLabel('Intitulé').last().fill('Photos')
    await expect(total).toContainText('Une ligne est à compléter')
    expect(await height()).toBe(before)
    await page.getByLabel('Intitulé').last().fill('')
    await page.getByRole('button', { name: 'Enregistrer et voir l’aperçu' }).click()
    await page.getByRole('button', { name: 'Envoyer au client' }).click()
    await expect(page.getByText('Envoyé', { exact: true }).first()).toBeVisible()

    const visit = await browser.newContext({ ...PHONE, javaScriptEnabled: false })
    const visitor = await visit.newPage()
    await visitor.goto(linkIn(await mailTo(email, /^Votre devis D-/), '/devis/'))
    await visitor.getByLabel('Votre prénom et votre nom').fill('Marius Olive')
    await visitor.getByRole('button', { name: 'Commander avec obligation de paiement' }).click()
    await visitor.locator('summary', { hasText: 'Renoncer au contrat ici' }).click()
    await expect(visitor.getByText(/^Je vous notifie ma rétractation/)).toContainText('Marius Olive')
    await visitor.getByRole('button', { name: 'Confirmer la rétractation' }).click()
    await expect(visitor.getByText(/^Vous vous êtes rétracté/)).toContainText('Vous ne devez rien')
    await visit.close()
    await mailTo(email, /^Votre rétractation du devis D-/)

    await page.reload()
    await expect(page.getByText('Rétracté', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/^Le client s’est rétracté/)).toContainText('Rien n’est gardé.')
    await expectAccessible(page)
  })
})

test('the agency confirms a Belgian client’s VAT number where its billing asks for it', async ({
  page,
  context,
  request,
}) => {
  const email = await newAccount(request)
  await ask(
    `update clients c set kind = 'professional', billing_name = 'Le Four SRL', billing_line1 = 'Rue Neuve 12',
       billing_postal_code = '1000', billing_city = 'Bruxelles', billing_country = 'BE', vat_number = 'BE0403170701'
     from users u where u.id = c.owner_id and u.email = $1`,
    [email],
  )
  const [client] = await ask('select id from users where email = $1', [email])
  await signIn(context, ADMIN)
  await page.goto('/admin/facturation')
  await page.locator(`a[href="/admin?fiche=${client?.id}"]`).click()
  const section = page.getByRole('region', { name: 'Numéro de TVA BE0403170701' })
  await section.getByRole('button', { name: 'Numéro vérifié' }).click()
  await expect(section).toContainText(/Numéro de TVA vérifié le .* par /)
  await expectAccessibleInEveryLook(page)
})
