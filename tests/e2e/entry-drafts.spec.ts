import type { Page } from 'playwright/test'
import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import { expectAccessibleInEveryLook, newAccount, PHONE, signIn } from '../support/browser'
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
import { INPUT_DEVICES } from '../support/input-devices'
import { addTestimonials, ask, newSite, storedList } from '../support/sites'
import { expect, test } from '../support/test'

let site: number
test.beforeEach(async ({ context, request, page }) => {
  site = await newSite(context, request)
  await addTestimonials(site, 'Léa', 'Marc')
  await openTab(page, site)
})

const AGAIN = 'Votre brouillon est repris.'
const client = (page: Page) => inForm(page, 'Nom du client')
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Contenu du site' }).getByRole('link', { name })

async function edit(page: Page, name: string) {
  const change = row(page, name).getByRole('button', { name: 'Modifier' })
  if (!(await change.isVisible())) await row(page, name).locator('summary').click()
  await change.click()
  await expect(form(page).getByRole('heading')).toHaveText(`Modifier l’avis de ${name}`)
}

test('whoever turns to another entry finds the first as it was left', async ({ page }) => {
  await client(page).fill('Zoé')
  await edit(page, 'Léa')
  await expect(form(page).getByText(AGAIN)).toHaveCount(0)
  await client(page).fill('Léa Petit')
  await inForm(page, 'Visible sur le site').uncheck()
  await expect(row(page, 'Léa').locator('summary')).toContainText('Brouillon')
  await edit(page, 'Marc')
  await expect(client(page)).toHaveValue('Marc')

  await edit(page, 'Léa')
  await expect(client(page)).toHaveValue('Léa Petit')
  await expect(inForm(page, 'Visible sur le site')).not.toBeChecked()
  await expect(form(page).getByText(AGAIN)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Aperçu sur votre site' })).toContainText('Léa Petit')
  await button(page, 'Annuler').click()
  await expect(client(page)).toHaveValue('Zoé')
  await expect(page.getByText('Brouillon', { exact: true })).toHaveCount(0)
  await edit(page, 'Léa')
  await expect(client(page)).toHaveValue('Léa')
  expect(await storedList(site)).toEqual(['Léa', 'Marc'])
})

test('what is typed back to what is stored is no draft', async ({ page }) => {
  await edit(page, 'Léa')
  await client(page).fill('Léo')
  await expect(row(page, 'Léa').locator('summary')).toContainText('Brouillon')
  await client(page).fill('Léa')
  await expect(row(page, 'Léa').locator('summary')).not.toContainText('Brouillon')
})

test('a draft and its photo are there after another tab, and saved with it', async ({ page }) => {
  await client(page).fill('Zoé')
  await form(page)
    .locator('#photo')
    .setInputFiles(await photo('zoe.jpg'))
  await tab(page, 'Équipe').click()
  await inForm(page, 'Nom').fill('Ousmane')
  await tab(page, 'Avis clients').click()
  await expect(client(page)).toHaveValue('Zoé')
  await expect(form(page).getByText('zoe.jpg')).toBeVisible()
  await inForm(page, 'Rôle du client').fill('Cliente')
  await inForm(page, 'Témoignage').fill('Très bien.')
  await button(page, 'Ajouter').click()
  await expect(row(page, 'Zoé').locator('summary')).toBeFocused()
  expect(await storedPhotos(site, 'testimonial')).toEqual(['Zoé'])
  await expect(client(page)).toHaveValue('')

  await page.reload()
  await expect(client(page)).toHaveValue('')
  await tab(page, 'Équipe').click()
  await expect(inForm(page, 'Nom')).toHaveValue('Ousmane')
})

test('a reload opens the form that was open, though nothing was typed', async ({ page }) => {
  await edit(page, 'Léa')
  await expect(form(page).getByRole('heading')).toHaveText('Modifier l’avis de Léa')
  await expect(page).toHaveURL(/#modifier-\d+$/)
  await page.reload()
  await expect(form(page).getByRole('heading')).toHaveText('Modifier l’avis de Léa')
  await button(page, 'Annuler').click()
  await expect(page).not.toHaveURL(/#modifier/)
  await page.reload()
  await expect(form(page).getByRole('heading')).toHaveText('Ajouter un avis')
})

test('when the session has ended, one logs in and finds the change that was started', async ({
  page,
  context,
}) => {
  await edit(page, 'Léa')
  await inForm(page, 'Témoignage').fill('Encore mieux.')
  await context.clearCookies()
  await button(page, 'Enregistrer').click()
  await expect(page).toHaveURL(`/login?from=%2Fdashboard%2Fwebsite%2F${site}%3Fonglet%3Davis&motif=session`)
  const [owner] = await ask<{ email: string }>(
    'select email from users join websites on websites.client_id = users.id where websites.id = $1',
    [site],
  )
  await page.getByRole('textbox', { name: 'E-mail' }).fill(owner?.email ?? '')
  await page.getByLabel('Mot de passe', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(form(page).getByRole('heading')).toHaveText('Modifier l’avis de Léa')
  await expect(inForm(page, 'Témoignage')).toHaveValue('Encore mieux.')
  await button(page, 'Enregistrer').click()
  await expect(form(page).getByRole('heading')).toHaveText('Ajouter un avis')
  await expect(row(page, 'Léa')).toContainText('Encore mieux.')
})

test('somebody else at the same browser does not find one’s draft', async ({ page, context, request }) => {
  await client(page).fill('Entre nous')
  await page.reload()
  await expect(client(page)).toHaveValue('Entre nous')
  await context.clearCookies()
  const email = await newAccount(request)
  await signIn(context, email)
  // The site changes its owner while the browser's tab stays open.
  await ask('update websites set client_id = (select id from users where email = $2) where id = $1', [
    site,
    email,
  ])
  await openTab(page, site)
  await expect(client(page)).toHaveValue('')
})

test('a photo that did not arrive is not lost with another form', async ({ page }) => {
  const elsewhere = (url: URL) => url.origin !== process.env.PRODUCT_ORIGIN
  await page.route(elsewhere, (route) => route.abort())
  await edit(page, 'Léa')
  await form(page)
    .locator('#photo')
    .setInputFiles(await photo('lea.jpg'))
  await button(page, 'Enregistrer').click()
  await expect(form(page).getByText('Erreur : Image upload failed')).toBeVisible()
  await edit(page, 'Marc')
  await expect(row(page, 'Léa').locator('summary')).toContainText('Photo à envoyer')
  await expect(row(page, 'Léa').locator('summary')).not.toContainText('Brouillon')
  await page.unroute(elsewhere)
  await edit(page, 'Léa')
  await expect(form(page).getByText('lea.jpg')).toBeVisible()
  await button(page, 'Enregistrer').click()
  await expect.poll(() => storedPhotos(site, 'testimonial')).toEqual(['Léa'])
  await expect(row(page, 'Léa').locator('summary')).not.toContainText('Photo à envoyer')
})

test('a deleted entry takes its draft with it', async ({ page }) => {
  await edit(page, 'Marc')
  await client(page).fill('Marcel')
  await row(page, 'Marc').getByRole('button', { name: 'Supprimer' }).click()
  await row(page, 'Marc').getByRole('button', { name: 'Oui' }).click()
  await expect(form(page).getByRole('heading')).toHaveText('Ajouter un avis')
  await expect(client(page)).toHaveValue('')
  await page.reload()
  await expect(client(page)).toHaveValue('')
  expect(await storedList(site)).toEqual(['Léa'])
})

test('an entry that another window has deleted meanwhile can be added again', async ({ page }) => {
  await edit(page, 'Marc')
  await client(page).fill('Marcel')
  await ask(`delete from testimonials where website_id = $1 and customer_name = 'Marc'`, [site])
  await button(page, 'Enregistrer').click()
  await expect(form(page).getByRole('alert')).toContainText('Erreur : Failed to create/update testimonial')
  await expect(form(page).getByRole('heading')).toHaveText('Ajouter un avis')
  await expect(client(page)).toHaveValue('Marcel')
  await button(page, 'Ajouter').click()
  await expect.poll(() => storedList(site)).toEqual(['Léa', 'Marcel'])
})

test.describe('on a small screen', () => {
  test.use(INPUT_DEVICES.touch.use)

  test('the list is looked at in the middle of a change', async ({ page }) => {
    await row(page, 'Léa').locator('summary').tap()
    await row(page, 'Léa').getByRole('button', { name: 'Modifier' }).tap()
    await client(page).fill('Léa Petit')
    await view(page, 'Voir la liste').tap()
    await expect(row(page, 'Léa').locator('summary')).toContainText('Brouillon')
    await view(page, 'Modifier').tap()
    await expect(client(page)).toHaveValue('Léa Petit')
    await page.reload()
    await expect(client(page)).toHaveValue('Léa Petit')
  })
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('a draft and a refused save have no accessibility fault', async ({ page }) => {
    await edit(page, 'Léa')
    await client(page).fill('Léa Petit')
    await page.reload()
    await expect(form(page).getByText(AGAIN)).toBeVisible()
    const mend = await refuseChanges(site, 'testimonials')
    await button(page, 'Enregistrer').click()
    await expect(form(page).getByRole('alert')).toBeVisible()
    await mend()
    await expectAccessibleInEveryLook(page)
  })
})
