import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type APIRequestContext, type BrowserContext, expect, type Page } from 'playwright/test'
import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import type { Mail } from '../../simulators/resend/mail'
import { LONG } from './rounds'

export const CAMILLE = 'camille@ostal.example'
export const JULIEN = 'julien@ostal.example'
export const ADMIN = 'admin@ostal.example'
export const MODERATOR = 'moderateur@ostal.example'

/** Gives the browser a session, as a log-in would. */
export async function signIn(
  context: BrowserContext,
  email: string,
  password = SAMPLE_PASSWORD,
): Promise<void> {
  const answer = await context.request.post('/api/auth/login', {
    data: { Email: email, Password: password, Admin: false, RememberMe: true },
  })
  expect(answer.status()).toBe(200)
}

/** Creates an account for one test; returns its email address. */
export async function newAccount(request: APIRequestContext, firstName = 'Élise'): Promise<string> {
  const email = `essai-${crypto.randomUUID()}@exemple.fr`
  const answer = await request.post('/api/auth/signup', {
    data: {
      FirstName: firstName,
      LastName: 'Nouvelle',
      Email: email,
      Phone: '06 01 02 03 04',
      Password: SAMPLE_PASSWORD,
      acceptComm: false,
    },
  })
  expect(answer.status()).toBe(201)
  return email
}

/** Waits for the mail to an address whose subject matches. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        const url = `${process.env.SIMULATORS_ORIGIN}/_control/mails?to=${encodeURIComponent(address)}`
        const mails = (await (await fetch(url)).json()) as Mail[]
        found = mails.find((mail) => subject.test(mail.subject))
        return found?.subject
      },
      { timeout: 40_000, message: `a mail to ${address} about ${subject}` },
    )
    .toBeTruthy()
  return found as Mail
}

/** The path of the first link in a mail that goes to one of our pages. */
export function linkIn(mail: Mail, page: string): string {
  const link = new RegExp(`https?://[^"\\s]+(${page}[^"\\s)\\]]*)`).exec(mail.text ?? '')?.[1]
  if (!link) throw new Error(`The mail holds no link to ${page}`)
  return link
}

/** A phone in the light theme and a desktop in the dark one, which cover all design tokens and both layouts. */
export const LOOKS = [
  { name: 'a phone by day', viewport: { width: 375, height: 812 }, colorScheme: 'light' },
  { name: 'a desktop by night', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const

/** For `test.use`; a flow that works on a phone also works on wider screens. */
export const PHONE = { viewport: LOOKS[0].viewport, colorScheme: LOOKS[0].colorScheme }

/** All combinations of layout and theme, for `npm run trust`. */
const EVERY_LOOK = [
  ...LOOKS,
  { name: 'a phone by night', viewport: { width: 375, height: 812 }, colorScheme: 'dark' },
  { name: 'a desktop by day', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'the narrowest screen', viewport: { width: 320, height: 568 }, colorScheme: 'light' },
] as const

/** Fails when axe finds a violation on the page in its current state, or when the page scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
  await expectNoSidewaysScroll(page)
}

/** The same in each look, without reloading the page; failures name the look. Ends in the first look. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const look of LONG ? EVERY_LOOK : LOOKS) {
    await applyLook(page, look)
    expect.soft(await findViolations(page), `on ${look.name}`).toEqual([])
    await expectNoSidewaysScroll(page, look.name)
  }
  await page.setViewportSize({ width: 320, height: 568 })
  await expectNoSidewaysScroll(page, 'the narrowest screen')
  await applyLook(page, LOOKS[0])
}

export async function expectNoSidewaysScroll(page: Page, where = 'this screen'): Promise<void> {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(sideways, `pixels to scroll sideways on ${where}`).toBeLessThanOrEqual(0)
}

/** Changes size and theme without loading the page again. */
async function applyLook(page: Page, { viewport, colorScheme }: (typeof EVERY_LOOK)[number]) {
  await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme })
}

/** Finishes transitions, because a fade has its final contrast only at its end. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  })

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of axe that the page breaks in its current state, with the elements. */
export async function findViolations(page: Page): Promise<string[]> {
  await endTransitions(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async () => {
    const axe: typeof import('axe-core') = Reflect.get(window, 'axe')
    // On a long page, reporting passed rules takes longer than checking them. Our pages play no media, for which axe
    // would preload all styles.
    const { violations } = await axe.run({ resultTypes: ['violations'], preload: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}
