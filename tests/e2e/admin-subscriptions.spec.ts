import type { Page } from 'playwright/test'
import { ADMIN, expectAccessibleInEveryLook, newAccount, signIn } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

const PATH = '/admin/subscriptions'

test.beforeEach(async ({ context }) => signIn(context, ADMIN))

const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true })
const save = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('button', { name: label }).click()
const storedOf = (email: string) =>
  ask(
    'select plan, payment_plan, price_cents, due_date::text, s.status from subscriptions s join users u on u.id = s.client_id where email = $1',
    [email],
  )

test('a subscription is added, its price typed with a comma, changed, and deleted by its name', async ({
  page,
  request,
}) => {
  const email = await newAccount(request)
  await page.goto(`${PATH}?search=${email}`)
  await expect(page.getByText('Aucun abonnement ne correspond à ces critères.')).toBeVisible()
  await page.getByRole('link', { name: 'Nouvel abonnement' }).click()
  await page.getByLabel('Chercher le client').fill(email)
  await page.getByRole('button', { name: 'Chercher' }).click()
  await page.getByRole('link', { name: new RegExp(email) }).click()
  await field(page, 'Prix (€)').fill('cher')
  await field(page, 'Formule').selectOption('Pro')
  await save(page, 'Créer l’abonnement')
  await expect(page.getByText(/Le prix est un nombre d’euros/)).toBeVisible()
  await expect(field(page, 'Prix (€)')).toBeFocused()
  await expect(field(page, 'Prix (€)')).toHaveValue('cher')
  await expect(field(page, 'Formule')).toHaveValue('enterprise')
  await field(page, 'Prix (€)').fill('1 120,50 €')
  await field(page, 'Paiement').selectOption('Annuel')
  await field(page, 'Échéance').fill('2030-01-31')
  await expect(field(page, 'Statut').locator('option')).toHaveText(['Active', 'Inactive'])
  await save(page, 'Créer l’abonnement')
  const row = page.getByRole('row', { name: /Élise Nouvelle/ })
  await expect(row).toContainText('1\u00a0120,50\u00a0€ par an')
  await expect(row).toContainText('31 janvier 2030')
  expect(await storedOf(email)).toEqual([
    {
      plan: 'enterprise',
      payment_plan: 'yearly',
      price_cents: 112_050,
      due_date: '2030-01-31',
      status: 'active',
    },
  ])

  await row.getByRole('link', { name: /Edit/ }).click()
  await expect(field(page, 'Prix (€)')).toHaveValue('1120,50')
  await field(page, 'Nom (facultatif)').fill('Boutique')
  await field(page, 'Statut').selectOption('En retard')
  await save(page, 'Enregistrer')
  await expect(row).toContainText('En retard')

  await ask(
    `insert into websites (client_id, subscription_id, name, url)
     select s.client_id, s.id, 'Lié', 'https://lie.example' from subscriptions s join users u on u.id = s.client_id where email = $1`,
    [email],
  )
  await page.reload()
  await row.getByRole('button', { name: 'Delete Boutique' }).click()
  await expect(page.getByRole('dialog')).toContainText('1 site y est lié')
  await ask("delete from websites where name = 'Lié'")
  await page.reload()
  await row.getByRole('button', { name: 'Delete Boutique' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Boutique')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Delete/ })
    .click()
  await expect(row).toHaveCount(0)
  expect(await storedOf(email)).toEqual([])
})

test('the list and its sheet are read on every screen, and exported', async ({ page }) => {
  await page.goto(`${PATH}?search=camille&sort=dueDate`)
  await expect(page.getByText('2 abonnements', { exact: true })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.goto(`${PATH}?search=camille&fiche=1`)
  await expect(page.getByRole('dialog', { name: 'La Table de Camille' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${PATH}?search=camille`)
  const file = await page.context().request.get(`${PATH}/export?search=camille`)
  expect(await file.text()).toMatch(/Numéro;Nom;.*\r\n2;Épicerie Roussel;.*;Pro;Annuel;1120;/)
})
