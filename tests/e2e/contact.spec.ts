import type { Page } from 'playwright/test'
import { expect, test } from '../support/test'

async function fill(page: Page) {
  await page.getByLabel('Nom').fill('Paul Durand')
  await page.getByLabel('E-mail').fill('paul@exemple.fr')
  await page.getByRole('textbox', { name: 'Téléphone' }).fill('06 12 34 56 78')
  await page.getByLabel('Jour souhaité').selectOption('Mardi')
  await page.getByLabel('Heure souhaitée').fill('14:30')
  await page.getByRole('radio', { name: 'Email' }).check()
  await page.getByRole('textbox', { name: 'Message' }).fill('Rappelez-moi, s’il vous plaît.')
}
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' }).click()
const form = (page: Page) => page.locator('main form')

test.describe('contact page', () => {
  test('gives phone, e-mail, address, hours, and whether the agency is open', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-03-02T10:00:00Z'))
    await page.goto('/contact')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '04 67 00 12 34' })).toHaveAttribute('href', /^tel:/)
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
    await expect(main.getByText('34000 Montpellier')).toBeVisible()
    for (const text of ['9h – 18h', '10h – 14h', 'Fermé']) await expect(main.getByText(text)).toBeVisible()
    await expect(main.getByText('Ouvert · ferme à 18 h')).toBeVisible()
  })

  test('sends, thanks and clears', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await send(page)
    await expect(form(page).getByRole('status')).toContainText('Merci pour votre message')
    await expect(page.getByLabel('Nom')).toHaveValue('')
    await expect(page.getByRole('radio', { name: 'Email' })).not.toBeChecked()
  })

  test('asks for every field', async ({ page }) => {
    await page.goto('/contact')
    await expect(form(page).locator('[required]:not([type=radio])')).toHaveCount(6)
    await page.waitForFunction(() => document.querySelector('form')?.noValidate)
    await send(page)
    await expect(page.getByLabel('Nom')).toBeFocused()
    await expect(form(page).locator('[id$=-issue]')).toHaveCount(7)
  })

  test('says to come back later when sending fails, and keeps the values', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await page.route('**/*', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await send(page)
    await expect(form(page).getByRole('alert')).toHaveText(
      'Une erreur est survenue. Veuillez réessayer plus tard.',
    )
    await expect(page.getByLabel('Jour souhaité')).toHaveValue('Mardi')
  })
})

test.describe('contact page without script', () => {
  test.use({ javaScriptEnabled: false })

  test('sends', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await send(page)
    await expect(form(page).getByRole('status')).toContainText('Merci pour votre message')
  })

  test('keeps every value when one is wrong', async ({ page }) => {
    await page.goto('/contact')
    await fill(page)
    await page.getByRole('textbox', { name: 'Message' }).fill('  ')
    await send(page)
    await expect(page).toHaveTitle(/^Erreur/)
    await expect(page.getByText('Le message est obligatoire.')).toBeVisible()
    await expect(page.getByLabel('Jour souhaité')).toHaveValue('Mardi')
    await expect(page.getByRole('radio', { name: 'Email' })).toBeChecked()
  })
})
