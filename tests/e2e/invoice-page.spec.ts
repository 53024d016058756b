import { newBilledClient, owe } from '../support/billing'
import { ADMIN, expectAccessible, PHONE, signIn } from '../support/browser'
import { expect, test } from '../support/test'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script, on a phone' : 'without script, on a phone', () => {
    test.use({ ...PHONE, javaScriptEnabled })

    test('a client opens an invoice from the list, and has it as PDF', async ({ page, context }) => {
      const client = await newBilledClient(context)
      await owe(client)
      await page.goto('/dashboard/facturation')
      await page.getByRole('table', { name: 'Factures' }).getByRole('link', { name: /^F-/ }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: /Facture F-\d{4}-\d+/ })).toBeVisible()
      const main = page.getByRole('main')
      await expect(main).toContainText(/Total TTC\s*35,00\s€/)
      await expect(main).toContainText(/TVA 20\s% sur 29,17\s€\s*5,83\s€/)
      await expect(main).toContainText('Pas d’escompte en cas de paiement anticipé.')
      await expect(page.getByRole('button', { name: /Régler 35\s€/ })).toBeVisible()
      if (javaScriptEnabled) await expectAccessible(page)
      const waiting = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Télécharger le PDF' }).click()
      expect((await waiting).suggestedFilename()).toMatch(/^F-\d{4}-\d+\.pdf$/)
    })
  })

test('the agency opens a client’s invoice, without a way to pay it; another client does not', async ({
  page,
  context,
}) => {
  const client = await newBilledClient(context)
  await owe(client)
  await page.goto('/dashboard/facturation')
  await page.getByRole('table', { name: 'Factures' }).getByRole('link', { name: /^F-/ }).first().click()
  await expect(page).toHaveURL(/\/factures\/\d+$/)
  await expect(page.getByRole('button', { name: /^Régler/ })).toBeVisible()
  const address = page.url()
  await signIn(context, ADMIN)
  await page.goto(address)
  await expect(page.getByRole('link', { name: 'Télécharger le PDF' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Régler/ })).toHaveCount(0)
  await newBilledClient(context)
  expect((await page.goto(address))?.status()).toBe(404)
})
