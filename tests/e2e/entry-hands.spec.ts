import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../support/browser'
import {
  button,
  form,
  inForm,
  openTab,
  photo,
  refuseChanges,
  row,
  storedPhotos,
  view,
} from '../support/entry-screen'
import { fileChoosers } from '../support/file-choosers'
import { INPUT_DEVICES } from '../support/input-devices'
import { isPlayed } from '../support/rounds'
import { failReading, newSite, storedList } from '../support/sites'
import { expect, test } from '../support/test'

const TABS = [
  ['Événements', 'evenements'],
  ['Équipe', 'equipe'],
  ['Galerie', 'galerie'],
  ['Avis clients', 'avis'],
] as const

/** Each input device tests a different list that fails to load. */
const UNREAD = {
  mouse: { table: 'testimonials', onglet: 'avis', text: 'Failed to load testimonials' },
  keyboard: { table: 'events', onglet: 'evenements', text: 'Failed to load events' },
  touch: { table: 'staff_members', onglet: 'equipe', text: 'Failed to load staff' },
} as const

let site: number
test.beforeEach(async ({ context, request }) => {
  site = await newSite(context, request)
})

for (const [hand, { use, press, tick, reach }] of Object.entries(INPUT_DEVICES)) {
  test.describe(`by ${hand}`, () => {
    test.use(use)
    const isSmall = use.viewport.width < 768

    async function type(field: Locator, text: string) {
      await reach(field)
      await field.page().keyboard.press('End')
      await field.page().keyboard.type(text)
    }
    const begin = async (page: Page) => {
      if (isSmall) await press(view(page, 'Ajouter'))
    }
    const open = (page: Page) => press(page.locator(hand === 'keyboard' ? '#photo' : 'label[for=photo]'))

    if (isPlayed(hand, 'keyboard'))
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
      await expectAccessible(page)
      await press(alert.getByRole('link', { name: 'Réessayer' }))
      await expect(form(page).or(view(page, 'Ajouter')).first()).toBeVisible()
      await expect(alert).toHaveCount(0)
    })

    if (isPlayed(hand, 'touch'))
      test('an event is started and left, refused and sent again, changed, and switched again', async ({
        page,
      }) => {
        await openTab(page, site, 'evenements')
        await begin(page)
        await type(inForm(page, 'Nom'), 'Bal')
        await press(button(page, 'Annuler'))
        if (isSmall) {
          await expect(form(page)).toBeHidden()
          await expect(page.getByRole('heading', { name: 'Événements' })).toBeFocused()
          await begin(page)
        } else await expect(form(page).getByRole('heading')).toBeFocused()
        await expect(inForm(page, 'Nom')).toHaveValue('')

        let mend = await refuseChanges(site, 'events')
        await type(inForm(page, 'Nom'), 'Marché')
        await type(inForm(page, 'Description'), 'Sur la place.')
        await inForm(page, 'Date de début').fill('2030-05-03')
        await press(button(page, 'Ajouter'))
        await expect(form(page).getByRole('alert')).toContainText('Erreur : Failed to create/update event')
        await expect(inForm(page, 'Nom')).toHaveValue('Marché')
        await mend()
        await press(button(page, 'Ajouter'))
        await expect(row(page, 'Marché').locator('summary')).toBeFocused()
        await expect.poll(() => storedList(site, 'events')).toEqual(['Marché'])

        await press(row(page, 'Marché').locator('summary'))
        for (const [end, stored] of [
          ['Annuler', 'Marché'],
          ['Enregistrer', 'Marché de Noël'],
        ] as const) {
          await press(row(page, 'Marché').getByRole('button', { name: 'Modifier' }))
          await expect(inForm(page, 'Nom')).toHaveValue('Marché')
          await type(inForm(page, 'Nom'), ' de Noël')
          await press(button(page, end))
          await expect(row(page, stored).locator('summary')).toBeFocused()
          await expect.poll(() => storedList(site, 'events')).toEqual([stored])
        }

        mend = await refuseChanges(site, 'events')
        const shown = row(page, 'Marché').getByRole('switch')
        await press(shown)
        await expect(row(page, 'Marché').getByRole('alert')).toContainText('Failed to update visibility')
        await expect(shown).toBeChecked()
        await mend()
        await press(shown)
        await expect.poll(() => storedList(site, 'events')).toEqual(['Marché de Noël (caché)'])
        await expect(row(page, 'Marché').getByRole('alert')).toHaveCount(0)
      })

    if (isPlayed(hand, 'keyboard'))
      test('a photo is chosen for a new person, changed, and removed', async ({ page }) => {
        const nextChooser = fileChoosers(page)
        await openTab(page, site, 'equipe')
        const choose = async (name: string, width?: number) => {
          await open(page)
          await (await nextChooser()).setFiles(await photo(name, width))
        }
        const ana = row(page, 'Ana')
        const edit = () => press(ana.getByRole('button', { name: 'Modifier' }))
        const save = async (name: string) => {
          await press(button(page, name))
          await expect(ana.locator('summary')).toBeFocused()
        }
        await begin(page)
        await type(inForm(page, 'Nom'), 'Ana')
        await type(inForm(page, 'Rôle'), 'Salle')
        await choose('non.jpg')
        await press(button(page, 'Retirer la photo choisie'))
        await expect(form(page).getByText('non.jpg')).toHaveCount(0)
        await expect(page.locator('#photo')).toBeFocused()
        await choose('ana.jpg')
        await expect(form(page).getByText('ana.jpg')).toBeVisible()
        await save('Ajouter')
        expect(await storedPhotos(site, 'staff_member')).toEqual(['Ana'])
        await press(ana.locator('summary'))
        await expect(ana.locator('img')).toBeVisible()
        const first = await ana.locator('img').getAttribute('src')

        await edit()
        await choose('ana-deux.jpg', 96)
        await save('Enregistrer')
        await expect(ana.locator('img')).not.toHaveAttribute('src', first ?? '')
        expect(await storedPhotos(site, 'staff_member')).toEqual(['Ana'])

        await edit()
        await tick(form(page).getByLabel('Supprimer la photo actuelle'))
        await save('Enregistrer')
        await expect(ana.locator('img')).toHaveCount(0)
        expect(await storedPhotos(site, 'staff_member')).toEqual([])
      })
  })
}

test.describe('on a small screen', () => {
  test.use(INPUT_DEVICES.touch.use)

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
