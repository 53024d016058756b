import type { APIRequestContext, Page } from 'playwright/test'
import { expectAccessibleInEveryLook, PHONE } from '../support/browser'
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
  '/accessibilite',
  '/promo',
  '/checkout',
  '/unauthorized',
  '/unavailable',
  '/stripe/setup',
  '/stripe/success',
  '/stripe/cancel',
  '/stripe/fake-checkout',
  '/stripe/return/acct_1',
  '/stripe/refresh/acct_1',
  '/api/docs',
  '/api/docs/demandes',
  '/nowhere',
]

test.describe('in every look', () => {
  test.use(PHONE)

  for (const path of pages) {
    test(`${path} is accessible, asks for nothing its policy forbids, and its links lead somewhere`, async ({
      page,
      request,
    }) => {
      test.slow(path.startsWith('/api/docs'), 'every element is looked at, and the reference has many')
      const refused: string[] = []
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text())
      })
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(path === '/nowhere' ? 404 : 200)
      await expectAccessibleInEveryLook(page)
      expect.soft(refused).toEqual([])
      for (const link of await ownLinks(page))
        expect.soft(await statusOf(link, request), link).toBeLessThan(400)
    })
  }
})

const statuses = new Map<string, Promise<number>>()

/** Asked for once, though most pages have the same links at their head and foot. */
function statusOf(link: string, request: APIRequestContext): Promise<number> {
  const status = statuses.get(link) ?? request.get(link).then((answer) => answer.status())
  statuses.set(link, status)
  return status
}

/** The paths of this site that the page's links lead to, each once; of itself the page was asked for already. */
async function ownLinks(page: Page): Promise<Set<string>> {
  const paths = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
      .map(({ pathname }) => pathname),
  )
  return new Set(paths)
}

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

for (const [path, said] of [['/accessibilite', 'n’a pas encore fait auditer ce site']] as const)
  test(`${path} says that it is not there yet`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.getByText(/panier est vide|Votre paiement est passé/)).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Me connecter' })).toHaveCount(0)
  })
