import { expect, test } from 'playwright/test'
import { form, openTab, view } from '../support/entry-screen'
import { HANDS } from '../support/hands'
import { failReading, newSite } from '../support/sites'

const TABS = [
  ['Événements', 'evenements'],
  ['Équipe', 'equipe'],
  ['Galerie', 'galerie'],
  ['Avis clients', 'avis'],
] as const

/** Each hand meets another list that does not load. */
const UNREAD = {
  mouse: { table: 'testimonials', onglet: 'avis', text: 'Failed to load testimonials' },
  keyboard: { table: 'events', onglet: 'evenements', text: 'Failed to load events' },
  touch: { table: 'staff_members', onglet: 'equipe', text: 'Failed to load staff' },
} as const

let site: number
test.beforeEach(async ({ context, request }) => {
  site = await newSite(context, request)
})

for (const [hand, { use, press }] of Object.entries(HANDS)) {
  test.describe(`by ${hand}`, () => {
    test.use(use)
    test('tabs are switched', async ({ page }) => {
      await openTab(page, site)
      for (const [label, onglet] of TABS) {
        await press(
          page.getByRole('navigation', { name: 'Contenu du site' }).getByRole('link', { name: label }),
        )
        await expect(page.getByRole('heading', { level: 2, name: label })).toBeVisible()
        await expect(page).toHaveURL(onglet === 'avis' ? /\/\d+$/ : new RegExp(`onglet=${onglet}$`))
      }
    })

    test('a list that did not load is told in its tab, and tried again', async ({ page }) => {
      const { table, onglet, text } = UNREAD[hand as keyof typeof UNREAD]
      await failReading(table, () => page.goto(`/dashboard/website/${site}?onglet=${onglet}`))
      const alert = page.getByRole('alert').filter({ hasText: 'Erreur' })
      await expect(alert).toContainText(`Erreur : ${text}`)
      await expect(page.getByText('Aucun abonnement')).toBeVisible()
      await press(alert.getByRole('link', { name: 'Réessayer' }))
      await expect(form(page).or(view(page, 'Ajouter')).first()).toBeVisible()
      await expect(alert).toHaveCount(0)
    })
  })
}

test.describe('on a small screen', () => {
  test.use(HANDS.touch.use)

  test('list and form take turns, and the form keeps what it is about', async ({ page }) => {
    await openTab(page, site, 'equipe')
    for (const [name, isForm] of [
      ['Ajouter', true],
      ['Voir la liste', false],
    ] as const) {
      await view(page, name).tap()
      await expect(view(page, name)).toHaveAttribute('aria-pressed', 'true')
      await expect(form(page)).toBeVisible({ visible: isForm })
      await expect(page.getByRole('heading', { name: 'Équipe' })).toBeVisible({ visible: !isForm })
    }
  })
})
