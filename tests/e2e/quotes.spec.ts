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

const PLACE = { siteName: 'Le Mas', siteUrl: 'https://le-mas.example/' }

/** Fills in the required fields of a new quote. */
async function fillQuote(page: Page): Promise<void> {
  await page.getByLabel('Nom du nouveau site').fill(PLACE.siteName)
  await page.getByLabel('Son adresse').fill(PLACE.siteUrl)
  await page.getByLabel('Façon de payer').selectOption('one_time_and_subscription')
  await page.getByLabel('Formule', { exact: true }).selectOption('premium')
  await page.getByLabel('Intitulé').first().fill('Développement du site')
  await page.getByLabel('Prix unitaire TTC, en €').first().fill('1 600')
}

/** Writes, previews and sends a quote as the administrator. */
async function sendQuote(page: Page): Promise<void> {
  await fillQuote(page)
  await page.getByRole('button', { name: 'Enregistrer et voir l’aperçu' }).click()
  await expect(page.getByRole('article')).toContainText('480,00\u00a0€')
  await page.getByRole('button', { name: 'Envoyer au client' }).click()
  await expect(page.getByText('Envoyé', { exact: true }).first()).toBeVisible()
}

test.describe('without script, on a phone', () => {
  test.use({ ...PHONE, javaScriptEnabled: false })

  test('a quote is written, sent, read without an account, asked about and accepted', async ({
    page,
    context,
    browser,
  }) => {
    const email = `marius-${randomUUID()}@exemple.fr`
    await signIn(context, ADMIN)
    await page.goto('/admin/devis/nouveau')
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
    await expect(page).toHaveTitle(/^Erreur/)
    await expect(page.getByLabel('Prénom')).toHaveAccessibleDescription(/obligatoire/)
    await page.getByLabel('Prénom').fill('Marius')
    await page.getByLabel('Nom', { exact: true }).fill('Olive')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Statut du client').selectOption('consumer')
    await sendQuote(page)

    const link = linkIn(await mailTo(email, /^Votre devis D-/), '/devis/')
    const visit = await browser.newContext({ ...PHONE, javaScriptEnabled: false })
    const visitor = await visit.newPage()
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/^Votre devis D-\d{4}-\d{4}$/)
    await expect(visitor.getByRole('article')).toContainText('1 600,00\u00a0€'.replace(' ', '\u00a0'))
    await expect(visitor.getByRole('region', { name: 'Conditions générales de vente' })).toContainText(
      /rétractation/i,
    )
    await visitor.getByLabel('Votre question').fill('Et les photos\u00a0?')
    await visitor.getByRole('button', { name: 'Poser une question', exact: true }).click()
    await expect(visitor.getByText('Votre question est partie.')).toBeVisible()
    const accept = visitor.getByRole('button', { name: 'Commander avec obligation de paiement' })
    await accept.click()
    await expect(visitor.getByLabel('Votre prénom et votre nom')).toHaveAccessibleDescription(/obligatoire/)
    await visitor.getByLabel('Votre prénom et votre nom').fill('Marius Olive')
    await visitor.getByLabel(/^Je demande que le travail commence/).check()
    await accept.click()
    await expect(visitor.getByText(/^Accepté le/)).toContainText('Marius Olive')
    await visit.close()

    const mail = await mailTo(email, /^Votre commande est enregistrée/)
    expect(mail.attachments?.length).toBe(3)
    await page.reload()
    await expect(page.getByText('Accepté', { exact: true }).first()).toBeVisible()
    const [site] = await ask(
      'select w.id from websites w join users u on u.id = w.client_id where u.email = $1',
      [email],
    )
    await page.goto(`/admin/projets/site-${site?.id}`)
    await page.getByRole('button', { name: 'Noter Livraison' }).click()
    await expect(page.getByText(/^Faite le \d/)).toBeVisible()
  })
})

test('a client finds the quote to read at the top of the dashboard and refuses it', async ({
  page,
  context,
  request,
  browser,
}) => {
  const email = await newAccount(request)
  const [client] = await ask('select id from users where email = $1', [email])
  const agency = await browser.newContext()
  await signIn(agency, ADMIN)
  const desk = await agency.newPage()
  await desk.goto(`/admin/devis/nouveau?de=client-${client?.id}`)
  await fillQuote(desk)
  await expect(desk.getByText(/^Total 1/)).toContainText('1\u00a0600,00\u00a0€')
  await expectAccessible(desk)
  await sendQuote(desk)
  await expectAccessible(desk)

  await signIn(context, email)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Devis à lire/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('D-')
  await expectAccessibleInEveryLook(page)
  await page.getByText('Refuser ce devis').click()
  await page.getByLabel('Pourquoi').fill('Le délai est trop long.')
  await page.getByRole('button', { name: 'Refuser le devis' }).click()
  await expect(page.getByText(/^Refusé le/)).toBeVisible()
  await desk.goto('/admin/devis')
  await expect(desk.getByText('Le délai est trop long.').first()).toBeVisible()
  await agency.close()
})
