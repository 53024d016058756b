import type { Locator } from 'playwright/test'
import { button, form, inForm, names, openTab, refuseChanges, row, view } from '../support/entry-screen'
import { INPUT_DEVICES } from '../support/input-devices'
import { addTestimonials, ask, newSite, storedList } from '../support/sites'
import { expect, test } from '../support/test'

const NAMES = ['Léa', 'Marc', 'Yves']

let site: number
test.beforeEach(async ({ context, request, page }) => {
  site = await newSite(context, request)
  await addTestimonials(site, ...NAMES)
  await openTab(page, site)
})

const middle = async (target: Locator) => {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not to be seen')
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}
/** Presses twice at the same point, whatever is there the second time. */
const TWICE: Record<string, (target: Locator) => Promise<void>> = {
  mouse: async (target) => target.page().mouse.dblclick(...(await middle(target))),
  touch: async (target) => {
    const place = await middle(target)
    for (let n = 0; n < 2; n += 1) await target.page().touchscreen.tap(...place)
  },
}

for (const [hand, twice] of Object.entries(TWICE)) {
  test.describe(`twice by ${hand}`, () => {
    test.use(INPUT_DEVICES[hand as 'mouse' | 'touch'].use)

    test('Supprimer asks, and does not answer itself; Oui deletes one', async ({ page }) => {
      const lea = row(page, 'Léa')
      await lea.locator('summary').click()
      await row(page, 'Marc').locator('summary').click()
      await twice(lea.getByRole('button', { name: 'Supprimer' }))
      await expect(lea.getByText('Confirmer la suppression ?')).toBeVisible()
      expect(await storedList(site)).toEqual(NAMES)
      await twice(lea.getByRole('button', { name: 'Oui' }))
      await expect(names(page)).toHaveText(['Marc', 'Yves'])
      await expect.poll(() => storedList(site)).toEqual(['Marc', 'Yves'])
    })

    // Users double-click with a mouse by habit; two taps count as two.
    test(`the switch switches ${hand === 'mouse' ? 'once' : 'there and back'}`, async ({ page }) => {
      const lea = row(page, 'Léa')
      await lea.locator('summary').click()
      await twice(lea.getByRole('switch'))
      await expect(page.getByText(`Avis de Léa : ${hand === 'mouse' ? 'caché' : 'visible'}`)).toBeAttached()
      await expect(lea.getByRole('switch')).toBeChecked({ checked: hand !== 'mouse' })
      // Changes arrive in the order in which they were made.
      await row(page, 'Yves').locator('summary').click()
      await row(page, 'Yves').getByRole('switch').click()
      const first = hand === 'mouse' ? 'Léa (caché)' : 'Léa'
      await expect.poll(() => storedList(site)).toEqual([first, 'Marc', 'Yves (caché)'])
    })

    test('Ajouter adds one, Enregistrer changes one, and Annuler leaves all', async ({ page }) => {
      await row(page, 'Marc').locator('summary').click()
      await twice(row(page, 'Marc').getByRole('button', { name: 'Modifier' }))
      await twice(button(page, 'Annuler'))
      await row(page, 'Marc').getByRole('button', { name: 'Modifier' }).click()
      await inForm(page, 'Nom du client').fill('Marcel')
      await twice(button(page, 'Enregistrer'))
      await expect.poll(() => storedList(site)).toEqual(['Léa', 'Marcel', 'Yves'])

      // Does not check the focus, which a second tap on the background removes.
      await expect(row(page, 'Marcel')).toBeVisible()
      if (hand === 'touch') await twice(view(page, 'Ajouter'))
      await expect(form(page).getByRole('heading')).toHaveText('Ajouter un avis')
      await inForm(page, 'Nom du client').fill('Zoé')
      await inForm(page, 'Rôle du client').fill('Cliente')
      await inForm(page, 'Témoignage').fill('Très bien.')
      await twice(button(page, 'Ajouter'))
      await expect(names(page)).toHaveText(['Léa', 'Marcel', 'Yves', 'Zoé'])
      expect(await storedList(site)).toEqual(['Léa', 'Marcel', 'Yves', 'Zoé'])
    })
  })
}

const positions = async () =>
  (
    await ask<{ position: number }>(
      'select position from testimonials where website_id = $1 order by position',
      [site],
    )
  ).map(({ position }) => position)

test('two windows that reorder at once end with one order, which both show', async ({ page, context }) => {
  // Long enough that no row reaches an end, where its button is absent.
  const long = ['Léa', 'Marc', 'Nadia', 'Ousmane', 'Yves']
  await ask('delete from testimonials where website_id = $1', [site])
  await addTestimonials(site, ...long)
  await openTab(page, site)
  const other = await context.newPage()
  await openTab(other, site)
  await row(page, 'Léa').locator('summary').click()
  await row(other, 'Yves').locator('summary').click()
  const down = row(page, 'Léa').getByRole('button', { name: 'Descendre' })
  const up = row(other, 'Yves').getByRole('button', { name: 'Monter' })
  await Promise.all([down.click(), up.click()])
  await Promise.all([down.click(), row(other, 'Yves').getByRole('switch').click()])
  await expect.poll(() => storedList(site)).toContain('Yves (caché)')
  // A window sees the other's changes after its own last change.
  await row(page, 'Léa').getByRole('switch').click()
  await expect.poll(() => storedList(site)).toContain('Léa (caché)')
  const order = (await storedList(site)).map((name) => name.replace(' (caché)', ''))
  expect(order.toSorted()).toEqual(long)
  expect(await positions()).toEqual([1, 2, 3, 4, 5])
  await expect(names(page)).toHaveText(order)
  await other.reload()
  await expect(names(other)).toHaveText(order)
})

/** The lists that the tests of reviews leave out. */
const REFUSALS = [
  {
    onglet: 'equipe',
    table: 'staff_members',
    saved: 'Failed to create/update staff member',
    deleted: 'Failed to delete staff member',
    insert: `insert into staff_members (website_id, position, name, role) values ($1, 1, 'Ana', 'Chef'), ($1, 2, 'Bo', 'Chef')`,
  },
  {
    onglet: 'evenements',
    table: 'events',
    saved: 'Failed to create/update event',
    deleted: 'Failed to delete entry',
    insert: `insert into events (website_id, position, title, description, event_date)
      values ($1, 1, 'Ana', 'Bal', '2030-05-01'), ($1, 2, 'Bo', 'Bal', '2030-05-02')`,
  },
] as const

for (const { onglet, table, saved, deleted, insert } of REFUSALS) {
  test(`what is refused in ${table} is told to the letter and taken back`, async ({ page }) => {
    await ask(insert, [site])
    await openTab(page, site, onglet)
    const mend = await refuseChanges(site, table)
    const ana = row(page, 'Ana')
    const alert = ana.getByRole('alert')
    await ana.locator('summary').click()
    await ana.getByRole('button', { name: 'Descendre' }).click()
    await expect(alert).toContainText('Erreur : Failed to change order')
    await expect(names(page)).toHaveText(['Ana', 'Bo'])
    await ana.getByRole('switch').click()
    await expect(alert).toContainText('Erreur : Failed to update visibility')
    await expect(ana.getByRole('switch')).toBeChecked()
    await ana.getByRole('button', { name: 'Supprimer' }).click()
    await ana.getByRole('button', { name: 'Oui' }).click()
    await expect(alert).toContainText(`Erreur : ${deleted}`)
    await expect(names(page)).toHaveText(['Ana', 'Bo'])
    await ana.getByRole('button', { name: 'Modifier' }).click()
    await inForm(page, 'Nom').fill('Anaïs')
    await button(page, 'Enregistrer').click()
    await expect(form(page).getByRole('alert')).toContainText(`Erreur : ${saved}`)
    expect(await storedList(site, table)).toEqual(['Ana', 'Bo'])
    await mend()
    await button(page, 'Enregistrer').click()
    await expect(names(page)).toHaveText(['Anaïs', 'Bo'])
  })
}
