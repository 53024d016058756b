import type { Locator, Page } from 'playwright/test'

/** Makes the page count its layout shifts from the next document on, also those within half a second of a click. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { shifted: 0, moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifted: Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')),
        })
        for (const { node } of Reflect.get(entry, 'sources') as { node: Node | null }[])
          moved.push(node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far the document has shifted until two frames from now: the sum of the browser's scores. */
export const shiftsSoFar = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Number(Reflect.get(window, 'shifted'))))),
        ),
      ),
  )

/** What has moved so far by more than a reader may notice, as a sentence. */
export async function findShifts(page: Page): Promise<string[]> {
  const score = await shiftsSoFar(page)
  if (score <= 0.02) return []
  const moved = await page.evaluate(() => Reflect.get(window, 'moved') as string[])
  return [`shifted by ${score.toFixed(3)}: ${moved.join(' ')}`]
}

/** Waits until an element has come to its place: while it slides in, its box is not where it will stand. */
export const untilStill = (element: Locator): Promise<void> =>
  element.evaluate(async (one) => {
    await Promise.allSettled(one.getAnimations().map(({ finished }) => finished))
  })
