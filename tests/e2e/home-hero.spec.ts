import type { Locator, Page } from 'playwright/test'
import { brand } from '../../content/brand'
import { demo } from '../../content/hero'
import { plans } from '../../content/plans'
import { formatEuros } from '../../lib/domain/money'
import { CAMILLE, expectAccessible, PHONE, signIn } from '../support/browser'
import { countShifts, shiftsSoFar } from '../support/layout-shift'
import { expect, test } from '../support/test'

const example = (page: Page) => page.getByRole('region', { name: /^Exemple à essayer/ })
const log = (page: Page) => example(page).getByRole('log')
const visible = (page: Page) => example(page).getByRole('switch', { name: 'Visible : avis de Léa' })
const field = (page: Page) => example(page).getByRole('textbox', { name: /Écrivez à l’agence.*exemple/ })
const review = (page: Page) => example(page).getByText(demo.review.text)
const noReview = (page: Page) => example(page).getByText('Aucun avis affiché')
const start = (page: Page) => page.locator('.start-bar').getByRole('link', { name: 'Commencer votre projet' })

/** Whether the element's centre is not covered by a bar. */
const isUncovered = (element: Locator) =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
    return topmost !== null && (one.contains(topmost) || topmost.contains(one))
  })

test('the hero says who, where and from which price', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('region', { name: `${brand.tagline} ${brand.name}` })
  const price = formatEuros(Math.min(...plans.map(({ subscriptionCents }) => subscriptionCents)))
  await expect(hero).toContainText(`Agence web à ${brand.address.city}`)
  await expect(hero).toContainText(`Dès ${price} par mois TVA comprise`)
})

const hands = {
  mouse: {
    flip: (page: Page) => visible(page).click(),
    send: (page: Page) => example(page).getByRole('button').click(),
  },
  keyboard: {
    flip: (page: Page) => visible(page).press('Space'),
    send: (page: Page) => field(page).press('Enter'),
  },
  touch: {
    flip: (page: Page) => visible(page).tap(),
    send: (page: Page) => example(page).getByRole('button').tap(),
  },
}

for (const [hand, { flip, send }] of Object.entries(hands))
  test.describe(`the example, by ${hand}`, () => {
    test.use(hand === 'touch' ? { ...PHONE, hasTouch: true } : {})

    test('hides a review on the public site, sends a message and gets an answer', async ({ page }) => {
      await countShifts(page)
      await page.goto('/')
      await expect(example(page).getByText('Exemple', { exact: true })).toBeVisible()
      await visible(page).scrollIntoViewIfNeeded()
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      const shifts = await shiftsSoFar(page)
      await expect(visible(page)).toBeChecked()
      await expect(review(page)).toBeVisible()
      await flip(page)
      await expect(visible(page)).not.toBeChecked()
      await expect(review(page)).toBeHidden()
      await expect(noReview(page)).toBeVisible()
      await flip(page)
      await expect(review(page)).toBeVisible()
      await expect(noReview(page)).toBeHidden()

      await field(page).fill('   ')
      await send(page)
      await expect(log(page).locator('p')).toHaveCount(demo.conversation.length)
      const box = await log(page).boundingBox()
      const [own, agency] = await Promise.all(
        ['Vous', 'L’agence'].map((who) =>
          log(page)
            .locator('p', { hasText: `${who} :` })
            .boundingBox(),
        ),
      )
      expect((own?.x ?? 0) + (own?.width ?? 0)).toBeCloseTo((box?.x ?? 0) + (box?.width ?? 0), 0)
      expect(agency?.x).toBeCloseTo(box?.x ?? 0, 0)
      expect(own?.x).toBeGreaterThan((agency?.x ?? 0) + 20)
      for (const [index, answer] of demo.answers.entries()) {
        await field(page).fill(`Bonjour, ${index} !`)
        await send(page)
        await expect(log(page).getByText(`Bonjour, ${index} !`)).toBeInViewport()
        await expect(log(page).getByText(answer)).toBeInViewport()
        await expect(field(page)).toHaveValue('')
      }
      await expect(page).toHaveURL('/')
      expect(await shiftsSoFar(page)).toBe(shifts)
      await expectAccessible(page)
    })
  })

test.describe('the example without script', () => {
  test.use({ javaScriptEnabled: false })

  test('still hides the review, shows a whole conversation and has no dead control', async ({ page }) => {
    await page.goto('/')
    await visible(page).click()
    await expect(review(page)).toBeHidden()
    await expect(noReview(page)).toBeVisible()
    await visible(page).press('Space')
    await expect(review(page)).toBeVisible()
    for (const text of demo.conversation) await expect(log(page).getByText(text)).toBeVisible()
    await expect(example(page).getByText('Ici, vous écrivez à l’agence')).toBeVisible()
    await expect(example(page).getByRole('textbox')).toBeHidden()
    await expect(example(page).getByRole('button')).toBeHidden()
  })
})

test.describe('on a phone', () => {
  test.use({ ...PHONE, hasTouch: true })

  const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })
  const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })
  const links = (page: Page) => navigation(page).getByRole('link')

  for (const path of ['/', '/contact', '/login'])
    test(`the menu of ${path} opens, closes with Escape, and gives the focus back`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Me connecter' })).toHaveCount(0)
      await menu(page).tap()
      await expect(links(page)).toHaveText(['Tarifs', 'Témoignages', 'Contact', 'Me connecter'])
      for (const link of await links(page).all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      await expectAccessible(page)
      await page.keyboard.press('Tab')
      await expect(links(page).first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(links(page)).toHaveCount(0)
      await expect(menu(page)).toBeFocused()
    })

  test('the menu closes when it leads to a place of the page, and when the keyboard leaves it', async ({
    page,
  }) => {
    await page.goto('/')
    for (const [name, place] of [
      ['Tarifs', '#tarifs'],
      ['Témoignages', '#temoignages'],
      ['Témoignages', '#temoignages'],
    ] as const) {
      await menu(page).tap()
      await links(page).filter({ hasText: name }).tap()
      await expect(page).toHaveURL(`/${place}`)
      await expect(links(page)).toHaveCount(0)
      await expect(page.locator(`${place} h2`)).toBeInViewport()
    }
    await menu(page).press('Enter')
    await links(page).last().focus()
    await page.keyboard.press('Tab')
    await expect(links(page)).toHaveCount(0)
  })

  test('has one way to log in, in the menu', async ({ page }) => {
    await page.goto('/')
    const ways = page.getByRole('link', { name: 'Me connecter' })
    await expect(ways).toHaveCount(0)
    await menu(page).tap()
    await expect(ways).toHaveCount(1)
    await expect(ways).toHaveAttribute('href', '/login')
  })

  test('the menu leads a client to their space', async ({ page, context }) => {
    await signIn(context, CAMILLE)
    await page.goto('/start')
    await menu(page).tap()
    await expect(links(page)).toHaveText(['Tarifs', 'Témoignages', 'Contact', 'Mon espace'])
    await expect(links(page).last()).toHaveAttribute('href', '/dashboard')
  })

  test('the bar to start steps aside for the plans and the form, and hides nothing', async ({ page }) => {
    await page.goto('/')
    await expect(start(page)).toBeInViewport({ ratio: 1 })
    expect((await start(page).boundingBox())?.width).toBeGreaterThan(330)
    const inView = async (place: string) =>
      page
        .locator(place)
        .first()
        .evaluate((one) => one.scrollIntoView({ block: 'center' }))
    for (const [place, stands] of [
      ['#tarifs ul', false],
      ['#etapes', true],
      ['#contact form', false],
      ['#temoignages', true],
    ] as const) {
      await inView(place)
      if (stands) await expect(start(page)).toBeInViewport({ ratio: 1 })
      else await expect(start(page)).toBeHidden()
    }
    await field(page).focus()
    expect(await isUncovered(field(page))).toBe(true)
  })
})

test.describe('on a phone without script', () => {
  test.use({ ...PHONE, hasTouch: true, javaScriptEnabled: false })

  test('the menu opens, and the bar stays clear of the focus and of the last line', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).tap()
    const links = page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link')
    await expect(links).toHaveCount(4)
    await links.first().tap()
    await expect(page).toHaveURL('/#tarifs')
    await page.touchscreen.tap(180, 700)
    await expect(links).toHaveCount(0)

    const send = page.locator('#contact').getByRole('button', { name: 'Envoyer' })
    await send.focus()
    await expect(send).toBeFocused()
    const [bar, button] = [await start(page).boundingBox(), await send.boundingBox()]
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
    const last = page.getByRole('contentinfo').getByText('Tous droits réservés')
    await page.mouse.wheel(0, 50_000)
    await expect(last).toBeInViewport()
    const line = await last.boundingBox()
    await expect(start(page)).toBeInViewport({ ratio: 1 })
    expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThan((bar?.y ?? 0) - 12)
  })
})

test('a tablet has two columns, the links in its header and no bar', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const name of ['Tarifs', 'Témoignages', 'Contact', 'Me connecter'])
    await expect(header.getByRole('link', { name })).toBeVisible()
  await expect(header.getByRole('button')).toBeHidden()
  const [title, picture] = [
    await page.getByRole('heading', { level: 1 }).boundingBox(),
    await example(page).boundingBox(),
  ]
  expect(picture?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0) - 1)
  expect(picture?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0))
  await expect(start(page)).toHaveCSS('position', 'static')
  expect((await start(page).boundingBox())?.width).toBeLessThan(330)
  await expectAccessible(page)
})
