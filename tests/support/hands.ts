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

/** The same deed by three hands: mouse and keyboard on a desktop, fingers on a phone. */
export const HANDS = {
  mouse: { use: DESKTOP, press: async (target: Locator) => target.click() },
  keyboard: {
    use: DESKTOP,
    press: async (target: Locator) => {
      await tabTo(target)
      await target.page().keyboard.press('Enter')
    },
  },
  touch: {
    use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    press: async (target: Locator) => target.tap(),
  },
}
