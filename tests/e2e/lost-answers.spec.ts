import type { Page } from 'playwright/test'
import { ADMIN, newAccount, signIn } from '../support/browser'
import { button, form, inForm, openTab, row, view } from '../support/entry-screen'
import { ask, newSite, storedList } from '../support/sites'
import { expect, test } from '../support/test'

/** Lets the server make the next change, and loses its answer. */
async function loseNextAnswer(page: Page): Promise<void> {
  let isLost = false
  await page.route('**/*', async (route) => {
    if (isLost || !route.request().headers()['next-action']) return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}

const NO_ANSWER = /Vérifiez votre connexion/

test('an entry whose answer was lost is sent again and stands there once', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  await page.setViewportSize({ width: 375, height: 812 })
  await openTab(page, site)
  await view(page, 'Ajouter').click()
  const fillZoe = async () => {
    await inForm(page, 'Nom du client').fill('Zoé')
    await inForm(page, 'Rôle du client').fill('Cliente')
    await inForm(page, 'Témoignage').fill('Très bien.')
  }
  await fillZoe()
  await loseNextAnswer(page)
  await button(page, 'Ajouter').click()
  await expect(form(page).getByText(NO_ANSWER)).toBeInViewport()
  expect(await storedList(site)).toEqual(['Zoé'])
  await button(page, 'Ajouter').click()
  await expect(row(page, 'Zoé').locator('summary')).toBeFocused()
  expect(await storedList(site)).toEqual(['Zoé'])
  // The next one has another key.
  await view(page, 'Ajouter').click()
  await fillZoe()
  await button(page, 'Ajouter').click()
  await expect.poll(() => storedList(site)).toEqual(['Zoé', 'Zoé'])
})

test('a website whose answer was lost is not stored again with other content without a warning', async ({
  page,
  context,
  request,
}) => {
  await signIn(context, ADMIN)
  const email = await newAccount(request, 'Océane')
  const [owner] = await ask<{ id: number }>('select id from users where email = $1', [email])
  const field = (label: string) => page.getByRole('dialog').getByLabel(label, { exact: true })
  const save = () => page.getByRole('dialog').getByRole('button', { name: 'Créer le site' }).click()
  const sites = async () =>
    (
      await ask<{ name: string }>('select name from websites where client_id = $1 order by id', [owner?.id])
    ).map(({ name }) => name)
  await page.goto('/admin/websites')
  await page.getByRole('link', { name: 'Nouveau site' }).click()
  await page.getByLabel('Chercher le client').fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: new RegExp(email) }).click()
  await field('Nom').fill('Le Mas')
  await field('Adresse').fill('https://le-mas.example')
  await page.setViewportSize({ width: 375, height: 700 })
  await loseNextAnswer(page)
  await save()
  await expect(page.getByRole('dialog').getByText(NO_ANSWER)).toBeInViewport()
  expect(await sites()).toEqual(['Le Mas'])
  await field('Nom').fill('Le second mas')
  await save()
  await expect(page.getByRole('dialog').getByText(/Cet envoi est déjà arrivé/)).toBeVisible()
  await expect(field('Nom')).toHaveValue('Le second mas')
  expect(await sites()).toEqual(['Le Mas'])
  await save()
  await expect(page.getByText('Site créé\u00a0: Le second mas')).toBeVisible()
  expect(await sites()).toEqual(['Le Mas', 'Le second mas'])
})
