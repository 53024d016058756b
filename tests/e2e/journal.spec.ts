import { ADMIN, expectAccessibleInEveryLook, MODERATOR, newAccount, PHONE, signIn } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

let ruleId: number

test.beforeEach(async ({ context, request }) => {
  const email = await newAccount(request, 'Ysaline')
  const [user] = await ask<{ id: number }>('select id from users where email = $1', [email])
  const path = `/api/users/fees/${user?.id}`
  await signIn(context, ADMIN)
  const headers = { 'sec-fetch-site': 'same-origin' }
  const rule = { MinAmount: 0, FixedFee: 25, PercentageFee: 2.9 }
  const added = await context.request.post(path, { data: rule, headers })
  ;({ Id: ruleId } = await added.json())
  await context.request.put(`/api/users/fees/${ruleId}`, { data: { FixedFee: 30 }, headers })
})

test('the journal says who changed what, and leads to whom it concerns', async ({ page }) => {
  await page.goto('/admin')
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Journal' })
    .click()
  await expect(page).toHaveURL('/admin/journal')
  await expect(page).toHaveTitle(/^Journal/)
  const row = page
    .getByRole('row')
    .filter({ hasText: 'Règle de frais modifiée' })
    .filter({ hasText: 'Ysaline' })
    .first()
  await expect(row).toContainText('Part fixe\u00a0: 0,25\u00a0€ → 0,30\u00a0€')
  await expect(row).toContainText('Compte\u00a0: Ysaline Nouvelle')
  await expect(row.getByRole('link')).toHaveAttribute('href', '/admin?fiche=1')

  await page.getByLabel('Action').selectOption('Règle de frais ajoutée')
  await page.getByLabel('Par le compte n°').fill('1')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL(/action=fee-rule\.created&actor=1/)
  await expect(page.getByText('Règle de frais modifiée').filter({ visible: true })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Exporter en CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^ostal-journal-\d{4}-\d\d-\d\d\.csv$/)
  const text = await new Response((await file.createReadStream()) as never).text()
  expect(text).toContain('Règle de frais ajoutée')
  expect(text).not.toContain('Règle de frais modifiée')

  await page.getByRole('link', { name: 'Tout afficher' }).click()
  await page.getByLabel('Au').fill('2020-01-01')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page.getByText('Rien dans le journal')).toBeVisible()
})

test('it can only be read, and only by administrators; a filter that it does not know is named', async ({
  page,
  context,
}) => {
  await page.goto('/admin/journal?network=abc&action=user.fished')
  await expect(page.getByRole('alert').filter({ hasText: 'network' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Journal' }).getByRole('button')).toHaveCount(0)
  await context.clearCookies()
  await signIn(context, MODERATOR)
  for (const path of ['/admin/journal', '/admin/journal/export']) {
    await page.goto(path)
    await expect(page).toHaveURL('/unauthorized')
  }
})

test.describe('on every screen', () => {
  test.use(PHONE)

  test('it is accessible', async ({ page }) => {
    await page.goto('/admin/journal')
    await expectAccessibleInEveryLook(page)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...PHONE })

  test('it is filtered', async ({ page }) => {
    await page.goto('/admin/journal')
    await page.getByText('Autres critères').click()
    await page.getByLabel('Sur').selectOption('Règle de frais')
    await page.getByLabel('Son numéro').fill(String(ruleId))
    await page.getByRole('button', { name: 'Filtrer' }).click()
    await expect(page).toHaveURL(new RegExp(`subject=fee-rule&subjectId=${ruleId}`))
    const rows = page.getByRole('table', { name: 'Journal' }).getByRole('row')
    await expect(rows.filter({ hasText: 'Règle de frais' })).toHaveCount(2)
  })
})
