import 'server-only'
import type { Context } from '../../domain/context'
import { createContext } from '../context'

/** The context of the administrator who views a client, for the actions still allowed: leaving the view and logging out. */
export function contextOfViewer(ctx: Context): Context {
  const { actor } = ctx
  if (actor.type !== 'person' || actor.viewedBy === undefined) return ctx
  const { viewedBy: id, sessionId } = actor
  // An administrator's client has the same id as their user.
  return createContext({ type: 'person', id, role: 'ADMIN', clientId: id, sessionId }, ctx)
}
