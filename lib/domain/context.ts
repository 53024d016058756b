import type { Queryable } from '@/db/client'
import { DomainError } from './errors'
import type { Job } from './notifications/jobs'

export type Role = 'USER' | 'MODERATOR' | 'ADMIN'

/** Who is acting. The role comes from the database with each request, never from a token. */
export type Actor = { id: number; role: Role; sessionId: string }

/** Who asks, and with what: the first argument of every domain function. */
export type Context = {
  actor: Actor | null
  db: Queryable
  /** Runs `work` in one transaction; its jobs are enqueued in the same one. */
  transaction<T>(work: (tx: Context) => Promise<T>): Promise<T>
  /** Enqueues a job in the database connection of this context. */
  enqueue(job: Job): Promise<void>
}

/** The actor, or `unauthenticated`. */
export function requireActor(ctx: Context): Actor {
  if (!ctx.actor) throw new DomainError('unauthenticated')
  return ctx.actor
}

export const isStaff = (actor: Actor | null): boolean =>
  actor?.role === 'ADMIN' || actor?.role === 'MODERATOR'
