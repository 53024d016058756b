import type { Page } from 'playwright/test'
import { expectAccessibleInEveryLook, PHONE } from '../support/browser'
import { INPUT_DEVICES } from '../support/input-devices'
import { isPlayed } from '../support/rounds'
import { addTestimonials, ask, newSite, storedList } from '../support/sites'
import { expect, test } from '../support/test'

let site: number
test.beforeEach(async ({ context, request, page }) => {
  site = await newSite(context, request)
  await addTestimonials(site, 'Léa', 'Marc')
  await page.goto(`/dashboard/website/${site}`)
})

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const form = (page: Page) => page.getByRole('form')
const inForm = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })

async function fill(page: Page, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await inForm(page, label).fill(text)
}

for (const [hand, { use, press }] of Object.entries(INPUT_DEVICES).filter(([hand]) =>
  isPlayed(hand, 'touch'),
)) {
  test.describe(`by ${hand}`, () => {
    test.use(use)
    const isSmall = use.viewport.width < 769

    test('a review is added at the end, changed, and hidden from the form', async ({ page }) => {
      if (isSmall) {
        await expect(form(page)).toBeHidden()
        await press(page.getByRole('button', { name: 'Ajouter', exact: true }).first())
        await expect(page.getByRole('list').filter({ hasText: 'Léa' })).toBeHidden()
      }
      await fill(page, { 'Nom du client': 'Zoé', 'Rôle du client': 'Cliente', Témoignage: 'Très bien.' })
      await press(form(page).getByRole('button', { name: 'Ajouter' }))
      const zoe = row(page, 'Zoé')
      await expect(zoe.locator('summary')).toBeFocused()
      const toast = page.getByRole('status').filter({ hasText: 'Avis enregistré' })
      await expect(toast.getByRole('link', { name: 'Voir' })).toHaveAttribute('href', `/apercu/${site}`)
      await expect.poll(() => storedList(site)).toEqual(['Léa', 'Marc', 'Zoé'])
      if (isSmall) await expect(form(page)).toBeHidden()
      else await expect(inForm(page, 'Nom du client')).toHaveValue('')

      await press(zoe.locator('summary'))
      await press(zoe.getByRole('button', { name: 'Modifier' }))
      await expect(form(page).getByRole('heading')).toHaveText('Modifier l’avis de Zoé')
      await expect(form(page).getByRole('heading')).toBeFocused()
      await expect(inForm(page, 'Témoignage')).toHaveValue('Très bien.')
      await fill(page, { 'Nom du client': 'Zoé Vidal' })
      await inForm(page, 'Visible sur le site').uncheck()
      await press(form(page).getByRole('button', { name: 'Enregistrer' }))
      await expect(row(page, 'Zoé Vidal').locator('summary')).toContainText('Caché')
      await expect.poll(() => storedList(site)).toEqual(['Léa', 'Marc', 'Zoé Vidal (caché)'])
      if (!isSmall) await expect(form(page).getByRole('heading')).toHaveText('Ajouter un avis')
    })
  })
}

test('Annuler empties the form, and leaves a change that was started', async ({ page }) => {
  await fill(page, { 'Nom du client': 'Presque' })
  await form(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(inForm(page, 'Nom du client')).toHaveValue('')
  await row(page, 'Léa').locator('summary').click()
  await row(page, 'Léa').getByRole('button', { name: 'Modifier' }).click()
  await fill(page, { 'Nom du client': 'Personne' })
  await form(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(row(page, 'Léa').locator('summary')).toBeFocused()
  await expect(form(page).getByRole('heading')).toHaveText('Ajouter un avis')
  expect(await storedList(site)).toEqual(['Léa', 'Marc'])
})

test('faults are told at their fields, and nothing that was typed is lost', async ({ page }) => {
  await fill(page, { 'Rôle du client': 'Cliente' })
  await form(page).getByRole('button', { name: 'Ajouter' }).click()
  await expect(page.getByText('Le nom du client est obligatoire.')).toBeVisible()
  await expect(page.getByText('Le témoignage est obligatoire.')).toBeVisible()
  await expect(inForm(page, 'Nom du client')).toBeFocused()
  await expect(inForm(page, 'Rôle du client')).toHaveValue('Cliente')
})

test('events need a first day, and end after it', async ({ page }) => {
  await page.goto(`/dashboard/website/${site}?onglet=evenements`)
  await fill(page, { Nom: 'Marché', Description: 'Sur la place.' })
  await form(page).getByRole('button', { name: 'Ajouter' }).click()
  await expect(page.getByText('La date de début est obligatoire.')).toBeVisible()
  await inForm(page, 'Date de début').fill('2030-05-03')
  await form(page)
    .getByLabel(/^Date de fin/)
    .fill('2030-05-01')
  await form(page).getByRole('button', { name: 'Ajouter' }).click()
  await expect(page.getByText('La date de fin ne peut pas être avant la date de début.')).toBeVisible()
  await form(page)
    .getByLabel(/^Date de fin/)
    .fill('')
  await form(page).getByRole('button', { name: 'Ajouter' }).click()
  await expect(row(page, 'Marché')).toContainText('vendredi 3 mai 2030')
})

test('a staff member needs no description', async ({ page }) => {
  await page.goto(`/dashboard/website/${site}?onglet=equipe`)
  await fill(page, { Nom: 'Ousmane', Rôle: 'Chef' })
  await form(page).getByRole('button', { name: 'Ajouter' }).click()
  await expect(row(page, 'Ousmane')).toContainText('Chef')
})

test('when the database refuses, the failure is told and the form keeps its texts', async ({ page }) => {
  await ask(
    `create function refuse_form_${site}() returns trigger language plpgsql as
       $$ begin raise exception 'refused by the test'; end $$`,
  )
  await ask(
    `create trigger refuse_form_${site} before insert on testimonials
     for each row when (new.website_id = ${site}) execute function refuse_form_${site}()`,
  )
  await fill(page, { 'Nom du client': 'Zoé', 'Rôle du client': 'Cliente', Témoignage: 'Très bien.' })
  await form(page).getByRole('button', { name: 'Ajouter' }).click()
  await expect(form(page).getByRole('alert')).toContainText('Erreur : Failed to create/update testimonial')
  await expect(inForm(page, 'Témoignage')).toHaveValue('Très bien.')
  await expect(inForm(page, 'Visible sur le site')).toBeChecked()
  await ask(`drop function refuse_form_${site}() cascade`)
  await form(page).getByRole('button', { name: 'Ajouter' }).click()
  await expect.poll(() => storedList(site)).toEqual(['Léa', 'Marc', 'Zoé'])
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('the form and its faults have no accessibility fault', async ({ page }) => {
    const add = page.getByRole('group', { name: 'Affichage' }).getByRole('button', { name: 'Ajouter' })
    if (await add.isVisible()) await add.click()
    await form(page).getByRole('button', { name: 'Ajouter' }).click()
    await expect(page.getByText('Le témoignage est obligatoire.')).toBeVisible()
    await expectAccessibleInEveryLook(page)
  })
})
