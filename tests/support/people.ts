import { inject } from 'vitest'
import { SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { type Credentials, call } from './api'
import { stored } from './stored'

export const PASSWORD = SAMPLE_PASSWORD

/** The sample accounts by their relation to Camille's objects: websites 1, 2, 4 and tickets 1 to 3 are hers. */
export const EMAIL = {
  admin: 'admin@ostal.example',
  owner: 'camille@ostal.example',
  stranger: 'julien@ostal.example',
  moderator: 'moderateur@ostal.example',
} as const

export type Person = keyof typeof EMAIL
export type SignedIn = Required<Credentials>

/** Logs in with the sample password, or with another, and keeps both credentials. */
export async function logIn(
  email: string,
  { password = PASSWORD, remember = false, origin = inject('origin') } = {},
): Promise<SignedIn> {
  const answer = await call('POST', '/auth/login', {
    origin,
    json: { Email: email, Password: password, Admin: false, RememberMe: remember },
  })
  if (answer.status !== 200) throw new Error(`${email} could not log in: ${answer.status}`)
  return { bearer: answer.body.accessToken, cookie: sessionCookie(answer.headers) }
}

/** An access token lasts fifteen minutes, and all files together may take longer. */
const RENEWED_AFTER_MS = 8 * 60_000

const known = new Map<Person, { session: Promise<SignedIn>; openedAt: number }>()

/** A sample person's session, shared by all files: a test that ends sessions needs its own account. */
export function as(person: Person): Promise<SignedIn> {
  const former = known.get(person)
  if (former && performance.now() - former.openedAt < RENEWED_AFTER_MS) return former.session
  const opened = { session: logIn(EMAIL[person]), openedAt: performance.now() }
  known.set(person, opened)
  return opened.session
}

export async function bearerOf(person: Person): Promise<Credentials> {
  return { bearer: (await as(person)).bearer }
}

let count = 0

/** A new account, signed up and logged in. */
export async function newcomer({
  remember = false,
  origin = inject('origin'),
} = {}): Promise<SignedIn & { id: number; email: string }> {
  count += 1
  const email = `essai-${count}-${crypto.randomUUID().slice(0, 8)}@exemple.fr`
  const signedUp = await call('POST', '/auth/signup', { origin, json: signUpBody(email) })
  if (signedUp.status !== 201) throw new Error(`The newcomer was refused: ${signedUp.status}`)
  return { ...(await logIn(email, { remember, origin })), id: signedUp.body.Id, email }
}

/** Confirms the address as the welcome mail's link does: mails may then contain user input. */
export const confirmAddress = (userId: number) =>
  stored('update users set email_confirmed_at = now() where id = $1', [userId])

export const signUpBody = (email: string) => ({
  FirstName: 'Élise',
  LastName: 'Nouvelle',
  Email: email,
  Phone: '06 01 02 03 04',
  Password: PASSWORD,
  acceptComm: false,
})

/** `name=value` of the session cookie that an answer sets. */
export function sessionCookie(headers: Headers): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** `name=value` of the cookie that identifies a browser at its next log-in. */
export function deviceCookie(headers: Headers): string {
  return (
    headers
      .getSetCookie()
      .find((cookie) => cookie.includes('ostal-device='))
      ?.split(';')[0] ?? ''
  )
}
