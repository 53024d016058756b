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

/** The document's layout shift up to two frames from now: the sum of the browser's scores. */
export const shiftsSoFar = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Number(Reflect.get(window, 'shifted'))))),
        ),
      ),
  )

/** Noticeable layout shifts so far, as a sentence. */
export async function findShifts(page: Page): Promise<string[]> {
  const score = await shiftsSoFar(page)
  if (score <= 0.02) return []
  const moved = await page.evaluate(() => Reflect.get(window, 'moved') as string[])
  return [`shifted by ${score.toFixed(3)}: ${moved.join(' ')}`]
}

/** Waits until an element has stopped moving, because its box is not final while it slides in. */
export const untilStill = (element: Locator): Promise<void> =>
  element.evaluate(async (one) => {
    await Promise.allSettled(one.getAnimations().map(({ finished }) => finished))
  })
