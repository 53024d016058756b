import type { Page } from 'playwright/test'

type Place = { x: number; y: number }

/** After this rest, a lifted finger has no speed and the page does not scroll on. */
const REST_MS = 200

/** Touches, moves by the given pixels and lifts, with the events of a touch screen; with `rests`, the finger stays in
 *  place before it lifts. */
export async function swipe(
  page: Page,
  from: Place,
  { x = 0, y = 0 }: Partial<Place>,
  { rests = false } = {},
): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  await touch('touchMove', [{ x: from.x + Math.trunc(x / 2), y: from.y + Math.trunc(y / 2) }])
  await touch('touchMove', [{ x: from.x + x, y: from.y + y }])
  if (rests) await new Promise((done) => setTimeout(done, REST_MS))
  await touch('touchEnd', [])
  await browser.detach()
}
