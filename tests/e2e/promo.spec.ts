import type { Page } from 'playwright/test'
import { brand } from '../../content/brand'
import { examples } from '../../content/examples'
import { testimonials } from '../../content/testimonials'
import { expectAccessible, expectNoSidewaysScroll, LOOKS, PHONE } from '../support/browser'
import { expectStage, partsDrawn, STAGES } from '../support/promo'
import { expect, test } from '../support/test'

const [start, sectors, voices] = STAGES as [string, string, string]

test('the tour calls the agency, shows a site for each sector, what customers say, and the footer', async ({
  page,
}) => {
  await page.goto('/promo')
  const call = page.locator(`#${start}`).getByRole('link', { name: /^Appeler/ })
  await expect(call).toHaveAttribute('href', brand.phone.link)
  const links = page.locator(`#${sectors} a[href^="/exemples/"]`)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    examples.map(({ slug }) => `/exemples/${slug}`),
  )
  for (const { sector } of examples)
    await expect(page.locator(`#${sectors}`).getByRole('link', { name: sector })).toHaveCount(1)
  const said = page.locator(`#${voices} figure`)
  await expect(said).toHaveCount(testimonials.length)
  for (const figure of await said.all()) await expect(figure).toContainText('Exemple')
  await expect(page.getByRole('contentinfo')).toContainText(brand.tagline)
})

for (const look of LOOKS)
  test.describe(`on ${look.name}`, () => {
    test.use({ viewport: look.viewport, colorScheme: look.colorScheme })

    test('each stage is accessible', async ({ page }) => {
      await page.goto('/promo')
      for (const id of STAGES) {
        await page.locator(`nav a[href="#${id}"]`).click()
        await expectStage(page, id)
        await expectAccessible(page)
      }
    })
  })

test('the dots are links: Back returns, and a reload and a shared link open at their stage', async ({
  page,
}) => {
  await page.goto('/promo')
  await expect.poll(() => partsDrawn(page)).toEqual([true, false, false, false])
  await page.locator(`nav a[href="#${voices}"]`).click()
  await expectStage(page, voices)
  await expect.poll(() => partsDrawn(page)).toEqual([true, true, true, false])
  await page.goBack()
  await expectStage(page, start)
  expect(new URL(page.url()).hash).toBe('')
  await page.goForward()
  await expectStage(page, voices)
  await page.reload()
  await expectStage(page, voices)
  await page.goto('/contact')
  await page.goto(`/promo#${sectors}`)
  await expectStage(page, sectors)
  await page.locator(`#${sectors}`).getByRole('link', { name: 'En savoir plus' }).click()
  await expectStage(page, voices)
})

test('nothing moves by itself on load, and the house is drawn as the visitor goes on', async ({ page }) => {
  await page.goto('/promo')
  await expectStage(page, start)
  expect(await movements(page)).toBe(0)
  const drawing = page.evaluate(async () => {
    const walls = document.querySelectorAll('.promo-house use')[1] as Element
    await new Promise((run) => walls.addEventListener('transitionrun', run, { once: true }))
    return Math.max(...walls.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)))
  })
  await page.keyboard.press('PageDown')
  expect(await drawing).toBe(700)
  await expect.poll(() => partsDrawn(page)).toEqual([true, true, false, false])
})

/** The number of animations longer than 100 ms, except scroll-driven ones. */
const movements = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 100).length,
  )

test.describe('with the wish for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } })

  test('the wheel scrolls as on any page, and keys and buttons lead on at once', async ({ page }) => {
    await page.goto('/promo')
    await page.mouse.move(400, 500)
    await page.mouse.wheel(0, 120)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
    await page.keyboard.press('PageDown')
    await expectStage(page, sectors)
    expect(await partsDrawn(page)).toEqual([true, true, false, false])
    await page.getByRole('button', { name: 'Secteur suivant' }).click()
    await expect(page.getByText('E-commerce, 2 sur 7')).toBeAttached()
    expect(await movements(page)).toBe(0)
  })
})

test.describe('without script', () => {
  test.use({ ...PHONE, javaScriptEnabled: false })

  test('the stages are four plain sections, each with its house and all that it shows', async ({ page }) => {
    await page.goto('/promo')
    for (const [stage, id] of STAGES.entries()) {
      await page.locator(`nav a[href="#${id}"]`).click()
      await expect(page.locator(`#${id}-titre`)).toBeInViewport()
      await expect(page.locator(`#${id} use`)).toHaveCount(stage + 1)
      await expect(page.locator(`#${id} svg`)).toBeVisible()
      await page.goBack()
    }
    for (const { sector } of examples) {
      const link = page.getByRole('link', { name: sector })
      await link.scrollIntoViewIfNeeded()
      await expect(link).toBeInViewport()
    }
    await expect(page.getByRole('button', { name: /suivant/ })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  })
})

test.describe('in little room', () => {
  for (const [name, viewport] of Object.entries({
    'the narrowest screen': { width: 320, height: 568 },
    'a low phone': { width: 375, height: 560 },
    'a lying phone': { width: 740, height: 360 },
  }))
    test(`${name} scrolls as any page and cuts nothing off`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto('/promo')
      await expectNoSidewaysScroll(page, name)
      await page.mouse.move(100, 300)
      await page.mouse.wheel(0, 100)
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(100)
      await expectNothingCut(page)
    })

  test('text at twice its size scrolls as any page and cuts nothing off', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/promo')
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' })
    await expect(page.locator('.promo')).not.toHaveAttribute('data-fits')
    await expectNoSidewaysScroll(page)
    await expectNothingCut(page)
    await page.keyboard.press('End')
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Accessibilité' })).toBeInViewport()
  })
})

/** Every text of the stages is inside its section, and no section hides overflow. */
async function expectNothingCut(page: Page) {
  const outside = await page.locator('.promo > section').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const { top, bottom, left, right } = section.getBoundingClientRect()
      return [...section.querySelectorAll('h1, h2, p, a, button')]
        .filter((element) => !element.closest('.promo-slide ~ .promo-slide, .sr-only'))
        .filter((element) => {
          const box = element.getBoundingClientRect()
          return box.top < top - 1 || box.bottom > bottom + 1 || box.left < left - 1 || box.right > right + 1
        })
        .map((element) => element.textContent)
    }),
  )
  expect(outside).toEqual([])
}
