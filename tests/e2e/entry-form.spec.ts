import type { Page } from 'playwright/test'
import { expectAccessibleInEveryLook, PHONE } from '../support/browser'
import { INPUT_DEVICES } from '../support/input-devices'
import { isPlayed } from '../support/rounds'
import { pictureOf } from '../support/sample-pictures'
import { addTestimonials, ask, newSite, storedList } from '../support/sites'
import { expect, test } from '../support/test'

let site: number
test.beforeEach(async ({ context, request, page }) => {
  site = await newSite(context, request)
  await addTestimonials(site, 'Léa')
  await open(page)
})

async function open(page: Page) {
  await page.goto(`/dashboard/website/${site}`)
  const add = page.getByRole('group', { name: 'Affichage' }).getByRole('button', { name: 'Ajouter' })
  // A file cannot be chosen before hydration.
  await expect(page.locator('#photo')).toBeEnabled()
  if (await add.isVisible()) await add.click()
}

const form = (page: Page) => page.getByRole('form')
const inForm = (page: Page, label: string) => form(page).getByLabel(label, { exact: true })
const preview = (page: Page) => page.getByRole('region', { name: 'Aperçu sur votre site' })
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

const photo = async (name = 'zoe.jpg') => ({ name, mimeType: 'image/jpeg', buffer: await pictureOf.jpeg() })
const choose = async (page: Page, file?: { name: string; mimeType: string; buffer: Buffer }) =>
  form(page)
    .locator('#photo')
    .setInputFiles(file ?? (await photo()))

async function fillZoe(page: Page) {
  await inForm(page, 'Nom du client').fill('Zoé')
  await inForm(page, 'Rôle du client').fill('Cliente')
  await inForm(page, 'Témoignage').fill('Très bien.')
}

/** The pictures of the website's entries, by entry. */
const storedPhotos = async () =>
  (
    await ask<{ customer_name: string; hash: string }>(
      `select customer_name, hash from testimonial_pictures placement
       join testimonials t on t.id = owner_id join pictures p on p.id = picture_id
       where t.website_id = $1 order by p.id`,
      [site],
    )
  ).map(({ customer_name }) => customer_name)

/** Makes the file provider unreachable until the returned function is called. */
async function breakStorage(page: Page): Promise<() => Promise<void>> {
  const elsewhere = (url: URL) => url.origin !== process.env.PRODUCT_ORIGIN
  await page.route(elsewhere, (route) => route.abort())
  return () => page.unroute(elsewhere)
}

for (const [hand, { use, press }] of Object.entries(INPUT_DEVICES)) {
  test.describe(`by ${hand}`, () => {
    test.use(use)

    if (isPlayed(hand, 'mouse'))
      test('an entry is added with its photo', async ({ page }) => {
        await fillZoe(page)
        await choose(page)
        await expect(form(page).getByText('zoe.jpg')).toBeVisible()
        await press(form(page).getByRole('button', { name: 'Ajouter' }))
        const zoe = row(page, 'Zoé')
        await expect(zoe.locator('summary')).toBeFocused()
        expect(await storedPhotos()).toEqual(['Zoé'])
        await press(zoe.locator('summary'))
        await expect(zoe.locator('img')).toHaveJSProperty('naturalWidth', 64)
      })

    if (isPlayed(hand, 'touch'))
      test('an entry whose photo failed is kept, and the photo sent again', async ({ page }) => {
        const mend = await breakStorage(page)
        await fillZoe(page)
        await choose(page)
        await press(form(page).getByRole('button', { name: 'Ajouter' }))
        await expect(form(page).getByText('Erreur : Image upload failed')).toBeVisible()
        expect(await storedList(site)).toEqual(['Léa', 'Zoé'])
        expect(await storedPhotos()).toEqual([])
        await mend()
        await press(form(page).getByRole('button', { name: 'Réessayer : zoe.jpg' }))
        await expect.poll(storedPhotos).toEqual(['Zoé'])
        await expect(row(page, 'Zoé').locator('summary')).toBeFocused()
        expect(await storedList(site)).toEqual(['Léa', 'Zoé'])
      })
  })
}

test('after a photo that is none, another is chosen or the entry goes on without', async ({ page }) => {
  await fillZoe(page)
  await choose(page, { name: 'faux.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Bonjour') })
  await form(page).getByRole('button', { name: 'Ajouter' }).click()
  await expect(form(page).getByText('Erreur : Image upload failed')).toBeVisible()
  await choose(page, { name: 'faux.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Encore') })
  await expect(form(page).getByText('Erreur : Image upload failed')).toBeVisible()
  await form(page).getByRole('button', { name: 'Continuer sans photo' }).click()
  await expect(row(page, 'Zoé').locator('summary')).toBeFocused()
  await expect(inForm(page, 'Nom du client')).toHaveValue('')
  expect(await storedPhotos()).toEqual([])
})

test('a file that is no picture is refused before it is sent', async ({ page }) => {
  await choose(page, { name: 'devis.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(form(page).getByRole('alert')).toHaveText('Envoyez une image JPEG, PNG, WebP, AVIF ou GIF.')
  await choose(page)
  await expect(form(page).getByRole('alert')).toHaveCount(0)
  await form(page).getByRole('button', { name: 'Retirer la photo choisie' }).click()
  await fillZoe(page)
  await form(page).getByRole('button', { name: 'Ajouter' }).click()
  await expect(row(page, 'Zoé').locator('summary')).toBeFocused()
  expect(await storedPhotos()).toEqual([])
})

test('the photo of an entry is changed, then removed', async ({ page }) => {
  const edit = async () => {
    const lea = row(page, 'Léa')
    if (!(await lea.getByRole('button', { name: 'Modifier' }).isVisible()))
      await lea.locator('summary').click()
    await lea.getByRole('button', { name: 'Modifier' }).click()
    await expect(form(page).getByRole('heading')).toHaveText('Modifier l’avis de Léa')
  }
  const save = async () => {
    await form(page).getByRole('button', { name: 'Enregistrer' }).click()
    await expect(form(page).getByRole('heading')).toHaveText('Ajouter un avis')
  }
  for (const name of ['une.jpg', 'deux.jpg']) {
    await edit()
    await choose(page, await photo(name))
    await save()
    expect(await storedPhotos()).toEqual(['Léa'])
  }
  await edit()
  await expect(preview(page).locator('img')).toBeVisible()
  await form(page).getByLabel('Supprimer la photo actuelle').check()
  await expect(preview(page).locator('img')).toHaveCount(0)
  await save()
  await expect.poll(storedPhotos).toEqual([])
  await expect(row(page, 'Léa').locator('img')).toHaveCount(0)
})

test('the preview shows what is typed and chosen, and Annuler empties both', async ({ page }) => {
  await expect(preview(page)).toContainText('Nom du client')
  await fillZoe(page)
  await choose(page)
  for (const text of ['Zoé', 'Cliente', 'Très bien.']) await expect(preview(page)).toContainText(text)
  await expect(preview(page).locator('img')).toHaveJSProperty('naturalWidth', 64)
  await form(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(preview(page)).not.toContainText('Zoé')
  await expect(preview(page).locator('img')).toHaveCount(0)
  await expect(form(page).getByText('zoe.jpg')).toHaveCount(0)
  expect(await storedList(site)).toEqual(['Léa'])
})

test('a refused submit keeps the texts and the photo', async ({ page }) => {
  await inForm(page, 'Nom du client').fill('Zoé')
  await choose(page)
  await form(page).getByRole('button', { name: 'Ajouter' }).click()
  await expect(page.getByText('Le témoignage est obligatoire.')).toBeVisible()
  await expect(inForm(page, 'Nom du client')).toHaveValue('Zoé')
  await fillZoe(page)
  await form(page).getByRole('button', { name: 'Ajouter' }).click()
  await expect.poll(storedPhotos).toEqual(['Zoé'])
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('the form with a failed photo has no accessibility fault', async ({ page }) => {
    await breakStorage(page)
    await fillZoe(page)
    await choose(page)
    await expectAccessibleInEveryLook(page)
    await form(page).getByRole('button', { name: 'Ajouter' }).click()
    await expect(form(page).getByText('Erreur : Image upload failed')).toBeVisible()
    await expectAccessibleInEveryLook(page)
  })
})
