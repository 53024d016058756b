import type { Page } from 'playwright/test'
import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import { expectAccessibleInEveryLook, newAccount, PHONE, signIn } from '../support/browser'
import { expect, test } from '../support/test'
import { caller } from '../support/tickets'

const send = { name: 'Envoyer la demande' }

async function fillIn(page: Page, title: string) {
  await page.getByLabel('Mise à jour').check()
  await page.getByLabel('Titre').fill(title)
  await page.getByLabel('Description').fill('Merci de changer\nles horaires.')
}

test.describe('signed in', () => {
  let email: string
  test.beforeEach(async ({ context, request }) => {
    email = await newAccount(request)
    await signIn(context, email)
  })

  test('offers the four types and leads to the new conversation', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Ouvrir une nouvelle demande' }).click()
    await expect(page).toHaveTitle('Nouvelle demande · Ostal')
    for (const type of ['Nouveau site', 'Mise à jour', 'Bug', 'Suggestion'])
      await expect(page.getByRole('radio', { name: type })).not.toBeChecked()
    await fillIn(page, 'Horaires d’hiver')
    await page.getByRole('button', send).click()
    await expect(page).toHaveURL(/\/dashboard\/tickets\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /Demande n° \d+ · Mise à jour Horaires d’hiver/,
    )
    await expect(page.getByRole('log')).toContainText('Merci de changer\nles horaires.')
  })

  test('names each fault at its field, keeps what was typed and takes the keyboard to the first', async ({
    page,
  }) => {
    await page.goto('/dashboard/new-ticket')
    await page.getByLabel('Description').fill('Merci')
    await page.getByRole('button', send).click()
    await expect(page.getByText('Choisissez le type de votre demande.')).toBeVisible()
    await expect(page.getByText('Le titre est obligatoire.')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Nouveau site' })).toBeFocused()
    await expect(page.getByLabel('Titre')).toHaveAttribute('aria-describedby', 'title-issue')
    await expect(page.getByLabel('Description')).toHaveValue('Merci')
    await expect(page).toHaveTitle(/^Erreur/)

    await page.getByLabel('Bug').check()
    await page.getByLabel('Titre').fill('x'.repeat(151))
    await page.getByRole('button', send).click()
    await expect(page.getByText(/Le titre ne peut pas dépasser 150 caractères/)).toBeVisible()
    await expect(page.getByLabel('Titre')).toBeFocused()
    await expect(page.getByRole('radio', { name: 'Bug' })).toBeChecked()
  })

  test('a double click sends once', async ({ page, request }) => {
    await page.goto('/dashboard/new-ticket')
    await fillIn(page, 'Une seule fois')
    await page.getByRole('button', send).dblclick()
    await expect(page).toHaveURL(/\/dashboard\/tickets\/\d+$/)
    expect(await (await caller(request, email)).titles()).toEqual(['Une seule fois'])
  })

  test('a lost connection is told, and nothing typed is lost', async ({ page, context }) => {
    await page.goto('/dashboard/new-ticket')
    await fillIn(page, 'Hors ligne')
    await context.setOffline(true)
    await page.getByRole('button', send).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Votre demande n’est pas partie.' })).toBeVisible()
    await expect(page.getByLabel('Titre')).toHaveValue('Hors ligne')
    await expect(page.getByRole('radio', { name: 'Mise à jour' })).toBeChecked()
    await context.setOffline(false)
    await page.getByRole('button', send).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hors ligne')
  })

  test('when the session has ended, one logs in, comes back and finds what was typed', async ({
    page,
    context,
  }) => {
    await page.goto('/dashboard/new-ticket')
    await fillIn(page, 'Presque perdu')
    await context.clearCookies()
    await page.getByRole('button', send).click()
    await expect(page).toHaveURL('/login?from=%2Fdashboard%2Fnew-ticket&motif=session')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(SAMPLE_PASSWORD)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL('/dashboard/new-ticket')
    await expect(page.getByLabel('Titre')).toHaveValue('Presque perdu')
    await expect(page.getByLabel('Description')).toHaveValue('Merci de changer\nles horaires.')
    await expect(page.getByRole('radio', { name: 'Mise à jour' })).toBeChecked()
    await page.getByRole('button', send).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Presque perdu')

    await page.goto('/dashboard/new-ticket')
    await expect(page.getByLabel('Titre')).toHaveValue('')
  })

  test('somebody else at the same browser does not find one’s draft', async ({ page, context, request }) => {
    await page.goto('/dashboard/new-ticket')
    await fillIn(page, 'Entre nous')
    await page.reload()
    await expect(page.getByLabel('Titre')).toHaveValue('Entre nous')
    await context.clearCookies()
    await signIn(context, await newAccount(request))
    await page.goto('/dashboard/new-ticket')
    await expect(page.getByLabel('Titre')).toHaveValue('')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('a double click sends once', async ({ page, request }) => {
      await page.goto('/dashboard/new-ticket')
      await fillIn(page, 'Une seule fois')
      await page.getByRole('button', send).dblclick()
      await expect(page).toHaveURL(/\/dashboard\/tickets\/\d+$/)
      expect(await (await caller(request, email)).titles()).toEqual(['Une seule fois'])
    })

    test('a faulty submit keeps what was typed, a good one opens the ticket', async ({ page }) => {
      await page.goto('/dashboard/new-ticket')
      await page.getByLabel('Suggestion').check()
      await page.getByLabel('Titre').fill('Bons cadeaux')
      await page.getByRole('button', send).click()
      await expect(page).toHaveTitle(/^Erreur/)
      await expect(page.getByText('La description est obligatoire.')).toBeVisible()
      await expect(page.getByLabel('Titre')).toHaveValue('Bons cadeaux')
      await expect(page.getByLabel('Suggestion')).toBeChecked()
      await page.getByLabel('Description').fill('Pour les fêtes.')
      await page.getByRole('button', send).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Suggestion Bons cadeaux')
    })
  })

  test.describe('in every look', () => {
    test.use(PHONE)

    test('the form has no accessibility fault, before and after a refusal', async ({ page }) => {
      await page.goto('/dashboard/new-ticket')
      await expectAccessibleInEveryLook(page)
      await page.getByRole('button', send).click()
      await expect(page.getByText('Le titre est obligatoire.')).toBeVisible()
      await expectAccessibleInEveryLook(page)
    })
  })
})
