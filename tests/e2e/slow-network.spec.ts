import type { Page } from 'playwright/test'
import { signIn } from '../support/browser'
import { countShifts, findShifts } from '../support/layout-shift'
import { publicPages } from '../support/public-pages'
import { LONG } from '../support/rounds'
import { signedInPages } from '../support/signed-in-pages'
import { expect, test } from '../support/test'

/** Lighthouse's slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const PAGES = [...publicPages().map((path) => ({ path, email: '' })), ...signedInPages()]
/** A page of each layout; `npm run trust` opens all of them. */
const SOME = ['/', '/checkout', '/dashboard', '/dashboard/website/1?onglet=galerie', '/orders/9', '/admin']

for (const viewport of LONG ? SIZES : SIZES.slice(0, 1))
  test.describe(`on slow 4G, ${viewport.width} pixels wide`, () => {
    test.use({ viewport })

    for (const { path, email } of PAGES.filter((page) => LONG || SOME.includes(page.path)))
      test(`${path} does not move while it loads`, async ({ page, context }) => {
        if (email) await signIn(context, email)
        await slowDown(page)
        await countShifts(page)
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready.then(() => {}))
        await page.waitForLoadState('networkidle')
        expect(await findShifts(page)).toEqual([])
      })
  })

async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', SLOW_4G)
}
