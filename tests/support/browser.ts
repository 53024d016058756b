import AxeBuilder from '@axe-core/playwright'
import { type APIRequestContext, type BrowserContext, expect, type Page } from 'playwright/test'
import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import type { Mail } from '../../simulators/resend/mail'

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

/** An account of this test's own; answers its address. */
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

/** The mail to an address whose subject fits, once it has arrived. */
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
      { timeout: 20_000, message: `a mail to ${address} about ${subject}` },
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

/** Phone by day and desktop by night: between them every token and both layouts. */
export const LOOKS = [
  { name: 'a phone by day', viewport: { width: 375, height: 812 }, colorScheme: 'light' },
  { name: 'a desktop by night', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const

/** Fails with what axe finds on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways, 'pixels to scroll sideways').toBeLessThanOrEqual(0)
}
