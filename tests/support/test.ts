import { test as base, expect, type Page } from 'playwright/test'
import { isHydrated } from './hydration'
import { watchConsole } from './refused-by-policy'

type Options = {
  /** The content security policy violations that the test allows; none by default. */
  mayRefuse: RegExp | undefined
}

/** Playwright's test; loading a page waits for its hydration, because a click before that may do nothing. Every test fails on
 *  a policy violation on its page. */
export const test = base.extend<Options>({
  mayRefuse: [undefined, { option: true }],

  page: async ({ page, javaScriptEnabled, mayRefuse }, use) => {
    if (javaScriptEnabled !== false) waitForHydration(page)
    const refused = watchConsole(page)
    await use(page)
    expect(refused.filter((line) => !mayRefuse?.test(line))).toEqual([])
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

/** Waits for the hydration of a page that a click opened. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.waitForFunction(isHydrated)
}
