import type { BrowserContext, Page } from 'playwright/test'
import { ADMIN, expectAccessibleInEveryLook, MODERATOR, PHONE, signIn } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const ARTICLE = '/blog/preparer-photos-et-textes'

test.describe.configure({ mode: 'serial' })

const viewsOf = async (path: string) => {
  const [row] = await ask<{ views: number }>(
    'select coalesce(sum(views), 0)::int as views from page_views where path = $1',
    [path],
  )
  return row?.views ?? 0
}

/** Runs `visit` and waits for the page's beacon about it. */
async function expectReported(page: Page, visit: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes('/api/page-views'))
  await visit()
  expect((await answer).status()).toBe(204)
}

/** Collects the page's beacons from now on. */
function beaconsOf(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/api/page-views')) sent.push(request.url())
  })
  return sent
}

test.describe('a visitor', () => {
  test.use({ userAgent: FIREFOX, extraHTTPHeaders: {} })

  test('is counted once a page, without a cookie; a reload, Back and a page fetched ahead count nothing', async ({
    page,
    context,
  }) => {
    const sent = beaconsOf(context)
    const before = { article: await viewsOf(ARTICLE), blog: await viewsOf('/blog') }
    await expectReported(page, () =>
      page.goto('/blog', { referer: 'https://www.exemple-audience.fr/liens?q=secret' }),
    )
    const link = page.locator(`a[href="${ARTICLE}"]`).first()
    await link.hover()
    await expectReported(page, () => link.click())
    await expect(page).toHaveURL(ARTICLE)
    await page.goBack()
    await expect(page).toHaveURL('/blog')
    await page.reload()
    await page.goForward()
    await expect(page).toHaveURL(ARTICLE)
    // The last beacon: all earlier ones have been sent.
    await expectReported(page, () => page.goto('/exemples/autres'))
    expect(sent).toHaveLength(3)
    expect(sent.join()).not.toContain('secret')
    expect(await viewsOf('/blog')).toBe(before.blog + 1)
    expect(await viewsOf(ARTICLE)).toBe(before.article + 1)
    expect(await ask("select arrivals from arrivals where source = 'exemple-audience.fr'")).toEqual([
      { arrivals: 1 },
    ])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })

  test('who asks not to be tracked is not counted', async ({ browser }) => {
    const before = await viewsOf('/about')
    const context = await browser.newContext({ userAgent: FIREFOX, extraHTTPHeaders: { 'Sec-GPC': '1' } })
    const page = await context.newPage()
    await expectReported(page, () => page.goto('/about'))
    expect(await viewsOf('/about')).toBe(before)
    await context.close()
  })
})

test.describe('a robot that runs scripts', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    extraHTTPHeaders: {},
  })

  test('is not counted', async ({ page }) => {
    const before = await viewsOf('/about')
    await expectReported(page, () => page.goto('/about'))
    expect(await viewsOf('/about')).toBe(before)
  })
})

test.describe('the screen of the back-office', () => {
  test.beforeEach(({ context }) => signIn(context, ADMIN))

  test('shows pages, days and origins; period and order stand in its address and in the export', async ({
    page,
  }) => {
    await ask('truncate page_views, arrivals')
    await page.goto('/admin')
    await page
      .getByRole('navigation', { name: 'Administration' })
      .getByRole('link', { name: 'Visites' })
      .click()
    await expect(page).toHaveURL('/admin/visites')
    await expect(page.getByText('Aucune page vue')).toBeVisible()

    await ask(
      `insert into page_views (day, path, views)
       select (now() at time zone 'Europe/Paris')::date - ago, path, views
       from (values (0, '/', 1200), (3, '/contact', 8), (40, '/contact', 10), (50, '/promo', 3)) as v (ago, path, views)`,
    )
    await ask(
      `insert into arrivals (day, source, arrivals)
       values ((now() at time zone 'Europe/Paris')::date, 'direct', 7), ((now() at time zone 'Europe/Paris')::date, 'google.com', 5)`,
    )
    await page.reload()
    await expect(page.getByRole('definition').first()).toHaveText(/^1\s208$/)
    const pages = page.getByRole('table', { name: 'Pages vues par page' }).getByRole('row')
    await expect(pages.nth(1)).toContainText('Accueil')
    await expect(pages.nth(2)).toContainText('−20\u00a0%')
    await expect(
      page
        .getByRole('table', { name: /Arrivées/ })
        .getByRole('row')
        .nth(2),
    ).toContainText('google.com')
    await expect(page.getByRole('img', { name: /^Pages vues du/ })).toBeVisible()
    await expectAccessibleInEveryLook(page)

    await page.getByRole('link', { name: '90 jours' }).click()
    await expect(page).toHaveURL('/admin/visites?periode=90')
    await expect(pages.filter({ hasText: '/contact' })).toContainText('18')
    await page.getByLabel('Trier par').selectOption('Adresse')
    await page.getByLabel('Ordre').selectOption('Décroissant')
    await page.getByRole('button', { name: 'Filtrer' }).click()
    await expect(page).toHaveURL(/periode=90&sort=path&order=desc/)
    await expect(pages.nth(1)).toContainText('/promo')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Exporter en CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^ostal-visites-\d{4}-\d\d-\d\d\.csv$/)
    const text = await new Response((await file.createReadStream()) as never).text()
    expect(text.split('\r\n').slice(1, 4)).toEqual([
      '/promo;Visite guidée;3;0',
      '/contact;Contact;18;0',
      '/;Accueil;1200;0',
    ])
  })

  test('names a period that it does not know, and is closed to all but administrators', async ({
    page,
    context,
  }) => {
    await page.goto('/admin/visites?periode=7')
    await expect(page.getByRole('alert').filter({ hasText: 'periode' })).toBeVisible()
    await context.clearCookies()
    await signIn(context, MODERATOR)
    for (const path of ['/admin/visites', '/admin/visites/export']) {
      await page.goto(path)
      await expect(page).toHaveURL('/unauthorized')
    }
  })
})

test.describe('the empty screen', () => {
  test.use(PHONE)

  test('is accessible', async ({ page, context }) => {
    await signIn(context, ADMIN)
    await ask('truncate page_views, arrivals')
    await page.goto('/admin/visites')
    await expectAccessibleInEveryLook(page)
  })
})
