import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { subscriptions } from '@/db/schema/subscriptions'
import { tickets } from '@/db/schema/tickets'
import { websites } from '@/db/schema/websites'
import { findActingUser, type Reads } from '../context'
import { can, type Permission } from './policy'

type WithActor = Pick<Reads, 'actor'>

/** A condition for the acting user's rows: every row with the permission, none for a visitor. */
function ownRows({ actor }: WithActor, owner: PgColumn, everyRow: Permission): SQL {
  if (actor.type === 'key') return sql`false`
  const user = findActingUser(actor)
  if (!user) return sql`false`
  return can(actor, everyRow) ? sql`true` : eq(owner, user.id)
}

/** Whether the actor owns a row of `websites`, for a query that reads or joins it; likewise the two below. A key owns the one
 *  website that it was made for. */
export const ownsWebsite = (reads: WithActor) =>
  reads.actor.type === 'key'
    ? eq(websites.id, reads.actor.websiteId)
    : ownRows(reads, websites.userId, 'websites.manage')
export const ownsTicket = (reads: WithActor) => ownRows(reads, tickets.userId, 'tickets.manage')
export const ownsSubscription = (reads: WithActor) =>
  ownRows(reads, subscriptions.userId, 'subscriptions.manage')
