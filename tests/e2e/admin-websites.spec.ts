import type { Page } from 'playwright/test'
import { ADMIN, expectAccessibleInEveryLook, newAccount, signIn } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

const PATH = '/admin/websites'

test.beforeEach(async ({ context }) => signIn(context, ADMIN))

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true })
const save = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('button', { name: label }).click()

async function siteOf(email: string, name: string): Promise<number> {
  const [site] = await ask<{ id: number }>(
    `insert into websites (client_id, name, url)
     select id, $2, 'https://le-mas.example' from users where email = $1 returning id`,
    [email, name],
  )
  return site?.id ?? 0
}

test('a website is added for a client who is searched, changed, and deleted by its name', async ({
  page,
  request,
}) => {
  const email = await newAccount(request, 'Océane')
  const name = `Le Mas d’Océane ${email.slice(6, 12)}`
  await page.goto(PATH)
  await page.getByRole('link', { name: 'Nouveau site' }).click()
  await expect(page.getByRole('dialog', { name: 'Nouveau site' })).toBeVisible()
  await page.getByLabel('Chercher le client').fill(email.toUpperCase())
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: new RegExp(email) }).click()

  await expect(field(page, 'Nom')).toBeFocused()
  await field(page, 'Adresse').fill('le-mas.example')
  await save(page, 'Créer le site')
  await expect(page.getByText('Le nom est obligatoire.')).toBeVisible()
  await expect(field(page, 'Nom')).toBeFocused()
  await expect(page.getByText('L’adresse du site doit être complète')).toBeVisible()
  await expect(field(page, 'Adresse')).toHaveValue('le-mas.example')
  await field(page, 'Nom').fill(name)
  await field(page, 'Adresse').fill('https://le-mas.example')
  await expect(field(page, 'Statut').locator('option')).toHaveText(['Active', 'Inactive'])
  await save(page, 'Créer le site')
  await expect(page.getByText(`Site créé\u00a0: ${name}`)).toBeVisible()
  await expect(page).toHaveURL(PATH)
  await expect(row(page, name)).toContainText('Active')

  await row(page, name)
    .getByRole('link', { name: `Edit ${name}` })
    .click()
  await field(page, 'Statut').selectOption('En retard')
  await save(page, 'Enregistrer')
  await expect(row(page, name)).toContainText('En retard')

  await row(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click()
  const question = page.getByRole('dialog', { name: /Supprimer le site/ })
  await expect(question).toContainText('Ce site n’a pas de contenu.')
  await question.getByRole('textbox').fill('Le Mas')
  await question.getByRole('button', { name: /Delete/ }).click()
  await expect(question).toContainText('écrivez exactement')
  await question.getByRole('textbox').fill(name)
  await question.getByRole('button', { name: /Delete/ }).click()
  await expect(row(page, name)).toHaveCount(0)
  await expect(page.locator('#sites')).toBeFocused()
})

test('the lists are searched, filtered, exported, and tell what they do not understand', async ({
  page,
  request,
}) => {
  const email = await newAccount(request)
  await siteOf(email, 'Crêperie =Été')
  await siteOf(email, 'Boulangerie')
  await page.goto(PATH)
  await page.getByLabel('Client', { exact: true }).fill(email)
  await page.getByLabel('Rechercher').fill('creperie')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page.getByText('1 site', { exact: true })).toBeVisible()
  await expect(row(page, 'Crêperie')).toBeVisible()
  const href = await page.getByRole('link', { name: 'Exporter en CSV' }).getAttribute('href')
  const file = await page.context().request.get(href ?? '')
  expect(file.headers()['content-disposition']).toMatch(/ostal-sites-\d{4}-\d\d-\d\d\.csv/)
  const text = await file.text()
  expect(text).toContain('Crêperie =Été')
  expect(text).not.toContain('Boulangerie')
  await page.goto(`${PATH}?client=${email}&secret=1`)
  await expect(page.getByRole('alert').filter({ hasText: 'secret' })).toBeVisible()
  await expect(page.getByText('2 sites', { exact: true })).toBeVisible()
})

test('a client is given another site’s place, and a link that stays is refused in the sheet', async ({
  page,
  request,
}) => {
  const [first, second] = [await newAccount(request, 'Anaïs'), await newAccount(request, 'Zoé')]
  const id = await siteOf(first, 'Atelier')
  await ask(
    `with s as (insert into subscriptions (client_id, price_cents, due_date, anchor, invoice_from)
       select id, 3500, '2030-01-31', '2030-01-31', '2030-01-01' from users where email = $1 returning id)
     update websites set subscription_id = (select id from s) where id = $2`,
    [first, id],
  )
  await page.goto(`${PATH}?client=${first}&fiche=${id}`)
  await page.getByRole('link', { name: 'Changer de client' }).click()
  await page.getByLabel('Chercher le client').fill(second)
  await page.getByRole('button', { name: 'Chercher' }).click()
  await page.getByRole('link', { name: new RegExp(second) }).click()
  await expect(page.getByText('Ce client n’a pas d’abonnement.')).toBeVisible()
  await save(page, 'Enregistrer')
  await expect(page).toHaveURL(`${PATH}?client=${encodeURIComponent(first)}`)
  const [moved] = await ask(
    'select email, subscription_id from websites w join users u on u.id = w.client_id where w.id = $1',
    [id],
  )
  expect(moved).toEqual({ email: second, subscription_id: null })
})

test('each step is read and used on every screen, by keyboard too', async ({ page, request }) => {
  const email = await newAccount(request)
  const id = await siteOf(email, 'Le Mas')
  const list = `${PATH}?client=${email}`
  await page.goto(list)
  await expect(page).toHaveTitle(/Websites/)
  await expectAccessibleInEveryLook(page)
  const edit = page.getByRole('link', { name: 'Edit Le Mas' })
  await edit.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Le Mas' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(edit).toBeFocused()
  const opener = page.getByRole('button', { name: 'Delete Le Mas' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expectAccessibleInEveryLook(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  for (const sheet of ['fiche=nouveau', `fiche=${id}&pour=autre&chercher=introuvable`]) {
    await page.goto(`${list}&${sheet}`)
    await expect(page).toHaveTitle('Websites · Admin Dashboard · Ostal')
    await expectAccessibleInEveryLook(page)
  }
  expect((await page.goto(`${PATH}?fiche=2147483647`))?.status()).toBe(404)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a website is added and changed, and a refusal keeps what was typed', async ({ page, request }) => {
    const email = await newAccount(request)
    await page.goto(`${PATH}?fiche=nouveau`)
    await page.getByLabel('Chercher le client').fill(email)
    await page.getByRole('button', { name: 'Chercher' }).click()
    await page.getByRole('link', { name: new RegExp(email) }).click()
    await field(page, 'Nom').fill('Sans script')
    await field(page, 'Adresse').fill('ftp://sans-script.example')
    await field(page, 'Statut').selectOption('inactive')
    await save(page, 'Créer le site')
    await expect(page).toHaveTitle('Erreur · Websites · Admin Dashboard · Ostal')
    await expect(page.getByText('L’adresse du site doit être complète')).toBeVisible()
    await expect(field(page, 'Nom')).toHaveValue('Sans script')
    await expect(field(page, 'Statut')).toHaveValue('inactive')
    await field(page, 'Adresse').fill('https://sans-script.example')
    await save(page, 'Créer le site')
    await expect(page.getByText('Site créé')).toBeVisible()
    await page.goto(`${PATH}?client=${email}`)
    await page.getByRole('link', { name: 'Edit Sans script' }).click()
    await field(page, 'Nom').fill('Avec patience')
    await save(page, 'Enregistrer')
    await page.goto(`${PATH}?client=${email}`)
    await expect(row(page, 'Avec patience')).toContainText('Inactive')
  })
})
