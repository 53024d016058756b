import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { ADMIN, CAMILLE, expectAccessibleInEveryLook, MODERATOR, PHONE, signIn } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

/** Downloads a link's file; returns its lines without the byte order mark. */
async function download(page: Page, name: string): Promise<string[]> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name, exact: true }).click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  return text.slice(1).trimEnd().split('\r\n')
}

/** The month in Paris, the number and the total of the sample data's fee invoice. */
async function feesOfCamille(): Promise<{ month: string; number: string; cents: number }> {
  const [row] = await ask<{ month: string; number: string; cents: number }>(
    `select to_char(issued_on, 'YYYY-MM') as month, number, total_cents as cents from invoices
     where client_id = 2 and purpose = 'fees' order by id desc limit 1`,
  )
  if (!row) throw new Error('The sample data holds no invoice of fees')
  return row
}

test('the administrator finds what waits, what is due and the month for the accountant', async ({
  page,
  context,
}) => {
  await signIn(context, ADMIN)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Sommes en retard' }).click()
  await expect(page).toHaveURL('/admin/facturation')
  await expect(page).toHaveTitle('Facturation · Admin Dashboard · Ostal')
  await expect(page.getByRole('region', { name: 'À faire' })).toBeVisible()
  // Julien’s and Léo’s monthly invoices are late.
  const late = page.getByRole('table', { name: 'Sommes en retard par ancienneté' })
  await expect(late).toContainText(/1 à 30\sjours[\d\s]+,00/)
  await expect(page.getByRole('table', { name: 'Revenu récurrent par mois et par formule' })).toContainText(
    'Standard',
  )
  const lines = await download(page, 'Retards\u00a0: exporter en CSV')
  expect(lines[0]).toBe('Numéro;Client;E-mail;Objet;Date;Échéance;Reste dû (€);Jours de retard;Ancienneté')
  expect(lines.filter((line) => line.includes(';Abonnement;')).length).toBeGreaterThanOrEqual(2)
})

test('a month’s sales hold the fees of a seller, who finds the invoice too', async ({ page, context }) => {
  const { month, number, cents } = await feesOfCamille()
  await signIn(context, ADMIN)
  await page.goto(`/admin/facturation?mois=${month}`)
  const sum = (cents / 100).toString().replace('.', ',')
  const [name] = await page
    .getByRole('link', { name: /^Ventes, .*exporter en CSV$/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label') ?? ''))
  const lines = await download(page, name ?? '')
  const fees = lines.filter((line) => line.includes(`;${number};`))
  expect(fees).toHaveLength(1)
  expect(fees[0]).toContain(';Frais de boutique;')
  expect(fees[0]?.endsWith(`;${sum}`)).toBe(true)
  await context.clearCookies()
  await signIn(context, CAMILLE)
  await page.goto('/dashboard/facturation')
  const row = page.getByRole('row', { name: number })
  await expect(row).toContainText('Payée')
  await expect(row).toContainText('Frais de service')
})

test('the books are closed to all but administrators', async ({ page, context }) => {
  await signIn(context, MODERATOR)
  for (const path of ['/admin/facturation', '/admin/facturation/export?fichier=dus']) {
    await page.goto(path)
    await expect(page).toHaveURL('/unauthorized')
  }
})

test('an unknown file or month leads to the page', async ({ page, context }) => {
  await signIn(context, ADMIN)
  for (const asked of ['', '?fichier=toString', '?fichier=ventes', '?fichier=ventes&mois=2026-13']) {
    await page.goto(`/admin/facturation/export${asked}`)
    await expect(page).toHaveURL('/admin/facturation')
  }
})

test('the figures have no accessibility fault', async ({ page, context }) => {
  await signIn(context, ADMIN)
  await page.goto('/admin/facturation')
  await expectAccessibleInEveryLook(page)
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the figures have no accessibility fault', async ({ page, context }) => {
    await signIn(context, ADMIN)
    await page.goto('/admin/facturation')
    await expectAccessibleInEveryLook(page)
  })
})
