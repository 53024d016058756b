import type { Page } from 'playwright/test'
import { runInPage } from './run-in-page'

/** The text spacing that a page must support: WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'
const LARGE_TEXT = ':root { font-size: 200% !important }'

const NARROWEST = { width: 320, height: 568 }
/** A desktop's 1440 × 900 at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 }

/** Content that needs sideways scrolling or is clipped on the narrowest screen, at 200 %, and with increased text
 *  spacing. Restores the original screen. */
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

/** Content that needs sideways scrolling or is clipped in the page's current state. */
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
  // Not a style element, which the page's policy would block.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
  const found = await findCutOrSideways(page, where, options)
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return found
}
