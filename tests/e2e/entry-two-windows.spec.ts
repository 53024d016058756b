import { button, form, inForm, openTab, row } from '../support/entry-screen'
import { addTestimonials, ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

test('a second window that changes another field of the same entry has to confirm, and no change is lost', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  await addTestimonials(site, 'Léa')
  const second = await context.newPage()
  for (const window of [page, second]) {
    await openTab(window, site)
    await row(window, 'Léa').locator('summary').click()
    await row(window, 'Léa')
      .getByRole('button', { name: /^Modifier/ })
      .click()
  }
  await inForm(page, 'Rôle du client').fill('Boulangère')
  await button(page, 'Enregistrer').click()
  await expect(page.getByText('Avis enregistré')).toBeVisible()

  await inForm(second, 'Témoignage').fill('Un accueil chaleureux.')
  await button(second, 'Enregistrer').click()
  const question = form(second).getByRole('alert')
  await expect(question).toContainText('modifié entre-temps dans une autre fenêtre')
  await expect(question).toBeFocused()
  await expect(inForm(second, 'Témoignage')).toHaveValue('Un accueil chaleureux.')
  await expect(inForm(second, 'Témoignage')).toHaveAccessibleDescription(
    /Enregistré entre-temps.*Un accueil parfait/,
  )
  await expect(inForm(second, 'Rôle du client')).toHaveValue('Boulangère')
  await button(second, 'Enregistrer').click()
  await expect(second.getByText('Avis enregistré')).toBeVisible()
  const rows = await ask('select customer_role, content from testimonials where website_id = $1', [site])
  expect(rows).toEqual([{ customer_role: 'Boulangère', content: 'Un accueil chaleureux.' }])
})

test('a change by the switch of the row does not count as another window’s', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  await addTestimonials(site, 'Léa')
  await openTab(page, site)
  await row(page, 'Léa').locator('summary').click()
  await row(page, 'Léa')
    .getByRole('button', { name: /^Modifier/ })
    .click()
  await row(page, 'Léa').getByRole('switch').click()
  await expect(row(page, 'Léa').getByText('Caché').first()).toBeVisible()
  await expect(inForm(page, 'Visible sur le site')).not.toBeChecked()
  await inForm(page, 'Rôle du client').fill('Boulangère')
  await button(page, 'Enregistrer').click()
  await expect(page.getByText('Avis enregistré')).toBeVisible()
})
