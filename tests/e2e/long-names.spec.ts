import { expect, type Page, test } from 'playwright/test'
import { addTestimonials, ask, newSite } from '../support/sites'

const WORD = 'Anticonstitutionnellement'.repeat(4)

let site: number
test.beforeEach(async ({ context, request }) => {
  site = await newSite(context, request)
  await ask('update websites set name = $2, url = $3 where id = $1', [
    site,
    `Le mas ${WORD}`,
    `https://le-mas.example/${WORD}?page=${WORD}`,
  ])
  await addTestimonials(site, WORD)
})

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const width of [320, 375]) {
  test(`names and addresses of any length fit into ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 })
    for (const path of [
      '/dashboard',
      `/dashboard/website/${site}`,
      `/dashboard/website/${site}/webhooks`,
      `/apercu/${site}`,
    ]) {
      await page.goto(path)
      await expect(page.getByText(WORD).first()).toBeVisible()
      expect(await sideways(page), path).toBeLessThanOrEqual(0)
    }
    await expect(page.getByText(`Un accueil parfait, de ${WORD}`)).toBeVisible()
    expect(await sideways(page), 'with the list of the preview').toBeLessThanOrEqual(0)
    await page.goto(`/dashboard/website/${site}`)
    await page.locator('summary').filter({ hasText: WORD }).click()
    await expect(page.getByText(`Un accueil parfait, de ${WORD}`)).toBeVisible()
    expect(await sideways(page), 'with an open row').toBeLessThanOrEqual(0)
  })
}
