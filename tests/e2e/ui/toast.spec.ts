import type { Page } from 'playwright/test'
import { addressOf, expect, test } from '../../support/stage'

const place = (page: Page) => page.locator('[role=status]')
const toast = (page: Page) => place(page).locator('div')
const show = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.beforeEach(async ({ page, stage }) => {
  await page.clock.install({ time: 0 })
  await stage('toast')
  // From here on the clock runs only on request.
  await page.clock.pauseAt(3_600_000)
})

test('the place of toasts is there before the first, so that it is announced', async ({ page }) => {
  await expect(place(page)).toBeAttached()
  await expect(place(page)).toBeEmpty()
})

test('a toast says one line and goes after ten seconds', async ({ page }) => {
  await show(page, 'Simple')
  await expect(toast(page)).toHaveText('Avis enregistré')
  await page.clock.runFor(9_900)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast(page)).toHaveCount(0)
})

test('a later toast takes the place of the one before', async ({ page }) => {
  await show(page, 'Simple')
  await page.clock.runFor(9_000)
  await show(page, 'Lien')
  await expect(toast(page)).toHaveCount(1)
  await expect(toast(page)).toContainText('Avis publié')
  await page.clock.runFor(9_000)
  await expect(toast(page)).toBeVisible()
})

test('a toast under the pointer or with the keyboard stays', async ({ page }) => {
  await show(page, 'Annulable')
  await toast(page).hover()
  await page.clock.runFor(60_000)
  await expect(toast(page)).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).focus()
  await page.mouse.move(0, 0)
  await page.clock.runFor(60_000)
  await expect(toast(page)).toBeVisible()
  await page.getByRole('button', { name: 'Simple' }).focus()
  await page.clock.runFor(10_100)
  await expect(toast(page)).toHaveCount(0)
})

test('Annuler runs once and Voir leads there', async ({ page }) => {
  await show(page, 'Annulable')
  await page.getByRole('button', { name: 'Annuler' }).dblclick()
  await expect(page.locator('output')).toHaveText('annulé 1')
  await expect(toast(page)).toHaveCount(0)
  await show(page, 'Lien')
  await page.getByRole('link', { name: 'Voir' }).click()
  await expect.poll(() => addressOf(page)).toBe('/toast?vu')
})

test('Masquer and Escape close it', async ({ page }) => {
  await show(page, 'Simple')
  await page.getByRole('button', { name: 'Masquer' }).click()
  await expect(toast(page)).toHaveCount(0)
  await show(page, 'Simple')
  await page.getByRole('button', { name: 'Masquer' }).focus()
  await page.keyboard.press('Escape')
  await expect(toast(page)).toHaveCount(0)
})

test('the page behind a toast can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 300 })
  await show(page, 'Simple')
  const reached = await page.evaluate(() =>
    document.elementFromPoint(8, innerHeight - 20)?.closest('[role=status]'),
  )
  expect(reached).toBeNull()
})

test('F6 leads into a toast and back, and a toast that closes gives the keyboard back', async ({ page }) => {
  await show(page, 'Annulable')
  await expect(toast(page)).toContainText('Touche F6 : annuler.')
  const before = page.getByRole('button', { name: 'Annulable' })
  await expect(before).toBeFocused()
  await page.keyboard.press('F6')
  await expect(page.getByRole('button', { name: 'Annuler', exact: true })).toBeFocused()
  await page.clock.runFor(60_000)
  await page.keyboard.press('F6')
  await expect(before).toBeFocused()
  await page.keyboard.press('F6')
  await page.keyboard.press('Enter')
  await expect(page.locator('output')).toHaveText('annulé 1')
  await expect(before).toBeFocused()
})

test('Ctrl+Z takes the announced change back, but not while one types', async ({ page }) => {
  await show(page, 'Rétablie')
  await page.getByLabel('Nom').focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(toast(page)).toContainText('Site mis hors ligne')
  await page.getByRole('button', { name: 'Simple' }).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.locator('output')).toHaveText('annulé 1')
  await expect(toast(page)).toHaveText('Annulé')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.locator('output')).toHaveText('annulé 1')
})

test('an undo that was refused says why, stays, and can be tried again', async ({ page }) => {
  await show(page, 'Refusée')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  const again = page.getByRole('button', { name: 'Réessayer' })
  await expect(toast(page)).toContainText('Le serveur n’a pas répondu.')
  await expect(again).toBeFocused()
  await page.getByLabel('Nom').focus()
  await page.clock.runFor(60_000)
  await expect(toast(page)).toBeVisible()
  await again.click()
  await expect(page.locator('output')).toHaveText('annulé 2')
})

test('over an open window a toast can be seen, read and pressed', async ({ page }) => {
  await show(page, 'Fiche')
  const dialog = page.getByRole('dialog', { name: 'Fiche' })
  await dialog.getByRole('button', { name: 'Retirer' }).click()
  await page.clock.runFor(200)
  const undo = dialog.getByRole('status').getByRole('button', { name: 'Annuler', exact: true })
  await expect(undo).toBeInViewport()
  await page.keyboard.press('F6')
  await page.keyboard.press('Escape')
  await expect(undo).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Retirer' }).click()
  await page.clock.runFor(200)
  await undo.click()
  await expect(page.locator('output')).toHaveText('annulé 1')
  await page.clock.runFor(200)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toHaveText('Annulé')
  await expect(toast(page)).toBeInViewport()
})

test('a window that opens takes the standing toast along', async ({ page }) => {
  await show(page, 'Rétablie')
  await show(page, 'Fiche')
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.locator('output')).toHaveText('annulé 1')
})
