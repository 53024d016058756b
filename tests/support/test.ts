import { test as base, type Page } from 'playwright/test'
import { isHydrated } from './hydration'

/** Playwright's test; loading a page waits for its hydration, because a click before that may do nothing. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(page)
    await use(page)
  },
})

export { expect } from 'playwright/test'

function waitForHydration(page: Page) {
  for (const method of ['goto', 'reload'] as const) {
    const open: (...args: never[]) => ReturnType<Page['goto']> = page[method].bind(page)
    page[method] = async (...args: unknown[]) => {
      const answer = await open(...(args as never[]))
      await page.waitForFunction(isHydrated)
      return answer
    }
  }
}

/** For a page that a click opened. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.waitForFunction(isHydrated)
}
