import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../support/test'

const pages = [
  '/',
  '/home',
  '/contact',
  '/cgv',
  '/cgu',
  '/terms',
  '/about',
  '/blog',
  '/privacy',
  '/mentions-legales',
  '/promo',
  '/checkout',
  '/unauthorized',
  '/stripe/setup',
  '/stripe/success',
  '/stripe/cancel',
  '/stripe/fake-checkout',
  '/stripe/return/acct_1',
  '/stripe/refresh/acct_1',
  '/api/docs',
  '/nowhere',
]
const looks = [
  { width: 375, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

for (const { width, colorScheme } of looks) {
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme })
    for (const path of pages) {
      test(`${path} is accessible and asks for nothing its policy forbids`, async ({ page }) => {
        test.slow(path === '/api/docs', 'every element is looked at, and the reference has thousands')
        const refused: string[] = []
        page.on('console', (message) => {
          if (message.text().includes('Content Security Policy')) refused.push(message.text())
        })
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(path === '/nowhere' ? 404 : 200)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        expect(refused).toEqual([])
      })
    }
  })
}

test('nothing scrolls sideways on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of pages) {
    await page.goto(path)
    const hidden = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(hidden, path).toBeLessThanOrEqual(0)
  }
})

test('every link of every public page leads somewhere', async ({ page, request, baseURL }) => {
  const links = new Set<string>()
  for (const path of pages) {
    await page.goto(path)
    for (const link of await page.locator('a[href]').all()) {
      const url = new URL((await link.getAttribute('href')) ?? '', page.url())
      if (url.origin === new URL(baseURL ?? '').origin) links.add(url.pathname)
    }
  }
  for (const link of links) expect((await request.get(link)).status(), link).toBeLessThan(400)
})

test('a path that is not there says so and leads home', async ({ page }) => {
  await page.goto('/nulle-part')
  await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
  await expect(page.getByText('en développement')).toBeVisible()
  await expect(page.getByRole('link', { name: /@/ }).first()).toHaveAttribute('href', /^mailto:/)
  await page.getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('the denied page says why and leads home', async ({ page }) => {
  await page.goto('/unauthorized')
  await expect(page.getByRole('heading', { name: 'Oups!' })).toBeVisible()
  await expect(page.getByText('pas la permission')).toBeVisible()
})
