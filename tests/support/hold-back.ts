import type { Page } from 'playwright/test'

/** Delays the page's POST requests to a path until the returned function is called. */
export async function holdForConfirmation(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    if (route.request().method() === 'POST') await held
    // The browser may have aborted the request.
    await route.continue().catch(() => {})
  })
  return () => release()
}
