import type { Page } from 'playwright/test'
import { runInPage } from './run-in-page'

/** Presses Tab from the start of the page to its end: each stop must show its ring unobstructed, and no control may be
 *  skipped. `most` ends the walk early. */
export async function findKeyboardFaults(page: Page, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const needed = await runInPage(page, 'startKeyboardWalk')
  const found: string[] = []
  for (let press = 0; press < Math.min(needed, most); press += 1) {
    await page.keyboard.press('Tab')
    const { isOver, faults } = await runInPage(page, 'judgeFocus')
    if (isOver) break
    found.push(...faults)
  }
  return needed > most ? found : [...found, ...(await runInPage(page, 'findUnreached'))]
}
