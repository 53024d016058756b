import type { Page } from 'playwright/test'
import { ADMIN, expectAccessibleInEveryLook, newAccount, PHONE, signIn } from '../support/browser'
import { countShifts, shiftsSoFar } from '../support/layout-shift'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

let userId: number
let email: string

test.beforeEach(async ({ context, request }) => {
  email = await newAccount(request, 'Aurélie')
  const [user] = await ask<{ id: number }>(
    'update clients set fixed_fee_cents = 10, percent_fee = 1.15 from users where users.id = owner_id and email = $1 returning users.id',
    [email],
  )
  userId = user?.id ?? 0
  await signIn(context, ADMIN)
})

const path = (more = '') => `/admin?frais=${userId}${more}`
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Frais d’Aurélie Nouvelle' })
const rules = () =>
  ask(
    `select min_amount_cents, fixed_fee_cents, percentage::float, max_fee_cents, custom_formula from fee_rules
     where client_id = $1 order by min_amount_cents`,
    [userId],
  )
const addRule = (minAmountCents: number, more: { max?: number; formula?: string } = {}) =>
  ask(
    `insert into fee_rules (client_id, min_amount_cents, fixed_fee_cents, percentage, max_fee_cents, custom_formula)
     values ($1, $2, 25, 2.9, $3, $4)`,
    [userId, minAmountCents, more.max ?? null, more.formula ?? null],
  )

test('a rule is added, edited in place and deleted, by the keyboard', async ({ page }) => {
  await page.goto(path())
  const panel = sheet(page)
  await expect(panel.getByText('En dessous de toutes')).toContainText('0,10\u00a0€ + 1,15\u00a0%')
  await panel.getByRole('link', { name: 'Ajouter une règle' }).focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByLabel('À partir de (€)')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('50')
  await panel.getByLabel('Part fixe (€)').fill('0.25')
  await panel.getByLabel('Part du montant (%)').fill('2,9')
  await panel.getByLabel('Formule').focus()
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Ajouter' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Règle ajoutée.')).toBeVisible()
  await expect(page).toHaveURL(path())
  const row = panel.getByRole('region', { name: 'Règles' }).getByRole('listitem')
  await expect(row).toContainText('0,25\u00a0€ + 2,9\u00a0%')
  await expect(row).toContainText('Sans plafond')
  await expect(panel.getByRole('heading', { name: 'Règles', exact: true })).toBeFocused()

  await row.getByRole('link', { name: 'Modifier' }).click()
  await expect(panel.getByLabel('À partir de (€)')).toHaveValue('50')
  await expect(panel.getByLabel('Part fixe (€)')).toHaveValue('0,25')
  await panel.getByLabel('Plafond (€)').fill('1')
  await panel.getByLabel('Formule').fill('amount * 0.03')
  await panel.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(row).toContainText('amount * 0.03')
  await expect(row).toContainText('Plafond de 1\u00a0€')
  expect(await rules()).toEqual([
    {
      min_amount_cents: 5_000,
      fixed_fee_cents: 25,
      percentage: 2.9,
      max_fee_cents: 100,
      custom_formula: 'amount * 0.03',
    },
  ])

  await row.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByRole('button', { name: 'Non' })).toBeFocused()
  await page.getByRole('button', { name: 'Oui' }).click()
  await expect(page.getByText('Règle supprimée.')).toBeVisible()
  await expect(row).toBeHidden()
  expect(await rules()).toEqual([])

  const close = panel.getByRole('link', { name: 'Close' })
  await expect(close).toHaveAttribute('lang', 'en')
  await close.click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/admin')
  await page.goBack()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('the table of users leads there and back, with its search; unsaved input is asked about', async ({
  page,
}) => {
  const [user] = await ask<{ email: string }>('select email from users where id = $1', [userId])
  const list = `/admin?search=${encodeURIComponent(user?.email ?? '')}`
  await page.goto(list)
  await page.getByRole('link', { name: 'Manage Fees Aurélie Nouvelle' }).click()
  const panel = sheet(page)
  await expect(panel).toBeVisible()
  await panel.getByRole('link', { name: 'Ajouter une règle' }).click()
  await panel.getByLabel('Part fixe (€)').fill('1')
  // The unsaved rule and the simulation do not discard each other.
  await panel.getByLabel('Articles (€)').fill('80')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/montant=80/)
  await expect(panel.getByLabel('Part fixe (€)')).toHaveValue('1')
  await panel.getByRole('link', { name: 'Close' }).click()
  await panel.getByRole('button', { name: 'Continuer la saisie' }).click()
  await panel.getByRole('link', { name: 'Annuler' }).click()
  await expect(panel.getByRole('heading', { name: 'Règles', exact: true })).toBeFocused()
  await expect(panel.getByLabel('Articles (€)')).toHaveValue('80')
  await panel.getByLabel('Articles (€)').fill('90')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(list)
})

test('what is no number becomes 0 where one sees it, before anything is saved', async ({ page }) => {
  await page.goto(path('&regle=nouvelle'))
  const panel = sheet(page)
  const from = panel.getByLabel('À partir de (€)')
  const share = panel.getByLabel('Part du montant (%)')
  const cap = panel.getByLabel('Plafond (€)')
  await from.fill('cinquante')
  await panel.getByLabel('Part fixe (€)').focus()
  await expect(from).toHaveValue('0')
  await expect(from).toHaveAccessibleDescription('Ce n’était pas un nombre\u00a0: remis à 0.')
  await from.fill('50')
  await expect(from).toHaveAccessibleDescription('Montant des articles')
  // A value corrected on submit, by the button or Enter, stops the save until the next press.
  await share.fill('12,5,5')
  await panel.getByRole('button', { name: 'Ajouter' }).click()
  await expect(share).toHaveValue('0')
  await expect(share).toBeFocused()
  await cap.fill('sans')
  await page.keyboard.press('Enter')
  await expect(cap).toHaveValue('0')
  expect(await rules()).toEqual([])
  // An empty cap means no cap.
  await cap.fill('')
  await share.fill('2,999')
  await panel.getByRole('button', { name: 'Ajouter' }).click()
  await expect(share).toHaveAccessibleDescription(/Deux décimales au plus/)
  await expect(share).toHaveValue('2,999')
  await share.fill('100')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Règle ajoutée.')).toBeVisible()
  expect(await rules()).toMatchObject([{ min_amount_cents: 5_000, percentage: 100, max_fee_cents: null }])
})

test('a refusal stands at its field, and nothing that was typed is lost', async ({ page }) => {
  await addRule(5_000)
  await page.goto(path('&regle=nouvelle'))
  const panel = sheet(page)
  await panel.getByLabel('À partir de (€)').fill('50,00')
  await panel.getByLabel('Formule').fill('prix * 2')
  await panel.getByRole('button', { name: 'Ajouter' }).click()
  const formula = panel.getByLabel('Formule')
  await expect(formula).toBeFocused()
  await expect(formula).toHaveAccessibleDescription(/prix.+ est inconnu/)
  await formula.fill('amount / 100')
  await panel.getByRole('button', { name: 'Ajouter' }).click()
  await expect(panel.getByLabel('À partir de (€)')).toHaveAccessibleDescription(
    /Une autre règle commence déjà à ce montant/,
  )
  await expect(panel.getByLabel('À partir de (€)')).toHaveValue('50,00')
  await expect(formula).toHaveValue('amount / 100')
  await panel.getByLabel('À partir de (€)').fill('60')
  await panel.getByRole('button', { name: 'Ajouter' }).click()
  await expect(panel.getByRole('heading', { name: 'À partir de 60\u00a0€' })).toBeVisible()
})

test('the simulator follows what is typed, and says how it computed', async ({ page }) => {
  await addRule(5_000)
  await addRule(20_000, { max: 500 })
  await addRule(100_000, { formula: 'shipping > 0 ? 700 : 600' })
  // Comes from the list, so that the fonts are already loaded.
  await page.goto('/admin')
  await page.evaluate(() => document.fonts.ready)
  await countShifts(page)
  await page.goto(path())
  const panel = sheet(page)
  const result = panel.getByRole('status').filter({ hasText: 'de frais' })
  await expect(result).toHaveText('Sur 50\u00a0€\u00a0: 1,70\u00a0€ de frais')
  await expect(panel.getByText('La règle à partir de 50\u00a0€ s’applique.')).toBeVisible()
  const amount = panel.getByLabel('Articles (€)')
  await amount.fill('49,99')
  await expect(result).toHaveText('Sur 49,99\u00a0€\u00a0: 0,67\u00a0€ de frais')
  await expect(panel.getByText('Aucune règle à ce montant')).toBeVisible()
  await amount.fill('500')
  await expect(result).toContainText(': 5\u00a0€ de frais')
  await expect(panel.getByText('Le plafond de la règle est de 5\u00a0€.')).toBeVisible()
  await amount.fill('1000')
  await expect(result).toContainText(': 6\u00a0€ de frais')
  await panel.getByLabel('Livraison (€)').fill('4.90')
  await expect(result).toContainText(': 7\u00a0€ de frais')
  expect(await shiftsSoFar(page)).toBeLessThan(0.02)
  // Enter stores it in the URL, so that it survives a reload.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/montant=1000&livraison=4\.90/)
  await page.reload()
  await expect(result).toContainText(': 7\u00a0€ de frais')
  await amount.fill('beaucoup')
  await page.keyboard.press('Tab')
  await expect(amount).toHaveValue('0')
  await expect(result).toHaveText('Sur 0\u00a0€\u00a0: 0\u00a0€ de frais')
})

test.describe('on every screen', () => {
  test.use(PHONE)

  test('the sheet is accessible: its rules, a form with faults, the question', async ({ page }) => {
    await addRule(5_000, { formula: `max(fixed, ${'amount * 0.0145 + '.repeat(8)}0)` })
    await addRule(20_000, { max: 0 })
    // With one row in the list behind it, because axe checks each row.
    await page.goto(path(`&search=${encodeURIComponent(email)}`))
    const panel = sheet(page)
    await expect(panel).toBeVisible()
    await expectAccessibleInEveryLook(page)
    await panel.getByRole('button', { name: 'Supprimer' }).first().click()
    await expectAccessibleInEveryLook(page)
    await page.keyboard.press('Escape')
    await panel.getByRole('link', { name: 'Modifier' }).first().click()
    await panel.getByLabel('Part du montant (%)').fill('101')
    await panel.getByLabel('Formule').fill('amount +')
    await panel.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(panel.getByText('100\u00a0% au plus.')).toBeVisible()
    await expectAccessibleInEveryLook(page)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...PHONE })

  test('rules are added, changed and deleted, and an order is simulated', async ({ page }) => {
    await page.goto(path())
    const panel = sheet(page)
    await panel.getByRole('link', { name: 'Ajouter une règle' }).click()
    await panel.getByLabel('Part fixe (€)').fill('0,30')
    await panel.getByLabel('Part du montant (%)').fill('deux')
    await panel.getByRole('button', { name: 'Ajouter' }).click()
    await expect(page).toHaveTitle('Erreur · Admin Dashboard · Ostal')
    await expect(panel.getByLabel('Part du montant (%)')).toHaveValue('0')
    await expect(panel.getByLabel('Part du montant (%)')).toHaveAccessibleDescription(/remis à 0/)
    await expect(panel.getByLabel('Part fixe (€)')).toHaveValue('0,30')
    expect(await rules()).toEqual([])
    await panel.getByLabel('Part du montant (%)').fill('2')
    await panel.getByRole('button', { name: 'Ajouter' }).click()
    await expect(panel.getByText('Règle ajoutée.')).toBeVisible()
    expect(await rules()).toMatchObject([{ fixed_fee_cents: 30, percentage: 2 }])

    await page.goto(path())
    await panel.getByRole('link', { name: 'Modifier' }).click()
    await panel.getByLabel('Plafond (€)').fill('1')
    await panel.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(panel.getByText('Règle enregistrée.')).toBeVisible()

    await page.goto(path())
    await panel.getByLabel('Articles (€)').fill('100')
    await panel.getByRole('button', { name: 'Calculer' }).click()
    await expect(panel.getByText('Sur 100\u00a0€\u00a0: 1\u00a0€ de frais')).toBeVisible()
    await expect(page).toHaveURL(/frais=\d+.*montant=100/)
    await panel.getByRole('button', { name: 'Supprimer' }).click()
    await page.getByRole('button', { name: 'Oui' }).click()
    await expect(panel.getByRole('listitem').filter({ hasText: 'À partir de' })).toHaveCount(0)
    expect(await rules()).toEqual([])
    await panel.getByRole('link', { name: 'Close' }).click()
    await expect(panel).toBeHidden()
  })
})

test('of an unknown account there is none, which the page says; who is not staff is sent away', async ({
  page,
  context,
  request,
}) => {
  await page.goto(path('&regle=2147483647'))
  await expect(sheet(page).getByText('Cette règle n’existe plus.')).toBeVisible()
  await expect(page).toHaveTitle('Admin Dashboard · Ostal')
  for (const nobody of ['2147483647', 'moi']) {
    await page.goto(`/admin?frais=${nobody}`)
    await expect(page.getByText('Ce compte n’existe pas')).toBeVisible()
  }
  await context.clearCookies()
  await signIn(context, await newAccount(request))
  await page.goto(path())
  await expect(page).toHaveURL('/unauthorized')
})
