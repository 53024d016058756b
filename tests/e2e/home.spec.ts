import { expect, test } from '../support/test'

test.describe('home', () => {
  test('says what the agency does and where to start', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Ostal')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ostal')
    for (const offer of ['Sites modernes', 'E-commerce', 'Applications web'])
      await expect(page.locator('#accueil-titre ~ ul')).toContainText(offer)
    await expect(page.getByRole('link', { name: 'Commencer votre projet' })).toHaveAttribute('href', '/start')
    await expect(page.getByRole('link', { name: 'Me connecter' }).first()).toHaveAttribute('href', '/login')
    await expect(page.getByRole('link', { name: 'En savoir plus' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Choisir' })).toHaveCount(3)
  })

  test('is the same page at /home, with the canonical address /', async ({ page }) => {
    await page.goto('/home')
    await expect(page).toHaveTitle('Ostal')
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname).toBe('/')
  })

  test('keeps the way to start at the bottom of a phone, as wide as the screen', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await page.goto('/')
    await page.mouse.wheel(0, 3000)
    const start = page.getByRole('link', { name: 'Commencer votre projet' })
    await expect(start).toBeInViewport()
    expect((await start.boundingBox())?.width).toBeGreaterThan(330)
  })

  test('shows a placeholder instead of a link to a site that is being built', async ({ page }) => {
    await page.goto('/')
    const testimonials = page.locator('#temoignages')
    await expect(testimonials.getByText('Bientôt disponible')).toHaveCount(1)
    const visits = testimonials.getByRole('link', { name: /Voir le site →/ })
    await expect(visits).toHaveCount(2)
    await expect(visits.first()).toHaveAttribute('target', '_blank')
    await expect(visits.first()).toHaveAttribute('rel', /noopener/)
  })
})

test('the price view is in the address, so a reload and a shared link show the same', async ({ page }) => {
  await page.goto('/')
  const prices = page.locator('#tarifs')
  await prices.locator('label', { hasText: 'Développement' }).click()
  await expect(page).toHaveURL('/?prix=developpement')
  await page.reload()
  await expect(prices.getByText('1 600 €', { exact: true }).first()).toBeVisible()
  await expect(prices.getByLabel('Développement')).toBeChecked()
  await prices.locator('label', { hasText: 'Abonnement' }).click()
  await expect(page).toHaveURL('/?prix=abonnement')
})

test('a shared price view can be left again', async ({ page }) => {
  await page.goto('/?prix=developpement')
  const prices = page.locator('#tarifs')
  await expect(prices.getByLabel('Développement')).toBeChecked()
  await prices.locator('label', { hasText: 'Abonnement' }).click()
  await expect(page).toHaveURL('/?prix=abonnement')
  await expect(prices.getByText('59 €', { exact: true }).first()).toBeVisible()
})

for (const script of [true, false]) {
  test.describe(script ? 'prices' : 'prices without script', () => {
    test.use({ javaScriptEnabled: script })

    test('switch between subscription and development', async ({ page }) => {
      await page.goto('/')
      const prices = page.locator('#tarifs')
      for (const price of ['35 €', '59 €', '112 €'])
        await expect(prices.getByText(price, { exact: true }).first()).toBeVisible()
      await expect(prices.getByText('1 600 €', { exact: true }).first()).toBeHidden()
      await prices.getByLabel('Abonnement').focus()
      await page.keyboard.press('ArrowRight')
      for (const price of ['950 €', '1 600 €', '3 000 €'])
        await expect(prices.getByText(price, { exact: true }).first()).toBeVisible()
      await expect(prices.getByText('59 €', { exact: true }).first()).toBeHidden()
      await prices.getByText('Abonnement', { exact: true }).click()
      await expect(prices.getByText('59 €', { exact: true }).first()).toBeVisible()
    })
  })
}
