import type { Page } from 'playwright/test'
import { runInPage } from './run-in-page'

/** The least that a page must bear: WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
const LARGE_TEXT = ':root { font-size: 200% !important }'

const NARROWEST = { width: 320, height: 568 }
/** What is left of a desktop's 1440 × 900 at 200 %. */
const ZOOMED = { width: 720, height: 450 }

/** What has to be scrolled sideways or is cut off on the narrowest screen, at twice the size, and with the spaces that
 *  a reader may need. Ends on the screen that it started on. */
export async function findReflowFaults(page: Page, options?: { excerpts: boolean }): Promise<string[]> {
  const screen = page.viewportSize()
  if (!screen) throw new Error('The page has no size')
  const isWide = screen.width > 1000
  const found = await faultsWith(page, SPACING, 'with wide spacing', options)
  if (isWide) found.push(...(await faultsWith(page, LARGE_TEXT, 'with letters of 200 %', options)))
  for (const size of isWide ? [ZOOMED, NARROWEST] : [NARROWEST]) {
    await page.setViewportSize(size)
    found.push(...(await findCutOrSideways(page, `at ${size.width} pixels`, options)))
  }
  await page.setViewportSize(screen)
  return found
}

/** What has to be scrolled sideways or is cut off as the page stands. */
export async function findCutOrSideways(
  page: Page,
  where: string,
  options = { excerpts: false },
): Promise<string[]> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const cut = await runInPage(page, 'findClippedTexts', options)
  return [
    ...(sideways > 0 ? [`${where}: ${sideways} pixels to scroll sideways`] : []),
    ...cut.map((name) => `${where}: ${name} is cut off`),
  ]
}

async function faultsWith(
  page: Page,
  css: string,
  where: string,
  options?: { excerpts: boolean },
): Promise<string[]> {
  // Not an element, which the page's policy would refuse.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
  const found = await findCutOrSideways(page, where, options)
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return found
}
