import { expect, type Page } from 'playwright/test'

/** Delays client-side navigations to a path until the returned function is called. */
export async function holdScreens(page: Page, path: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const matches = (url: URL) =>
    url.searchParams.has('_rsc') &&
    (typeof path === 'string' ? url.pathname === path : path.test(url.pathname))
  await page.route(matches, async (route) => {
    if (route.request().method() === 'GET') await held
    // The browser may have aborted the request.
    await route.continue().catch(() => {})
  })
  return () => release()
}

/** Marks the document; a reloaded page has no mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
}

export const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

/** Opens the account menu. */
export async function openAccountMenu(page: Page): Promise<void> {
  const menu = page.getByRole('group', { name: 'Compte', exact: true })
  if (await menu.isHidden()) await page.getByRole('button', { name: 'menu du compte' }).click()
  await expect(menu).toBeVisible()
}

/** The positions, in pixels, of the title and of the first element below the page header. */
export async function geometry(page: Page) {
  const area = page.locator('[data-skeleton], main > div:not([hidden])').first()
  return area.evaluate((screen) => {
    const heading = screen.querySelector('h1')
    const column = heading?.closest('header')?.parentElement?.parentElement
    const head = heading?.closest('header')?.parentElement
    const first = [...(column?.children ?? [])].find((child) => child !== head)
    const top = (element: Element | null | undefined) =>
      Math.round((element?.getBoundingClientRect().top ?? Number.NaN) + window.scrollY)
    return {
      title: { top: top(heading), left: Math.round(heading?.getBoundingClientRect().left ?? Number.NaN) },
      first: { top: top(first), left: Math.round(first?.getBoundingClientRect().left ?? Number.NaN) },
    }
  })
}
