import { test as base, type Page } from 'playwright/test'

/** Playwright's test, whose page is there once its script has taken over: what is done to it before may go nowhere. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScript(page)
    await use(page)
  },
})

export { expect } from 'playwright/test'

function waitForScript(page: Page) {
  for (const way of ['goto', 'reload'] as const) {
    const open: (...args: never[]) => ReturnType<Page['goto']> = page[way].bind(page)
    page[way] = async (...args: unknown[]) => {
      const answer = await open(...(args as never[]))
      await page.waitForFunction(isAlive)
      return answer
    }
  }
}

/** Whether React has taken over the document, or never will: the page has no script of ours. Runs in the browser. */
function isAlive(): boolean {
  if (!document.querySelector('script[src*="/_next/"]')) return true
  const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))
  return container?.[1].stateNode.current.memoizedState?.isDehydrated === false
}
