import type { APIRequestContext, Page } from 'playwright/test'
import { examples } from '../../content/examples'
import { PHONE } from '../support/browser'
import { expect, test } from '../support/test'

test.use(PHONE)

/** The numbers that the regulator reserves for fiction. */
const FICTIONAL = /^tel:\+33(199|46571|63998)\d+$/

for (const { slug, name } of examples) {
  const path = `/exemples/${slug}`

  test(`${name} has a whole site that search engines leave out`, async ({ page, request }) => {
    const asked = new Set<string>()
    page.on('request', (each) => asked.add(new URL(each.url()).origin))
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    expect(answer?.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')

    await expect(page).toHaveTitle(new RegExp(`^${name}, .{15}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{80}/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    for (const landmark of ['main', 'contentinfo', 'navigation', 'complementary'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1)
    await expect(page.locator('form')).toHaveCount(0)

    expect.soft(await lowTargets(page), 'links and questions that are lower than a finger').toEqual([])
    await expectLinksToLead(page, request)
    expect([...asked]).toEqual([new URL(page.url()).origin])
  })
}

test('an example leads back to the agency', async ({ page }) => {
  await page.goto('/exemples/autres')
  const bar = page.getByRole('complementary')
  await expect(bar.getByRole('link', { name: 'Commencer votre projet' })).toHaveAttribute('href', '/start')
  await bar.getByRole('link', { name: 'Exemple de site réalisé par Ostal' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('no example is in the sitemap, and none is made up for another word', async ({ request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/exemples')
  expect((await request.get('/exemples/notaires')).status()).toBe(404)
})

const lowTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a:not([href="#contenu"]), summary')]
      .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
      .map(({ textContent }) => textContent),
  )

async function expectLinksToLead(page: Page, request: APIRequestContext): Promise<void> {
  const links = await page
    .locator('a')
    .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
  for (const link of new Set(links)) {
    // The clients' e-mail addresses and URLs are invented, so they must not be links.
    expect.soft(link).not.toMatch(/^mailto:|\.example/)
    if (link.startsWith('#')) await expect.soft(page.locator(link), link).toHaveCount(1)
    else if (link.startsWith('tel:')) expect.soft(link).toMatch(FICTIONAL)
    else expect.soft((await request.get(link)).status(), link).toBeLessThan(400)
  }
}
