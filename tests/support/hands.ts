import type { Locator } from 'playwright/test'

async function tabTo(target: Locator) {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let n = 0; n < 60; n += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await target.page().keyboard.press(key)
    }
  }
  throw new Error('The keyboard does not get there')
}

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const click = (target: Locator) => target.click()
const tap = (target: Locator) => target.tap()
const keys = (key: string) => async (target: Locator) => {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

/** The same deed by three hands: mouse and keyboard on a desktop, fingers on a phone. `press` is for buttons and links,
 *  `tick` for boxes, `reach` for what is typed in. */
export const HANDS = {
  mouse: { use: DESKTOP, press: click, tick: click, reach: click },
  keyboard: { use: DESKTOP, press: keys('Enter'), tick: keys('Space'), reach: tabTo },
  touch: {
    use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    press: tap,
    tick: tap,
    reach: tap,
  },
}
