import { findViolations, signIn } from '../support/browser'
import { countShifts, findShifts } from '../support/layout-shift'
import { findKeyboardFaults } from '../support/page-checks/keyboard'
import { findSilentPresses } from '../support/page-checks/presses'
import { findCutOrSideways, findReflowFaults } from '../support/page-checks/reflow'
import { runInPage } from '../support/page-checks/run-in-page'
import { findSecondEngineFaults } from '../support/page-checks/second-engine'
import { LONG } from '../support/rounds'
import { signedInPages } from '../support/signed-in-pages'
import { expect, test } from '../support/test'

const PHONE = { name: 'a phone', viewport: { width: 375, height: 812 }, target: 44 }
const DESKTOP = { name: 'a desktop', viewport: { width: 1440, height: 900 }, target: 24 }
/** A list's row shows the first line of its target. */
const ROWS = { excerpts: true }
/** Only the first tab stops of a long list are tested. */
const MAX_KEYS = LONG ? 400 : 60

for (const { path, email } of signedInPages()) {
  test.describe('by day on a phone', () => {
    test.use({ viewport: PHONE.viewport, hasTouch: true, colorScheme: 'light' })

    test(`${path} keeps every promise of a screen to the finger`, async ({ page, context }) => {
      await signIn(context, email)
      await countShifts(page)
      await page.goto(path)
      const found = {
        'nothing has shifted': await findShifts(page),
        'axe finds nothing': await findViolations(page),
        'nothing is cut off': await findCutOrSideways(page, 'on a phone', ROWS),
        'controls are large enough': await runInPage(page, 'findSmallTargets', PHONE.target),
        'English is marked': await runInPage(page, 'findUnmarkedLanguage'),
        'prices stay on their line': await runInPage(page, 'findWrappingPrices'),
        'states are seen in greys': await runInPage(page, 'findStatesByColourAlone'),
        'a press is seen': await findSilentPresses(page),
        'it bears zoom and wide spacing': await findReflowFaults(page, ROWS),
      }
      judge(found)
    })
  })

  test.describe('by night on a desktop', () => {
    test.use({ viewport: DESKTOP.viewport, colorScheme: 'dark' })

    test(`${path} keeps every promise of a screen to keyboard and pointer`, async ({ page, context }) => {
      await signIn(context, email)
      await countShifts(page)
      await page.goto(path)
      const found: Record<string, string[]> = {
        'nothing has shifted': await findShifts(page),
        'axe finds nothing': await findViolations(page),
        'the second engine finds nothing': await findSecondEngineFaults(page),
        'nothing is cut off': await findCutOrSideways(page, 'on a desktop', ROWS),
        'controls are large enough': await runInPage(page, 'findSmallTargets', DESKTOP.target),
        'badges say their state': await runInPage(page, 'findWordlessBadges'),
        'hover, press and focus are seen': await findSilentPresses(page),
        'the keyboard is always seen': await findKeyboardFaults(page, MAX_KEYS),
      }
      await page.emulateMedia({ reducedMotion: 'reduce' })
      found['nothing moves'] = await runInPage(page, 'findMotion')
      await page.emulateMedia({ forcedColors: 'active' })
      found['texts are read in forced colours'] = await runInPage(page, 'findFaintTexts')
      found['states are seen in forced colours'] = await runInPage(page, 'findStatesByColourAlone')
      found['a press is seen in forced colours'] = await findSilentPresses(page)
      judge(found)
    })
  })
}

function judge(found: Record<string, string[]>) {
  for (const [promise, faults] of Object.entries(found)) expect.soft(faults, promise).toEqual([])
}
