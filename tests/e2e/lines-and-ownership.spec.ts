import type { Page } from 'playwright/test'
import { addDays, addMonths, parisDay } from '@/lib/domain/calendar'
import { frenchDay } from '@/lib/domain/french-days'
import { newBilledClient } from '../support/billing'
import { ADMIN, CAMILLE, expectAccessibleInEveryLook, newAccount, PHONE, signIn } from '../support/browser'
import { newContract } from '../support/contracts'
import { sampleDay } from '../support/sample-day'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

const today = parisDay(new Date())
const sheet = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => sheet(page).getByRole('button', { name, exact: true }).click()

test('a site says whose it is and what covers its bugs, its days unfold, and its content stays in view', async ({
  page,
  context,
}) => {
  await signIn(context, CAMILLE)
  for (const viewport of [PHONE.viewport, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport)
    await page.goto('/dashboard/website/1')
    const line = page.getByText('Propriétaire · Couvert par l’abonnement')
    await expect(line).toBeVisible()
    const tabs = await page.getByRole('navigation', { name: 'Contenu du site' }).boundingBox()
    expect((tabs?.y ?? 0) + (tabs?.height ?? 0)).toBeLessThan(viewport.height / 2)
    await expect(page.getByText('Première livraison')).toBeHidden()
    await line.click()
    await expect(page.getByText(`Le ${frenchDay(addMonths(await sampleDay(ask), -13))}`)).toBeVisible()
  }
  await expectAccessibleInEveryLook(page)
  await page.goto('/dashboard/website/4')
  await expect(page.getByText(/^Propriétaire · Couvert par la garantie jusqu’au/)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a new request about a bug says what covers it', async ({ page, context }) => {
    await signIn(context, CAMILLE)
    await page.goto('/dashboard/new-ticket')
    const words = page.getByText('La Table de Camille\u00a0: couvert par l’abonnement.')
    await expect(words).toBeHidden()
    await page.getByLabel('Bug').check()
    await expect(words).toBeVisible()
    await page.getByLabel('Suggestion').check()
    await expect(words).toBeHidden()
  })
})

test('a request about a bug says what covers its site, and its ticket says so too', async ({
  page,
  context,
}) => {
  const { websiteId, clientId } = await newBilledClient(context)
  await page.goto('/dashboard/new-ticket')
  await page.getByLabel('Bug').check()
  await expect(page.getByText('Couvert par')).toBeHidden()
  await ask('update websites set first_delivered_on = $2 where id = $1', [websiteId, today])
  await ask(
    "insert into websites (client_id, name, url) values ($1, 'La grange', 'https://grange.example')",
    [clientId],
  )
  await page.reload()
  await page.getByLabel('Bug').check()
  const covered = `ouvert par la garantie jusqu’au ${frenchDay(addMonths(today, 6))}`
  await expect(page.getByText(`Le Mas d’Élise\u00a0: c${covered}.`)).toBeVisible()
  await page.getByLabel('Site concerné').selectOption('La grange')
  await expect(page.getByText(covered)).toBeHidden()
  await page.getByLabel('Site concerné').selectOption('Le Mas d’Élise')
  await expect(page.getByText(covered)).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.getByLabel('Titre').fill('Le menu ne s’ouvre plus')
  await page.getByLabel('Description').fill('Sur téléphone, depuis ce matin.')
  await page.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page).toHaveURL(/\/dashboard\/tickets\/\d+$/)
  await expect(page.getByText(`C${covered}`)).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await signIn(context, ADMIN)
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'Dossier' })).toContainText(`C${covered}`)
})

test('the agency writes a site’s formula and days, and refuses one in the future', async ({
  page,
  context,
  request,
}) => {
  const { websiteId } = await newContract(await newAccount(request))
  await signIn(context, ADMIN)
  await page.goto(`/admin/websites?fiche=${websiteId}`)
  const form = sheet(page).getByRole('region', { name: 'Formule et propriété' })
  await form.getByLabel('Formule').selectOption('Paiement unique et abonnement')
  await form.getByLabel('Code remis').fill(today)
  await form.getByRole('button', { name: 'Noter la formule' }).click()
  await expect(form.locator('#handedOverOn-issue')).toHaveText(
    'Le code se remet une fois le développement payé.',
  )
  await expect(form.getByLabel('Code remis')).toBeFocused()
  await form.getByLabel('Développement payé').fill(addDays(today, -3))
  await form.getByLabel('Première livraison').fill(addDays(today, -9))
  await form.getByRole('button', { name: 'Noter la formule' }).click()
  await expect(form.getByText('Client\u00a0: propriétaire · Couvert par l’abonnement.')).toBeVisible()
  await expectAccessibleInEveryLook(page)
  expect(
    await ask('select formula, development_paid_on::text, handed_over_on::text from websites where id = $1', [
      websiteId,
    ]),
  ).toEqual([
    {
      formula: 'one_time_and_subscription',
      development_paid_on: addDays(today, -3),
      handed_over_on: today,
    },
  ])
})

test('the agency adds a line to a subscription, changes its price and ends it; its client sees it', async ({
  page,
  context,
  request,
}) => {
  const email = await newAccount(request)
  const { id } = await newContract(email)
  await signIn(context, ADMIN)
  await page.goto(`/admin/subscriptions?fiche=${id}`)
  await sheet(page).getByRole('link', { name: 'Ajouter une ligne' }).click()
  await expect(sheet(page)).toHaveAccessibleName(/^Ajouter une ligne/)
  await expect(sheet(page).getByLabel('Prix (€)')).toHaveValue('198')
  await sheet(page).getByLabel('Prix (€)').fill('beaucoup')
  await sheet(page).getByLabel('Premier jour').fill(addDays(today, 5))
  await press(page, 'Ajouter la ligne')
  await expect(sheet(page).getByText('Le prix est une somme en euros, comme 39 ou 39,90.')).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await sheet(page).getByLabel('Prix (€)').fill('198')
  await press(page, 'Ajouter la ligne')
  await expect(page.getByText('Ligne ajoutée\u00a0: Licence CMS')).toBeVisible()
  const lines = sheet(page).getByRole('region', { name: 'En plus de la formule' })
  await expect(lines).toContainText(`Prochaine facture le ${frenchDay(addDays(today, 5))}`)
  await lines.getByRole('link', { name: 'Changer le prix' }).click()
  await sheet(page).getByLabel('Nouveau prix (€)').fill('210')
  await press(page, 'Changer le prix')
  await expect(lines).toContainText('210\u00a0€')
  await lines.getByRole('link', { name: 'Mettre fin' }).click()
  await sheet(page).getByLabel('Dernier jour').fill(addDays(today, 40))
  await press(page, 'Mettre fin à la ligne')
  await expect(lines).toContainText(`dernier jour le ${frenchDay(addDays(today, 40))}`)
  await expectAccessibleInEveryLook(page)

  await context.clearCookies()
  await signIn(context, email)
  await page.goto('/dashboard/facturation')
  await expect(page.getByRole('heading', { name: 'En plus de la formule' })).toBeVisible()
  await expect(page.getByText('Licence CMS', { exact: true })).toBeVisible()
  await expectAccessibleInEveryLook(page)
})

test('a client alone sees a late invoice above all screens and in « À faire », and what recurs', async ({
  page,
  context,
}) => {
  const { clientId } = await newBilledClient(context)
  const clientPage = page
  const admin = await context.browser()?.newContext()
  if (!admin) throw new Error('There is no browser')
  await signIn(admin, ADMIN)
  const agency = await admin.newPage()
  await agency.goto(`/admin/subscriptions?fiche=client&pour=${clientId}`)
  await agency.getByRole('dialog').getByRole('link', { name: 'Ajouter une ligne' }).click()
  await agency.getByRole('dialog').getByLabel('Libellé').fill('Sauvegarde')
  await agency.getByRole('dialog').getByRole('button', { name: 'Ajouter la ligne', exact: true }).click()
  await expect(agency.getByText('Ligne ajoutée\u00a0: Sauvegarde')).toBeVisible()
  await writeLateInvoice(clientId)

  await clientPage.goto('/dashboard')
  await expect(clientPage.getByRole('region', { name: 'Facturation' }).first()).toContainText(
    '300\u00a0€ dus',
  )
  await expect(clientPage.getByText('Acompte, site Le four').first()).toBeVisible()
  await clientPage.goto('/dashboard/facturation')
  await expect(clientPage.getByRole('region', { name: 'À régler' })).toContainText('Acompte, site Le four')
  await expect(clientPage.getByRole('button', { name: /^Régler 300/ })).toBeVisible()
  await expect(clientPage.getByRole('region', { name: 'Autre service' })).toContainText('Sauvegarde')
  await expectAccessibleInEveryLook(clientPage)

  await agency.goto(`/admin/subscriptions?fiche=client&pour=${clientId}`)
  await expectAccessibleInEveryLook(agency)
  await agency.getByRole('dialog').getByRole('link', { name: 'Noter un paiement' }).click()
  await agency.getByRole('dialog').getByLabel('Référence').fill('VIR 7')
  await agency.getByRole('dialog').getByRole('button', { name: 'Noter le paiement', exact: true }).click()
  await expect(agency.getByText('Paiement noté.')).toBeVisible()
  expect(
    await ask("select status from invoices where client_id = $1 and purpose = 'deposit'", [clientId]),
  ).toEqual([{ status: 'paid' }])
  await admin.close()
})

/** Inserts an invoice as an accepted quote does; due yesterday. */
async function writeLateInvoice(clientId: number): Promise<void> {
  const [{ id } = { id: 0 }] = await ask<{ id: number }>(
    `insert into invoices (client_id, purpose, regime, total_cents, vat_cents)
     values ($1, 'deposit', 'standard', 30000, 5000) returning id`,
    [clientId],
  )
  await ask(
    `insert into invoice_lines (invoice_id, label, quantity, unit_cents, total_cents, vat_permille, vat_cents)
     values ($1, 'Acompte, site Le four', 1, 30000, 30000, 200, 5000)`,
    [id],
  )
  const facts = JSON.stringify({ kind: 'consumer', name: 'Léa Martin', line1: '1 rue', city: 'Montpellier' })
  await ask(
    `update invoices set status = 'issued', number = 'F-2020-' || lpad($1::text, 6, '0'), issued_on = $2, due_on = $3,
       client = $4, seller = $4 where id = $1`,
    [id, addDays(today, -15), addDays(today, -1), facts],
  )
}
