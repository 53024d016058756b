import { addressOf, expect, test } from '../../support/stage'

test('a pager has both ways in the middle, one at each end, which does not move', async ({ page, stage }) => {
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await stage('list')
  await expect(pages.getByRole('link')).toHaveText(['Suivant'])
  const place = await pages.getByRole('link').boundingBox()
  await pages.getByRole('link', { name: 'Suivant' }).click()
  await expect(page.getByText('Page 2')).toBeVisible()
  expect(addressOf(page)).toBe('/list?page=2')
  await expect(pages.getByRole('link')).toHaveText(['Précédent', 'Suivant'])
  expect(await pages.getByRole('link', { name: 'Suivant' }).boundingBox()).toEqual(place)
  await page.keyboard.press('Tab')
  await pages.getByRole('link', { name: 'Suivant' }).press('Enter')
  await expect(page.getByText('Page 3')).toBeVisible()
  await expect(pages.getByRole('link')).toHaveText(['Précédent'])
})

test('filters go into the address, and out of it again', async ({ page, stage }) => {
  await stage('list')
  await expect(page.getByRole('link', { name: 'Tout afficher' })).toHaveCount(0)
  await page.getByRole('search').getByLabel('Type').selectOption('Bug')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect.poll(() => addressOf(page)).toBe('/list?type=bug')
  await expect(page.getByLabel('Type')).toHaveValue('bug')
  await page.getByRole('link', { name: 'Tout afficher' }).click()
  await expect.poll(() => addressOf(page)).toBe('/list')
})

test('the tab of the address is the current one, and the others are links', async ({ page, stage }) => {
  await stage('tabs', '?onglet=equipe')
  await expect(page.getByRole('link', { name: 'Équipe' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Galerie' }).press('Enter')
  await expect.poll(() => addressOf(page)).toBe('/tabs?onglet=galerie')
  await expect(page.locator('[aria-current]')).toHaveText('Galerie')
})

for (const [screen, width] of [
  ['a phone', 375],
  ['a desktop', 1440],
] as const)
  test(`on ${screen} a table is one for a screen reader, and scrolls nowhere`, async ({ page, stage }) => {
    await page.setViewportSize({ width, height: 812 })
    await stage('table')
    const table = page.getByRole('table', { name: 'Demandes' })
    await expect(table.getByRole('row')).toHaveCount(3)
    await expect(table.getByRole('columnheader')).toHaveText([
      'Demande',
      'Client',
      'Formule',
      'Ouverte le',
      'Action',
    ])
    await expect(table.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText('Camille Roussel')
    await expect(table.getByRole('cell').nth(3).getByText('Ouverte le')).toBeVisible({ visible: width < 769 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

test('on a phone a row is a card: client left and plan right on one line', async ({ page, stage }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await stage('table')
  const cells = page.getByRole('table', { name: 'Demandes' }).getByRole('row').nth(1).getByRole('cell')
  const [title, client, plan] = await Promise.all([0, 1, 2].map((n) => cells.nth(n).boundingBox()))
  expect(client?.y).toBe(plan?.y)
  expect(client?.x).toBe(title?.x)
  expect(client?.y).toBeGreaterThan(title?.y ?? 0)
})
