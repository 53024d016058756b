import type { Page } from 'playwright/test'
import { expectNoSidewaysScroll, PHONE } from '../support/browser'
import { INPUT_DEVICES } from '../support/input-devices'
import { expectSlide, expectStage, STAGES } from '../support/promo'
import { expect, test } from '../support/test'
import { swipe } from '../support/touch'

const [start, sectors, voices, end] = STAGES as [string, string, string, string]

test.describe('by wheel', () => {
  test.use(INPUT_DEVICES.mouse.use)

  /** Turns the wheel 60 times a second, each time weaker by a factor. Each event has the time of the turn, however late a busy
   *  browser handles it. */
  const turn = (page: Page, milliseconds: number, weaker = 1, strength = 120) =>
    page.evaluate(
      async ([milliseconds, weaker, strength]) => {
        const since = performance.now()
        let deltaY = strength
        for (let turned = 0; turned < milliseconds; turned += 1000 / 60) {
          while (performance.now() - since < turned) await new Promise(requestAnimationFrame)
          const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true })
          Object.defineProperty(event, 'timeStamp', { value: since + turned })
          document.querySelector('main')?.dispatchEvent(event)
          deltaY *= weaker
        }
      },
      [milliseconds, weaker, strength] as const,
    )

  test('a burst moves one stage, and the next one comes 800 ms later', async ({ page }) => {
    await page.goto('/promo')
    await page.mouse.move(400, 500)
    await Promise.all([1, 2, 3, 4].map(() => page.mouse.wheel(0, 300)))
    await expectStage(page, sectors)
    await turn(page, 700, 1, -120)
    await expectStage(page, start)
    await turn(page, 1_500)
    await expectStage(page, voices)
    await turn(page, 200)
    await expectStage(page, end)
    await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 })
  })

  test('a trackpad that runs out moves one stage, and sideways it moves none', async ({ page }) => {
    await page.goto('/promo')
    await turn(page, 2_000, 0.96)
    await expectStage(page, sectors)
    await page.mouse.move(1_000, 500)
    await page.mouse.wheel(200, 20)
    await expectStage(page, sectors)
  })
})

test.describe('by keys', () => {
  test.use(INPUT_DEVICES.keyboard.use)

  test('arrows, pages and Space lead through the stages, Home and End to both ends', async ({ page }) => {
    await page.goto('/promo')
    for (const [key, id] of [
      ['ArrowDown', sectors],
      ['PageDown', voices],
      ['ArrowUp', sectors],
      ['Space', voices],
      ['Shift+Space', sectors],
      ['PageUp', start],
      ['End', end],
      ['Home', start],
    ] as const) {
      await page.keyboard.press(key)
      await expectStage(page, id)
    }
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('PageDown')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Accessibilité' })).toBeInViewport()
  })

  test('Tab goes through everything in order and brings its stage and slide into sight', async ({ page }) => {
    test.slow()
    await page.goto('/promo')
    const inOrder = await page
      .locator('.promo a, .promo button, .promo [tabindex="0"], footer a')
      .evaluateAll((all) => all.map((element) => element.textContent))
    await page.getByRole('link', { name: 'Aller au contenu' }).focus()
    await page.keyboard.press('Enter')
    for (const text of inOrder) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      expect(await focused.textContent()).toBe(text)
      const stage = await focused.evaluate((element) => element.closest('.promo > section')?.id)
      if (stage) await expectStage(page, stage)
      await expect(focused).toBeInViewport({ ratio: 1 })
    }
  })

  test('Tab brings each link of the footer into sight at once', async ({ page }) => {
    await page.setViewportSize(PHONE.viewport)
    await page.goto(`/promo#${end}`)
    await expectStage(page, end)
    await page.locator(`#${end} a`).last().focus()
    const links = await page.getByRole('contentinfo').getByRole('link').count()
    for (let link = 0; link < links; link += 1) {
      await page.keyboard.press('Tab')
      const { bottom, height } = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame)
        return { bottom: document.activeElement?.getBoundingClientRect().bottom, height: innerHeight }
      })
      expect(bottom).toBeLessThanOrEqual(height)
    }
  })

  test('the arrows and the buttons turn the slides of the stage in 700 ms', async ({ page }) => {
    await page.goto(`/promo#${sectors}`)
    await expectStage(page, sectors)
    await page.keyboard.press('ArrowRight')
    await expectSlide(page, sectors, 1)
    await page.keyboard.press('ArrowLeft')
    await expectSlide(page, sectors, 0)
    const previous = page.getByRole('button', { name: 'Secteur précédent' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    const next = page.getByRole('button', { name: 'Secteur suivant' })
    const time = await next.evaluate(async (button: HTMLButtonElement) => {
      const track = document.querySelector('#secteurs .promo-track') as HTMLElement
      const since = performance.now()
      button.click()
      while (track.scrollLeft < track.clientWidth - 1) await new Promise(requestAnimationFrame)
      return performance.now() - since
    })
    expect(time).toBeGreaterThan(500)
    expect(time).toBeLessThan(1_500)
    await expectSlide(page, sectors, 1)
    await expect(page.getByText('E-commerce, 2 sur 7')).toHaveAttribute('aria-live', 'polite')
    // More presses than slides; forced, because at the last slide a click would wait until the button is enabled again.
    for (let press = 0; press < 8; press += 1) await next.click({ force: true })
    await expectSlide(page, sectors, 6)
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('PageDown')
    await expectStage(page, voices)
    await page.getByRole('button', { name: 'Témoignage suivant' }).click()
    await expectSlide(page, voices, 1)
  })
})

test.describe('by touch', () => {
  test.use(INPUT_DEVICES.touch.use)

  test('up and down from 15 px changes the stage, under 10 px is a tap, between them nothing', async ({
    page,
  }) => {
    await page.goto('/promo')
    const place = { x: 180, y: 600 }
    await swipe(page, place, { y: -14 })
    await swipe(page, place, { y: -9 })
    await expectStage(page, start)
    await swipe(page, place, { y: -15 })
    await expectStage(page, sectors)
    await swipe(page, place, { y: -16 })
    await expectStage(page, voices)
    await swipe(page, place, { y: 120 })
    await expectStage(page, sectors)
    await swipe(page, place, { y: 15 })
    await expectStage(page, start)

    const more = page.locator(`#${start}`).getByRole('link', { name: 'En savoir plus' })
    const box = await more.boundingBox()
    if (!box) throw new Error('The link is not there')
    const link = { x: box.x + 40, y: box.y + 22 }
    await swipe(page, link, { x: 12 })
    await expectStage(page, start)
    await swipe(page, link, { x: 9 })
    await expectStage(page, sectors)
  })

  test('sideways from 15 px turns the slide, and the footer is reached by scrolling', async ({ page }) => {
    await page.goto(`/promo#${sectors}`)
    await expectStage(page, sectors)
    const place = { x: 180, y: 450 }
    await swipe(page, place, { x: -14 })
    await expectSlide(page, sectors, 0)
    await swipe(page, place, { x: -15 })
    await expectSlide(page, sectors, 1)
    await swipe(page, place, { x: -150 })
    await expectSlide(page, sectors, 2)
    await swipe(page, place, { x: 16 })
    await expectSlide(page, sectors, 1)
    await expectStage(page, sectors)
    expect(page.url()).not.toContain('/exemples/')

    await swipe(page, place, { y: -60 })
    await swipe(page, place, { y: -60 })
    await expectStage(page, end)
    const before = await page.evaluate(() => scrollY)
    await swipe(page, place, { y: -200 })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50)
    await expectNoSidewaysScroll(page)
  })

  test('on a low phone a finger scrolls the page as on any other', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 480 })
    await page.goto('/promo')
    await swipe(page, { x: 180, y: 400 }, { y: -120 }, { rests: true })
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
    expect(await page.evaluate(() => scrollY)).toBeLessThan(200)
  })
})
