import type { APIRequestContext } from 'playwright/test'
import { expectAccessibleInEveryLook } from '../support/browser'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

const statusFor = async (visitor: APIRequestContext, id: number) =>
  (await visitor.get(`/api/testimonials/website/${id}`)).status()

test('the owner takes the site offline and back, and is told why when the agency did', async ({
  page,
  context,
  request,
}) => {
  const id = await newSite(context, request)
  await page.goto(`/dashboard/website/${id}`)
  const status = page.locator('#statut-du-site')
  await expect(status).toHaveText('Active')
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('button', { name: 'Mettre hors ligne' }).click()
  await expect(page.getByRole('button', { name: 'Non' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expectAccessibleInEveryLook(page)
  await page.getByRole('button', { name: 'Oui' }).click()
  await expect(status).toHaveText('Inactive')
  await expect(status).toBeFocused()
  await expect(page.getByText('Site mis hors ligne.')).toBeVisible()
  expect(await statusFor(request, id)).toBe(403)
  await page.getByRole('button', { name: 'Remettre en ligne' }).click()
  await expect(status).toHaveText('Active')
  expect(await statusFor(request, id)).toBe(200)

  await ask("update websites set status = 'inactive' where id = $1", [id])
  await page.reload()
  await expect(page.getByText('L’agence a mis ce site hors ligne.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remettre en ligne' })).toHaveCount(0)
})

test('a switch that came too late says so, and changes nothing', async ({ page, context, request }) => {
  const id = await newSite(context, request)
  await ask("update websites set status = 'inactive', inactive_by = 'owner' where id = $1", [id])
  await page.goto(`/dashboard/website/${id}`)
  await ask('update websites set inactive_by = null where id = $1', [id])
  await page.getByRole('button', { name: 'Remettre en ligne' }).click()
  await expect(page.getByText('L’agence a mis ce site hors ligne.').first()).toBeVisible()
  expect(await ask('select status from websites where id = $1', [id])).toEqual([{ status: 'inactive' }])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the switch works too', async ({ page, context, request }) => {
    const id = await newSite(context, request)
    await page.goto(`/dashboard/website/${id}`)
    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('button', { name: 'Mettre hors ligne' }).click()
    await page.getByRole('button', { name: 'Oui' }).click()
    await expect(page.locator('#statut-du-site')).toHaveText('Inactive')
    await page.getByRole('button', { name: 'Remettre en ligne' }).click()
    await expect(page.locator('#statut-du-site')).toHaveText('Active')
  })
})
