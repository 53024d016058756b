import type { Page } from 'playwright/test'

type Place = { x: number; y: number }

/** A finger goes down, moves by so many pixels and leaves, as the browser gets it from a touch screen. */
export async function swipe(page: Page, from: Place, { x = 0, y = 0 }: Partial<Place>): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  await touch('touchMove', [{ x: from.x + Math.trunc(x / 2), y: from.y + Math.trunc(y / 2) }])
  await touch('touchMove', [{ x: from.x + x, y: from.y + y }])
  await touch('touchEnd', [])
  await browser.detach()
}
