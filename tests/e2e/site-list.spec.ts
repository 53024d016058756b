import type { Page } from 'playwright/test'
import { expectAccessibleInEveryLook, PHONE } from '../support/browser'
import { holdForConfirmation } from '../support/hold-back'
import { INPUT_DEVICES } from '../support/input-devices'
import { isPlayed } from '../support/rounds'
import { addTestimonials, ask, newSite, storedList } from '../support/sites'
import { expect, test } from '../support/test'

const NAMES = ['Léa', 'Élise', 'Marc', 'Nadia', 'Yves']

let site: number
test.beforeEach(async ({ context, request }) => {
  site = await newSite(context, request)
})

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const names = (page: Page) => page.locator('ol > li summary > span:first-child > span:first-child')

async function openList(page: Page) {
  await addTestimonials(site, ...NAMES)
  await page.goto(`/dashboard/website/${site}`)
  await expect(names(page)).toHaveText(NAMES)
}

for (const [hand, { use, press }] of Object.entries(INPUT_DEVICES).filter(([hand]) =>
  isPlayed(hand, 'keyboard'),
)) {
  test.describe(`by ${hand}`, () => {
    test.use(use)

    test('a row expands, moves, hides, shows again and is deleted', async ({ page }) => {
      await openList(page)
      const marc = row(page, 'Marc')
      const details = marc.getByRole('paragraph').filter({ hasText: 'Un accueil parfait, de Marc.' })
      await expect(details).toBeHidden()
      await expect(marc.locator('summary')).toContainText('Un accueil parfait, de Marc.')
      await press(marc.locator('summary'))
      await expect(details).toBeVisible()

      await press(marc.getByRole('button', { name: 'Monter' }))
      await expect(names(page)).toHaveText(['Léa', 'Marc', 'Élise', 'Nadia', 'Yves'])
      await expect(page.getByText('Avis de Marc, position 2 sur 5')).toBeAttached()
      await press(marc.getByRole('button', { name: 'Descendre' }))
      await press(marc.getByRole('button', { name: 'Descendre' }))
      await expect(names(page)).toHaveText(['Léa', 'Élise', 'Nadia', 'Marc', 'Yves'])
      await expect.poll(() => storedList(site)).toEqual(['Léa', 'Élise', 'Nadia', 'Marc', 'Yves'])

      const visible = marc.getByRole('switch', { name: 'Visible' })
      await press(visible)
      await expect(visible).not.toBeChecked()
      await expect(marc.locator('summary')).toContainText('Caché')
      await expect.poll(() => storedList(site)).toContain('Marc (caché)')
      await press(visible)
      await expect(marc.locator('summary')).not.toContainText('Caché')
      await expect.poll(() => storedList(site)).toContain('Marc')

      await press(marc.getByRole('button', { name: 'Supprimer' }))
      await expect(marc.getByText('Confirmer la suppression ?')).toBeVisible()
      await expect(marc.getByRole('button', { name: 'Non' })).toBeFocused()
      await press(marc.getByRole('button', { name: 'Non' }))
      await expect(marc.getByRole('button', { name: 'Supprimer' })).toBeFocused()
      await press(marc.getByRole('button', { name: 'Supprimer' }))
      await press(marc.getByRole('button', { name: 'Oui' }))
      await expect(names(page)).toHaveText(['Léa', 'Élise', 'Nadia', 'Yves'])
      await expect(page.getByText('Avis de Marc supprimé')).toBeVisible()
      await expect.poll(() => storedList(site)).toEqual(['Léa', 'Élise', 'Nadia', 'Yves'])
    })
  })
}

test('the keyboard stays on the button that moves, to the end of the list and back', async ({ page }) => {
  await openList(page)
  const lea = row(page, 'Léa')
  await lea.locator('summary').click()
  const down = lea.getByRole('button', { name: 'Descendre' })
  await down.focus()
  for (let position = 2; position <= 5; position += 1) {
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Avis de Léa, position ${position} sur 5`)).toBeAttached()
    await expect(down).toBeFocused()
  }
  await expect(down).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await expect(names(page)).toHaveText(['Élise', 'Marc', 'Nadia', 'Yves', 'Léa'])
  await expect.poll(() => storedList(site)).toEqual(['Élise', 'Marc', 'Nadia', 'Yves', 'Léa'])
})

test('after a deletion the keyboard is on the row behind, and Escape closes the question', async ({
  page,
}) => {
  await openList(page)
  const lea = row(page, 'Léa')
  await lea.locator('summary').click()
  await lea.getByRole('button', { name: 'Supprimer' }).click()
  await page.keyboard.press('Escape')
  await expect(lea.getByText('Confirmer la suppression ?')).toBeHidden()
  await expect(lea.getByRole('button', { name: 'Supprimer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(row(page, 'Élise').locator('summary')).toBeFocused()
})

test('a change shows before the server has answered', async ({ page }) => {
  await openList(page)
  const release = await holdForConfirmation(page, `/dashboard/website/${site}`)
  const marc = row(page, 'Marc')
  await marc.locator('summary').click()
  await marc.getByRole('button', { name: 'Monter' }).click()
  await marc.getByRole('button', { name: 'Monter' }).click()
  await marc.getByRole('switch').click()
  await expect(names(page)).toHaveText(['Marc', 'Léa', 'Élise', 'Nadia', 'Yves'])
  await expect(marc.locator('summary')).toContainText('Caché')
  expect(await storedList(site)).toEqual(NAMES)
  release()
  await expect.poll(() => storedList(site)).toEqual(['Marc (caché)', 'Léa', 'Élise', 'Nadia', 'Yves'])
  await expect(names(page)).toHaveText(['Marc', 'Léa', 'Élise', 'Nadia', 'Yves'])
})

test.describe('when the database refuses', () => {
  test.beforeEach(async ({ page }) => {
    await openList(page)
    await ask(
      `create function refuse_site_${site}() returns trigger language plpgsql as
         $$ begin raise exception 'refused by the test'; end $$`,
    )
    await ask(
      `create trigger refuse_site_${site} before update or delete on testimonials
       for each row when (old.website_id = ${site}) execute function refuse_site_${site}()`,
    )
  })
  test.afterEach(() => ask(`drop function refuse_site_${site}() cascade`))

  test('a move, a switch and a deletion are taken back and told', async ({ page }) => {
    const marc = row(page, 'Marc')
    await marc.locator('summary').click()
    const alert = marc.getByRole('alert')
    await marc.getByRole('button', { name: 'Monter' }).click()
    await expect(alert).toContainText('Erreur : Failed to change order')
    await expect(names(page)).toHaveText(NAMES)
    await expect(alert.getByText('Failed to change order')).toHaveAttribute('lang', 'en')

    await marc.getByRole('switch').click()
    await expect(alert).toContainText('Erreur : Failed to update visibility')
    await expect(marc.getByRole('switch')).toBeChecked()

    await marc.getByRole('button', { name: 'Supprimer' }).click()
    await marc.getByRole('button', { name: 'Oui' }).click()
    await expect(alert).toContainText('Erreur : Failed to delete entry')
    await expect(names(page)).toHaveText(NAMES)
    expect(await storedList(site)).toEqual(NAMES)
  })
})

test('without a network a change is taken back, and works once it is there again', async ({
  page,
  context,
}) => {
  await openList(page)
  const marc = row(page, 'Marc')
  await marc.locator('summary').click()
  await context.setOffline(true)
  await marc.getByRole('switch').click()
  await expect(marc.getByRole('alert')).toContainText('Vérifiez votre connexion, puis réessayez.')
  await expect(marc.getByRole('switch')).toBeChecked()
  await context.setOffline(false)
  await marc.getByRole('switch').click()
  await expect(marc.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => storedList(site)).toContain('Marc (caché)')
})

test('an entry that another window has deleted goes, and why is told', async ({ page }) => {
  await openList(page)
  await ask(`delete from testimonials where website_id = $1 and customer_name = 'Yves'`, [site])
  const yves = row(page, 'Yves')
  await yves.locator('summary').click()
  await yves.getByRole('switch').click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to update visibility' })).toContainText(
    'Cet élément est introuvable.',
  )
  await expect(names(page)).toHaveText(['Léa', 'Élise', 'Marc', 'Nadia'])
})

test('when the session has ended, one logs in and comes back to the tab', async ({ page, context }) => {
  await ask(
    `insert into staff_members (website_id, position, name, role) values ($1, 1, 'Ousmane', 'Chef')`,
    [site],
  )
  await page.goto(`/dashboard/website/${site}?onglet=equipe`)
  await row(page, 'Ousmane').locator('summary').click()
  await context.clearCookies()
  await row(page, 'Ousmane').getByRole('switch').click()
  await expect(page).toHaveURL(`/login?from=%2Fdashboard%2Fwebsite%2F${site}%3Fonglet%3Dequipe&motif=session`)
  await expect(page.getByText('Votre session a expiré.')).toBeVisible()
})

test('staff and events have the same list, in their own words', async ({ page }) => {
  await ask(
    `insert into staff_members (website_id, position, name, role) values ($1, 1, 'Ousmane', 'Chef'), ($1, 2, 'Ana', 'Salle')`,
    [site],
  )
  await ask(
    `insert into events (website_id, position, title, description, event_date, end_date)
     values ($1, 1, 'Marché', 'Sur la place.', '2030-05-01', null), ($1, 2, 'Fête', 'Partout.', '2030-06-29', '2030-07-01')`,
    [site],
  )
  await page.goto(`/dashboard/website/${site}?onglet=equipe`)
  const ousmane = row(page, 'Ousmane')
  await ousmane.locator('summary').click()
  await ousmane.getByRole('button', { name: 'Descendre' }).click()
  await expect(page.getByText('Fiche d’Ousmane, position 2 sur 2')).toBeAttached()
  await expect.poll(() => storedList(site, 'staff_members')).toEqual(['Ana', 'Ousmane'])

  await page.goto(`/dashboard/website/${site}?onglet=evenements`)
  await expect(row(page, 'Marché')).toContainText('mercredi 1er mai 2030')
  await expect(row(page, 'Fête')).toContainText('du 29 juin au 1er juillet 2030')
  await row(page, 'Fête').locator('summary').click()
  await row(page, 'Fête').getByRole('switch').click()
  await expect.poll(() => storedList(site, 'events')).toEqual(['Marché', 'Fête (caché)'])
})

test('an empty list says what to do', async ({ page }) => {
  await page.goto(`/dashboard/website/${site}`)
  await expect(page.getByText(/^Aucun avis pour l’instant\./)).toBeVisible()
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('an open row, its question and its failure have no accessibility fault', async ({ page, context }) => {
    await openList(page)
    const marc = row(page, 'Marc')
    await marc.locator('summary').click()
    await context.setOffline(true)
    await marc.getByRole('button', { name: 'Monter' }).click()
    await expect(marc.getByRole('alert')).toBeVisible()
    await context.setOffline(false)
    await marc.getByRole('button', { name: 'Supprimer' }).click()
    await expectAccessibleInEveryLook(page)
  })
})
