import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect, unstable_rethrow } from 'next/navigation'
import { cache } from 'react'
import { type Browser, findActor, type Session } from '../../domain/accounts/sessions'
import type { Context, Person } from '../../domain/context'
import { isDatabaseUnreachable } from '../../domain/database-errors'
import type { LoggedIn } from '../../domain/log-in/complete-log-in'
import { can, type Permission } from '../../domain/permissions/policy'
import { createContext } from '../context'
import { log } from '../instance/log'
import { withOwnQuery } from '../requests/page-address'
import { requestSource } from '../requests/request-source'
import { rememberDevice } from './device-cookie'
import { forgetPendingLogIn } from './pending-log-in'
import { isSameOrigin } from './same-origin'
import {
  readSessionCookie,
  sessionCookie,
  sessionCookieName,
  signedInCookie,
  signedOutCookie,
  viewCookie,
  viewCookieName,
} from './session-cookie'

const VISITOR = { type: 'visitor' } as const

/** The id and network of the current request, the same wherever it is read. */
export const currentRequestSource = cache(async () => requestSource(await headers()))

/** The person of this request's session cookie; null for a visitor. One query per request. */
export const currentPerson = cache(async (): Promise<Person | null> => {
  const sessionId = await readSessionCookie((await cookies()).get(sessionCookieName())?.value)
  return sessionId ? findActor(createContext(VISITOR, await currentRequestSource()), sessionId) : null
})

/** The context of the current page or action. */
export async function currentContext(): Promise<Context> {
  return createContext((await currentPerson()) ?? VISITOR, await currentRequestSource())
}

export type SignedInContext = Context & { actor: Person }

/** Where a second factor is set up: the only page for staff without one. */
export const SECOND_FACTOR_PATH = '/dashboard/compte/second-facteur'

/** For a page body, before anything streams: redirects a visitor to the login page, and back to `path` with its query; and staff
 *  without their required second factor to its set-up page. */
export async function requireSignedIn(path: string): Promise<SignedInContext> {
  const person = await currentPerson()
  if (!person) redirect(`/login?from=${encodeURIComponent(withOwnQuery(path, await headers()))}`)
  if (person.lacksFactor && path !== SECOND_FACTOR_PATH) redirect(SECOND_FACTOR_PATH)
  return createContext(person, await currentRequestSource())
}

/** As requireSignedIn; also redirects to /unauthorized without the permission, or when the person's rights cannot be read. */
export async function requirePageAccess(path: string, permission: Permission): Promise<SignedInContext> {
  const ctx = await requireSignedIn(path).catch((error) => {
    unstable_rethrow(error)
    // The page that replaces all others while the database is unreachable.
    if (isDatabaseUnreachable(error)) throw error
    log().error({ err: error }, 'The rights of a person could not be read')
    redirect('/unauthorized')
  })
  if (!can(ctx.actor, permission)) redirect('/unauthorized')
  return ctx
}

/** The browser's User-Agent, and its current session, which the next log-in ends; none for a call from another site, which must
 *  not end it. */
export async function thisBrowser(): Promise<Browser> {
  const sent = await headers()
  const userAgent = sent.get('user-agent') ?? ''
  if (!isSameOrigin(sent)) return { userAgent }
  const former = await readSessionCookie((await cookies()).get(sessionCookieName())?.value)
  return { userAgent, formerSession: former ?? undefined }
}

/** Sets the browser's session, and the cookie by which it is recognized at the next log-in. */
export async function rememberLogIn(ctx: Context, session: LoggedIn): Promise<void> {
  await rememberSession(session)
  await rememberDevice(ctx, session)
  await forgetPendingLogIn()
}

export async function rememberSession(session: Session): Promise<void> {
  const jar = await cookies()
  jar.set(await sessionCookie(session))
  jar.set(signedInCookie(session))
  if (jar.has(viewCookieName())) jar.set(viewCookie(null))
}

/** Tells public pages until when this browser's session views a client. */
export async function rememberView(endsAt: Date | null): Promise<void> {
  const jar = await cookies()
  jar.set(viewCookie(endsAt))
}

export async function forgetSession(): Promise<void> {
  const jar = await cookies()
  jar.set({
    name: sessionCookieName(),
    value: '',
    maxAge: 0,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: sessionCookieName().startsWith('__Host-'),
  })
  jar.set(signedOutCookie())
  if (jar.has(viewCookieName())) jar.set(viewCookie(null))
}
