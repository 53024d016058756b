import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { findActor, type Session } from '../domain/accounts/sessions'
import type { Actor, Context } from '../domain/context'
import { createContext } from './context'
import { readSessionCookie, sessionCookie, sessionCookieName } from './session-cookie'

/** Who the session cookie of this request stands for. One query, once a request. */
export const currentActor = cache(async (): Promise<Actor | null> => {
  const sessionId = await readSessionCookie((await cookies()).get(sessionCookieName())?.value)
  return sessionId ? findActor(createContext(null), sessionId) : null
})

/** The context of the page or action that is running; its actor may be null. */
export async function currentContext(): Promise<Context> {
  return createContext(await currentActor())
}

export type SignedInContext = Context & { actor: Actor }

/** For a page body, before anything streams: a visitor goes to the login page and comes back to `path`. */
export async function requireSignedIn(path: string): Promise<SignedInContext> {
  const actor = await currentActor()
  if (!actor) redirect(`/login?from=${encodeURIComponent(path)}`)
  return { ...createContext(actor), actor }
}

/** As requireSignedIn; whoever lacks one of the roles goes to /unauthorized. */
export async function requireRole(path: string, ...roles: Actor['role'][]): Promise<SignedInContext> {
  const ctx = await requireSignedIn(path)
  if (!roles.includes(ctx.actor.role)) redirect('/unauthorized')
  return ctx
}

export async function rememberSession(session: Session): Promise<void> {
  const jar = await cookies()
  jar.set(await sessionCookie(session))
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
}
