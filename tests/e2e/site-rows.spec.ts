import type { Page } from 'playwright/test'
import { daysBetween, parisDay } from '@/lib/domain/calendar'
import { CAMILLE, JULIEN, signIn } from '../support/browser'
import { form, names, openTab, row } from '../support/entry-screen'
import { sampleDay } from '../support/sample-day'
import { addTestimonials, ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

const top = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Contenu du site' })
    .evaluate((tabs) => tabs.nextElementSibling?.getBoundingClientRect().top ?? 0)

test('what a tab holds begins above the middle of the window, and a debt is said once', async ({
  page,
  context,
}) => {
  for (const [who, path] of [
    [CAMILLE, '/dashboard/website/1'],
    [JULIEN, '/dashboard/website/3'],
  ] as const) {
    await signIn(context, who)
    await page.goto(path)
    for (const viewport of [
      { width: 375, height: 812 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport)
      expect(await top(page), `${path} at ${viewport.width}`).toBeLessThan(viewport.height / 2)
    }
  }
  const dues = page.getByRole('region', { name: 'Facturation' })
  await expect(dues).toHaveCount(1)
  const days = 3 + daysBetween(await sampleDay(ask), parisDay(new Date()))
  await expect(dues).toContainText(`35\u00a0€ dus depuis ${days}\u00a0jours`)
  await expect(dues.getByRole('link', { name: 'Régler' })).toBeVisible()
  await expect(dues.getByRole('link', { name: 'Nous écrire' })).toBeVisible()
})

test('a long list is searched, which the address keeps, and the row that is edited is marked', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  const many = ['Léa', 'Élise', ...Array.from({ length: 7 }, (_, index) => `Cliente ${index}`)]
  await addTestimonials(site, ...many)
  await openTab(page, site)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await ask(
    `insert into testimonials (website_id, position, content, customer_name, customer_role)
     values ($1, 10, 'Bien.', 'Zoé', 'Cliente')`,
    [site],
  )
  await openTab(page, site)
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('elise')
  await expect(names(page)).toHaveText(['Élise'])
  await expect(page.getByRole('heading', { level: 2, name: 'Avis clients' })).toContainText('1 sur 10')
  await expect(page).toHaveURL(/recherche=elise/)
  await page.reload()
  await expect(names(page)).toHaveText(['Élise'])
  await row(page, 'Élise').locator('summary').click()
  await row(page, 'Élise').getByRole('button', { name: 'Modifier' }).click()
  await expect(row(page, 'Élise').locator('summary')).toHaveAttribute('aria-current', 'true')
  await expect(form(page).getByText('Aucune modification')).toBeVisible()
  await form(page).getByLabel('Rôle du client').fill('Boulangère')
  await expect(form(page).getByText('Modifications non enregistrées')).toBeVisible()
  await form(page).getByRole('button', { name: 'Annuler' }).click()
  await expect(row(page, 'Élise').locator('summary')).not.toHaveAttribute('aria-current', 'true')
  await page.getByRole('searchbox').fill('personne')
  await expect(page.getByText('Rien ne correspond à « personne ».')).toBeVisible()
})

test('a row says what it is about, and that an event is over', async ({ page, context, request }) => {
  const site = await newSite(context, request)
  await openTab(page, site, 'evenements')
  await page.getByRole('button', { name: 'Ajouter un événement' }).click()
  await expect(form(page).getByRole('heading')).toBeFocused()
  await ask(
    `insert into events (website_id, position, title, description, event_date, end_date)
     values ($1, 1, 'Foire', E'Sur la place.\\nPuis partout.', '2020-05-01', '2020-05-03'),
            ($1, 2, 'Marché', 'Sous la halle.', '2090-05-01', null)`,
    [site],
  )
  await openTab(page, site, 'evenements')
  const past = row(page, 'Foire').locator('summary')
  await expect(past).toContainText('Passé')
  await expect(past).toContainText('Sur la place.')
  await expect(past).not.toContainText('Puis partout.')
  await expect(row(page, 'Marché').locator('summary')).not.toContainText('Passé')
})
