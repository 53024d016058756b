import type { Locator } from 'playwright/test'
import { LONG } from './rounds'
import { SCREENS } from './screens'

async function tabTo(target: Locator) {
  // The shorter direction first, because each press is a round trip to the browser.
  const isBehind = await target.evaluate(
    (element) =>
      ((document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) !==
      0,
  )
  for (const key of isBehind ? ['Shift+Tab', 'Tab'] : ['Tab', 'Shift+Tab']) {
    for (let n = 0; n < 60; n += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await target.page().keyboard.press(key)
    }
  }
  throw new Error('The keyboard does not get there')
}

const DESKTOP = { viewport: SCREENS['a desktop'] }
const click = (target: Locator) => target.click()
const tap = (target: Locator) => target.tap()
const pressKey = (key: string) => async (target: Locator) => {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

/** The same action by three input devices: mouse and keyboard on a desktop, touch on a phone. `press` is for buttons
 *  and links, `tick` for checkboxes, `reach` for text fields. */
export const INPUT_DEVICES = {
  mouse: { use: DESKTOP, press: click, tick: click, reach: click },
  keyboard: { use: DESKTOP, press: pressKey('Enter'), tick: pressKey('Space'), reach: tabTo },
  touch: {
    use: { viewport: SCREENS['a phone'], hasTouch: true, isMobile: true },
    press: tap,
    tick: tap,
    reach: tap,
  },
}

/** The given device on its usual screen; in `npm run trust`, each device on both screens. */
export const handsOnScreens = (now: keyof typeof INPUT_DEVICES) =>
  Object.entries(INPUT_DEVICES).flatMap(([hand, { use, press }]) =>
    Object.entries(SCREENS)
      .filter(([, viewport]) => LONG || (hand === now && viewport === use.viewport))
      .map(([screen, viewport]) => ({
        name: `by ${hand} on ${screen}`,
        hand,
        use: { ...use, viewport },
        press,
      })),
  )
