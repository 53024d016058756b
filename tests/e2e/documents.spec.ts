import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectAccessibleInEveryLook } from '../support/browser'
import { addOrder } from '../support/orders'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

/** Downloads a link's file; returns its content and name. */
async function download(page: Page, name: string) {
  await page.getByRole('button', { name: 'Autres actions' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('an owner downloads the packing slip and the receipt of an order', async ({
  page,
  context,
  request,
}) => {
  const order = await addOrder(await newSite(context, request))
  await page.goto(`/orders/${order}`)
  const slip = await download(page, 'Bon de préparation (PDF)')
  expect(slip.name).toBe(`bon-de-preparation-${order}.pdf`)
  expect(slip.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const receipt = await download(page, 'Reçu (PDF)')
  expect(receipt.name).toBe(`recu-commande-${order}.pdf`)
  expect(receipt.bytes.toString('latin1')).toContain('/StructTreeRoot')
  const answer = await page.request.get(`/api/orders/${order}/receipt`)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  await expectAccessibleInEveryLook(page)
})

test('the accounts of a shop show the total of each month and export it as a file', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  const order = await addOrder(site, { paid_at: new Date() })
  await page.goto(`/dashboard/ecom/${site}`)
  await page.getByRole('link', { name: 'Comptes de la boutique' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Comptes')
  const table = page.getByRole('table', { name: /^Comptes de/ })
  await expect(table.getByRole('row').last()).toContainText('12,50\u00a0€')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Exporter le mois \(CSV\)/ }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines[1]).toMatch(new RegExp(`^${order};\\d{4}-\\d\\d-\\d\\d;Vente;12,5;0;`))
  await expectAccessibleInEveryLook(page)
})

test('a product at its stock threshold appears in the to-do list', async ({ page, context, request }) => {
  const site = await newSite(context, request)
  const [product] = await ask<{ id: number }>(
    `insert into products (website_id, name, price_cents, weight_grams, stock)
     values ($1, 'Miel de garrigue', 950, 420, 2) returning id`,
    [site],
  )
  await page.goto(`/dashboard/ecom/${site}?fiche=${product?.id}`)
  await page.getByLabel('Alerte de stock').fill('3')
  await page.getByRole('button', { name: /^Enregistrer/ }).click()
  await expect(page.getByText('Produit modifié avec succès.')).toBeVisible()
  await page.goto(`/dashboard/ecom/${site}`)
  await expect(page.getByText('Seuil d’alerte atteint')).toBeVisible()
  await page.goto('/dashboard')
  const list = page.getByRole('region', { name: 'À faire' }).getByRole('list', { name: 'Stock bas' })
  await expect(list.getByRole('listitem')).toContainText(['Miel de garrigue'])
  await expect(list).toContainText('2 à vendre')
  await expectAccessibleInEveryLook(page)
})
