import { expect, type Page } from 'playwright/test'
import { promo } from '../../content/promo'

export const STAGES = promo.stages.map(({ id }) => id)

/** Waits until the page rests at a stage: in the window, marked among the dots, and in the URL. */
export async function expectStage(page: Page, id: string): Promise<void> {
  const current = page.locator('nav[aria-label="Étapes de la visite"] [aria-current="step"]')
  await expect(current).toHaveAttribute('href', `#${id}`)
  if (id !== STAGES[0]) await expect(page).toHaveURL(new RegExp(`/promo#${id}$`))
  await expect(page.locator(`#${id}-titre`)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => isScrolling(page)).toBe(false)
}

/** Whether the page scrolls between two frames. */
const isScrolling = (page: Page) =>
  page.evaluate(async () => {
    const before = scrollY
    await new Promise((done) => setTimeout(done, 100))
    return scrollY !== before
  })

/** Whether each fixed part of the house is drawn: ground, walls, windows, roof. */
export const partsDrawn = (page: Page): Promise<boolean[]> =>
  page
    .locator('.promo-house use')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fillOpacity === '1'))

/** Waits until the carousel of a stage rests at a slide. */
export async function expectSlide(page: Page, stage: string, index: number): Promise<void> {
  const track = page.locator(`#${stage} .promo-track`)
  await expect
    .poll(() =>
      track.evaluate(async (element) => {
        const before = element.scrollLeft
        await new Promise((done) => setTimeout(done, 100))
        return element.scrollLeft === before && !element.style.scrollSnapType
          ? element.scrollLeft / (element.children[0]?.getBoundingClientRect().width ?? 1)
          : 'moving'
      }),
    )
    .toBeCloseTo(index, 1)
}
