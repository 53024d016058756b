import { names, openTab, refuseChanges, row } from '../support/entry-screen'
import { addTestimonials, ask, newSite, storedList } from '../support/sites'
import { expect, test } from '../support/test'

const NAMES = ['Léa', 'Marc', 'Yves']

let site: number
test.beforeEach(async ({ context, request, page }) => {
  site = await newSite(context, request)
  await addTestimonials(site, ...NAMES)
  await openTab(page, site)
})

test('a deletion is taken back, while another window has added an entry', async ({ page }) => {
  const before = await ask('select * from testimonials where website_id = $1 order by position', [site])
  const marc = row(page, 'Marc')
  await marc.locator('summary').click()
  await marc.getByRole('button', { name: 'Supprimer' }).click()
  await marc.getByRole('button', { name: 'Oui' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Avis de Marc supprimé' })
  await expect(toast).toBeVisible()
  await expect.poll(() => storedList(site)).toEqual(['Léa', 'Yves'])
  await ask(
    `insert into testimonials (website_id, position, content, customer_name, customer_role)
     values ($1, 3, 'Bien.', 'Zoé', 'Cliente')`,
    [site],
  )
  await toast.getByRole('button', { name: 'Annuler' }).click()
  await expect(names(page)).toHaveText(['Léa', 'Marc', 'Yves', 'Zoé'])
  await expect(page.getByText('Avis de Marc : suppression annulée')).toBeVisible()
  await expect(row(page, 'Marc').locator('summary')).toBeFocused()
  const after = await ask('select * from testimonials where website_id = $1 order by position', [site])
  expect(after.slice(0, 3)).toEqual(before)
})

test('a move to the first place and a hidden entry are taken back by Ctrl+Z', async ({ page }) => {
  const yves = row(page, 'Yves')
  await yves.locator('summary').click()
  await yves.getByRole('button', { name: 'En premier' }).click()
  await expect(names(page)).toHaveText(['Yves', 'Léa', 'Marc'])
  await expect(page.getByText('Avis d’Yves, position 1 sur 3')).toBeAttached()
  await expect(page.getByText('Avis d’Yves déplacé')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(names(page)).toHaveText(NAMES)
  await expect(page.getByText('Avis d’Yves : déplacement annulé')).toBeVisible()
  await expect.poll(() => storedList(site)).toEqual(NAMES)

  await yves.getByRole('switch').click()
  await expect(page.getByText('Avis d’Yves caché')).toBeVisible()
  await expect.poll(() => storedList(site)).toContain('Yves (caché)')
  await page.keyboard.press('Control+z')
  await expect(yves.getByRole('switch')).toBeChecked()
  await expect.poll(() => storedList(site)).toEqual(NAMES)
})

test('an undo that the database refuses is told in the list, and tried again', async ({ page }) => {
  const marc = row(page, 'Marc')
  await marc.locator('summary').click()
  await marc.getByRole('button', { name: 'Supprimer' }).click()
  await marc.getByRole('button', { name: 'Oui' }).click()
  const undo = page.getByRole('status').getByRole('button', { name: 'Annuler' })
  await expect(undo).toBeVisible()
  const mend = await refuseChanges(site, 'testimonials')
  await undo.click()
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to restore entry' })
  await expect(alert).toBeVisible()
  await expect(names(page)).toHaveText(['Léa', 'Yves'])
  await mend()
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await expect(names(page)).toHaveText(NAMES)
  await expect.poll(() => storedList(site)).toEqual(NAMES)
})
