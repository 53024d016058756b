import { findViolations } from '../support/browser'
import { findMissingGlyphs } from '../support/page-checks/glyphs'
import { findKeyboardFaults } from '../support/page-checks/keyboard'
import { findPopoverFaults } from '../support/page-checks/popovers'
import { findSilentPresses } from '../support/page-checks/presses'
import { findCutOrSideways, findReflowFaults } from '../support/page-checks/reflow'
import { runInPage } from '../support/page-checks/run-in-page'
import { findSecondEngineFaults } from '../support/page-checks/second-engine'
import { watchTraffic } from '../support/page-checks/traffic'
import { publicPages } from '../support/public-pages'
import { LONG } from '../support/rounds'
import { expect, test } from '../support/test'

const TOUCH = { hasTouch: true, isMobile: true }
const SCREENS = [
  { screen: 'a phone', use: { ...TOUCH, viewport: { width: 375, height: 812 } }, target: 44 },
  { screen: 'a tablet', use: { ...TOUCH, viewport: { width: 768, height: 1024 } }, target: 24 },
  { screen: 'a desktop', use: { viewport: { width: 1440, height: 900 } }, target: 24 },
]
const LOOKS = SCREENS.flatMap((screen) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ ...screen, use: { ...screen.use, colorScheme } })),
).filter(({ screen, use }) => LONG || screen === { light: 'a phone', dark: 'a desktop' }[use.colorScheme])

/** The API reference has hundreds of similar links. */
const mostKeys = (path: string) => (path.startsWith('/api/docs') && !LONG ? 60 : undefined)

/** A shop's checkout is an application like the dashboard, with the same size limit. */
const APPLICATION = { scriptKilobytes: 230 }

for (const { screen, use, target } of LOOKS)
  test.describe(`on ${screen} in the ${use.colorScheme} theme`, () => {
    test.use(use)

    for (const path of [...publicPages(), '/nowhere'])
      test(`${path} keeps every promise of a public page`, async ({ page }) => {
        test.slow(path.startsWith('/api/docs'), 'every element is looked at, and the reference has many')
        const traffic = watchTraffic(page)
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(path === '/nowhere' ? 404 : 200)

        const found: Record<string, string[]> = {
          'axe finds nothing': await findViolations(page),
          // On a phone some fields are folded away, and the engine then misses their labels.
          'the second engine finds nothing': target === 24 ? await findSecondEngineFaults(page) : [],
          'nothing is cut off': await findCutOrSideways(page, `on ${screen}`),
          'controls are large enough': await runInPage(page, 'findSmallTargets', target),
          'what a swipe moves has a button': await runInPage(page, 'findSwipesWithoutButton'),
          'English is marked': await runInPage(page, 'findUnmarkedLanguage'),
          'prices stay on their line': await runInPage(page, 'findWrappingPrices'),
          'signs stay with their words': await runInPage(page, 'findLooseSigns'),
          'the fonts have every character': await findMissingGlyphs(page),
          'states are seen in greys': await runInPage(page, 'findStatesByColourAlone'),
          'a press is seen': await findSilentPresses(page),
          'badges say their state': await runInPage(page, 'findWordlessBadges'),
          'the keyboard is always seen': await findKeyboardFaults(page, mostKeys(path)),
          'popovers open and close': await findPopoverFaults(page),
          'it bears zoom and wide spacing': await findReflowFaults(page),
        }
        await page.emulateMedia({ reducedMotion: 'reduce' })
        found['nothing moves'] = await runInPage(page, 'findMotion')
        await page.emulateMedia({ forcedColors: 'active' })
        found['texts are read in forced colours'] = await runInPage(page, 'findFaintTexts')
        found['states are seen in forced colours'] = await runInPage(page, 'findStatesByColourAlone')
        found['it loads what it should'] = await traffic.judge(path === '/checkout' ? APPLICATION : {})

        for (const [promise, faults] of Object.entries(found)) expect.soft(faults, promise).toEqual([])
      })
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page can be read', async ({ page }) => {
    for (const path of publicPages()) {
      await page.goto(path)
      await expect.soft(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
      expect.soft(await page.evaluate(findUnseenTexts), path).toEqual([])
    }
  })
})

/** Finds texts that stay transparent or hidden without the script. Runs in the browser. */
function findUnseenTexts(): string[] {
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, button, label)')]
    .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.textContent?.trim().slice(0, 50) ?? '')
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

test('/accessibilite says that no audit was made yet', async ({ page }) => {
  await page.goto('/accessibilite')
  await expect(page.getByText('n’a pas encore fait auditer ce site')).toBeVisible()
})
