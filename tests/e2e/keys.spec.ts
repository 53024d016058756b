import { expectAccessibleInEveryLook, PHONE } from '../support/browser'
import { newSite } from '../support/sites'
import { expect, test } from '../support/test'

for (const script of [true, false])
  test.describe(script ? 'keys of a website' : 'keys of a website without script', () => {
    test.use({ javaScriptEnabled: script })

    test('a key is made, shown once, used, and revoked', async ({ page, context, request }) => {
      const site = await newSite(context, request)
      await page.goto(`/dashboard/website/${site}`)
      await page.getByRole('button', { name: 'Autres actions' }).click()
      await page.getByRole('link', { name: 'Gérer les clés d’API' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Clés d’API')
      await expect(page.getByText('Ce site n’a pas encore de clé.')).toBeVisible()

      await page.getByRole('button', { name: 'Créer la clé' }).click()
      await expect(page.getByText('Donnez un nom à la clé.')).toBeVisible()
      await page.getByLabel('Nom').fill('Vitrine')
      await page.getByLabel('Lire et modifier le contenu').check()
      await page.getByRole('button', { name: 'Créer la clé' }).click()
      const shown = page.getByRole('region', { name: 'Votre nouvelle clé' })
      const key = (await shown.getByText(/^ostal_/).innerText()).trim()
      const row = page.getByRole('row', { name: /Vitrine/ })
      await expect(row).toContainText('Lecture et écriture')
      await expect(row).toContainText('Jamais')

      const list = `/api/testimonials/website/include/${site}`
      const headers = { authorization: `Bearer ${key}` }
      expect((await request.get(list, { headers })).status()).toBe(200)
      await page.goto(`/dashboard/website/${site}/cles`)
      await expect(page.getByText(key)).toHaveCount(0)
      await expect(row).not.toContainText('Jamais')

      await row.getByText('Révoquer').first().click()
      await page.getByRole('button', { name: 'Oui' }).click()
      await expect(page.getByText('Ce site n’a pas encore de clé.')).toBeVisible()
      expect((await request.get(list, { headers })).status()).toBe(401)
    })
  })

test.describe('in every look', () => {
  test.use(PHONE)

  test('the keys are accessible, with a new one and the question open', async ({
    page,
    context,
    request,
  }) => {
    await page.goto(`/dashboard/website/${await newSite(context, request)}/cles`)
    await page.getByLabel('Nom').fill('Vitrine')
    await page.getByRole('button', { name: 'Créer la clé' }).click()
    await expect(page.getByRole('region', { name: 'Votre nouvelle clé' })).toBeFocused()
    await page.getByText('Révoquer').first().click()
    await expectAccessibleInEveryLook(page)
  })
})
