import type { Page } from 'playwright/test'

/** Delays the page's POST requests to a path until the returned function is called. */
export const holdForConfirmation = (page: Page, path: string) => holdBack(page, path, 'POST')

/** Delays the page's requests with this method until the returned function is called. */
export async function holdBack(
  page: Page,
  path: string | RegExp,
  method: 'GET' | 'POST',
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    if (route.request().method() === method) await held
    // The browser may have aborted the request.
    await route.continue().catch(() => {})
  })
  return () => release()
}
