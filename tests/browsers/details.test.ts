import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { browser, isInstalled } from './browser'
import type { BrowserWindow } from './browser-window'
import { LOOKS } from './looks'
import { userOf } from './user'

const POLLING = { timeout: 10_000, interval: 200 }

describe.skipIf(!isInstalled)(`what browsers draw differently, in ${browser.name}`, () => {
  let window: BrowserWindow
  beforeAll(async () => {
    window = await browser.open('light')
  })
  afterAll(() => window?.close())

  for (const { look, ...size } of LOOKS.slice(0, 2))
    it(`the house of the home page stands beside the card on ${look}`, async () => {
      await window.resize(size.width, size.height)
      await userOf(window, inject('origin')).goTo('/')
      const [house, card] = await window.run(() => {
        const demo = document.querySelector('[aria-label^="Exemple à essayer"]')
        return ['svg', 'figure'].map((one) => demo?.querySelector(one)?.getBoundingClientRect().toJSON())
      })
      expect(house.width).toBeGreaterThan(80)
      expect(house.right).toBeLessThanOrEqual(card.left)
    })

  // The other browsers show « jj/mm/aaaa », WebKit does not.
  it.runIf(browser.name === 'webkit')('an empty day looks empty, a chosen one does not', async () => {
    const user = userOf(window, inject('origin'))
    await user.goTo('/contact')
    await expect.poll(() => contrastWithin(window, '[name=day]'), POLLING).toBeLessThan(10)
    await expect.poll(() => contrastWithin(window, '[name=hour]'), POLLING).toBeLessThan(10)
    await user.fill('Nom', 'Zoé')
    await window.run(() => {
      const day = document.querySelector<HTMLInputElement>('[name=day]')
      if (!day) return
      day.value = day.min
      day.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await expect.poll(() => contrastWithin(window, '[name=day]'), POLLING).toBeGreaterThan(100)
  })
})

/** The difference between the lightest and the darkest pixel of a field, from 0 to 255, without its border. */
async function contrastWithin(window: BrowserWindow, selector: string): Promise<number> {
  const { left, top, width, height } = await window.run((of) => {
    const field = document.querySelector(of)
    field?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return field?.getBoundingClientRect().toJSON()
  }, selector)
  const inside = {
    left: Math.round(left) + 6,
    top: Math.round(top) + 6,
    width: Math.round(width) - 12,
    height: Math.round(height) - 12,
  }
  const pixels = await sharp(await window.picture())
    .extract(inside)
    .greyscale()
    .raw()
    .toBuffer()
  return Math.max(...pixels) - Math.min(...pixels)
}
