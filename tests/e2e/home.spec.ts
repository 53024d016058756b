import type { Locator, Page } from 'playwright/test'
import { CAMILLE, expectAccessibleInEveryLook, PHONE, signIn } from '../support/browser'
import { countShifts, shiftsSoFar } from '../support/layout-shift'
import { openAccountMenu } from '../support/navigation'
import { SCREENS } from '../support/screens'
import { expect, test } from '../support/test'

test.describe('home', () => {
  test('says what the agency does and where to start', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Ostal')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ostal')
    for (const offer of ['Sites modernes', 'E-commerce', 'Applications web'])
      await expect(page.locator('#accueil-titre ~ ul')).toContainText(offer)
    await expect(page.getByRole('link', { name: 'Commencer votre projet' }).first()).toHaveAttribute(
      'href',
      '/start',
    )
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
    // Past the hero, but before the plans: it is hidden while their buttons are in view.
    await page.mouse.wheel(0, 900)
    const start = page.getByRole('link', { name: 'Commencer votre projet' }).first()
    await expect(start).toBeInViewport()
    expect((await start.boundingBox())?.width).toBeGreaterThan(330)
  })

  test('shows a placeholder for a site that is being built, and the invented addresses of samples as text', async ({
    page,
  }) => {
    await page.goto('/')
    const testimonials = page.locator('#temoignages')
    await expect(testimonials.getByText('Bientôt disponible')).toHaveCount(1)
    await expect(testimonials.getByText('librairie-arceaux.example')).toBeVisible()
    await expect(page.locator('a[href^="http"][href*=".example"]')).toHaveCount(0)
  })
})

test('three cases show their site, result and delay, and lead to the example', async ({ page }) => {
  await countShifts(page)
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  const before = await shiftsSoFar(page)
  const cases = page.locator('#realisations').getByRole('listitem')
  await expect(cases).toHaveCount(3)
  const sites = [
    ['e-commerce', 'Librairie des Arceaux', 'E-commerce'],
    ['avocats', 'Roussel Avocat', 'Avocats'],
    ['restaurants', 'La Table de Camille', 'Restaurants'],
  ] as const
  for (const [index, [slug, name, sector]] of sites.entries()) {
    const one = cases.nth(index)
    await one.scrollIntoViewIfNeeded()
    await expect(one.getByRole('heading', { name })).toBeVisible()
    await expect(one).toContainText(sector)
    await expect(one).toContainText(/Délai\s*\d+\ssemaines/)
    await expect(one.getByRole('link', { name: `Visiter l’exemple : ${name}` })).toHaveAttribute(
      'href',
      `/exemples/${slug}`,
    )
    const picture = one.getByRole('img', { name })
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(600)
  }
  expect(await shiftsSoFar(page)).toBe(before)
})

test('what is invented is marked as an example, here and on the page about the agency', async ({ page }) => {
  await page.goto('/')
  for (const section of ['#realisations', '#temoignages', '#equipe'])
    await expectMarked(page.locator(section).getByRole('listitem'))
  await page.goto('/about')
  await expectMarked(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('svg') }),
  )
})

async function expectMarked(items: Locator) {
  await expect(items).toHaveCount(3)
  for (const item of await items.all()) await expect(item.getByText('Exemple', { exact: true })).toBeVisible()
}

test('people are named with what they do and how to reach them', async ({ page }) => {
  await page.goto('/')
  const people = page.locator('#equipe').getByRole('listitem')
  for (const [index, way] of [/^tel:\+33/, /^\/dashboard\/new-ticket$/, /^mailto:.+@/].entries())
    await expect(people.nth(index).getByRole('link')).toHaveAttribute('href', way)
})

test.describe('who is signed in', () => {
  const space = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Mon espace' })
  const logIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Me connecter' })

  test('finds the account’s menu on public pages without a shift, and logs out there', async ({
    page,
    context,
  }) => {
    await signIn(context, CAMILLE)
    await page.goto('/cgv')
    // From here on the fonts are loaded: text that wraps differently would shift the page, too.
    await page.evaluate(() => document.fonts.ready)
    await countShifts(page)
    await page.reload()
    await expect(space(page)).toHaveAttribute('href', '/dashboard')
    await page.getByRole('button', { name: 'Menu du compte' }).click()
    const menu = page.getByRole('group', { name: 'Compte', exact: true })
    await expect(menu.getByRole('link', { name: 'Compte' })).toHaveAttribute('href', '/dashboard/compte')
    expect(await shiftsSoFar(page)).toBe(0)
    await expectAccessibleInEveryLook(page)
    // The check ends on a phone, where the log-out is in the header's menu.
    await page.setViewportSize(SCREENS['a desktop'])
    await openAccountMenu(page)
    await menu.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/login')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('next-auth.session-token')
    await page.goto('/')
    await expect(logIn(page)).toHaveAttribute('href', '/login')
  })

  test('finds the log-out in the menu of a phone', async ({ page, context }) => {
    await signIn(context, CAMILLE)
    await page.setViewportSize(PHONE.viewport)
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(space(page)).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('is shown the log-in again once the session is found ended', async ({ page, context }) => {
    await signIn(context, CAMILLE)
    await context.clearCookies({ name: 'next-auth.session-token' })
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('link', { name: 'Mon espace' })).toBeVisible()
    await space(page).click()
    await expect(page).toHaveURL(/\/login\?from=/)
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('ostal-account')
    await page.goto('/')
    await expect(logIn(page)).toBeVisible()
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('keeps the way to log in', async ({ page, context }) => {
      await signIn(context, CAMILLE)
      await page.goto('/')
      await expect(logIn(page)).toHaveAttribute('href', '/login')
    })
  })
})
