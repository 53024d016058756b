import type { Locator, Page } from 'playwright/test'
import { newAccount, signIn } from '../support/browser'
import { openAccountMenu } from '../support/navigation'
import { addTestimonials, ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'
import { openPlans } from '../support/wizard'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** A screenshot of an element without the focus ring. */
async function picture(target: Locator): Promise<string> {
  await target.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await target.page().mouse.move(0, 0)
  return (await target.screenshot()).toString('base64')
}

/** Expects `change` to be visible on the element. */
async function expectToShow(target: Locator, change: () => Promise<unknown>) {
  const before = await picture(target)
  await change()
  await expect.poll(async () => (await picture(target)) !== before).toBe(true)
}

const ground = (target: Locator) => target.evaluate((element) => getComputedStyle(element).backgroundColor)

const segment = (page: Page, group: RegExp | string, name: string) =>
  page.getByRole('group', { name: group }).locator('label').filter({ hasText: name })

test('prices, answers, plans and primary buttons show which is chosen', async ({ page, context }) => {
  await page.goto('/')
  const monthly = segment(page, 'Prix affichés', 'Abonnement')
  await expectToShow(monthly, () => segment(page, 'Prix affichés', 'Développement').click())
  const shown = page.getByRole('switch')
  await expectToShow(shown.locator('xpath=..').locator('.switch-track'), () => shown.click())

  await signIn(context, await newAccount(context.request))
  await page.goto('/start')
  await openPlans(page)
  const no = segment(page, /déjà un site/, 'Non')
  await expectToShow(no, () => segment(page, /déjà un site/, 'Oui').click())
  const plan = page.getByRole('button', { name: /^Basique.*29/ })
  await expectToShow(plan, () => plan.click())
  const [primary, secondary] = [
    page.getByRole('button', { name: 'Suivant' }),
    page.getByRole('link', { name: 'Mon espace' }),
  ]
  expect(await ground(primary)).not.toBe(await ground(secondary))
})

test('the theme, the accent, the place and a row’s switch show their state', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  await addTestimonials(site, 'Léa')
  await page.goto(`/dashboard/website/${site}?onglet=avis`)
  await page.getByRole('listitem').filter({ hasText: 'Léa' }).locator('summary').click()
  const visible = page.getByRole('switch').locator('.switch-track')
  await expectToShow(visible, () => page.getByRole('switch').click())

  await openAccountMenu(page)
  const dark = page.getByRole('button', { name: 'Thème sombre' })
  const before = await ground(dark)
  await dark.click()
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => ground(dark)).not.toBe(before)
  const swatch = page.getByRole('button', { name: 'Canard' })
  const outline = () => swatch.evaluate((element) => getComputedStyle(element).outlineWidth)
  await swatch.click()
  await expect(swatch).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(outline).toBe('3px')
})

test('the switch of a webhook shows its state and its word', async ({ page, context, request }) => {
  const site = await newSite(context, request)
  await ask(
    `insert into webhook_endpoints (website_id, url, secret) values ($1, 'https://four.example/recu', 'whsec_' || repeat('A', 43) || '=')`,
    [site],
  )
  await page.goto(`/dashboard/website/${site}/webhooks`)
  const shown = page.getByRole('switch')
  expect(await ground(shown.locator('.switch-track'))).not.toBe(await ground(shown))
  expect(await ground(shown.getByText('Active'))).toMatch(/, 0\)$/)
})
