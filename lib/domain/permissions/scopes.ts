import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { invoices } from '@/db/schema/invoices'
import { quotes } from '@/db/schema/quotes'
import { subscriptions } from '@/db/schema/subscriptions'
import { tickets } from '@/db/schema/tickets'
import { websites } from '@/db/schema/websites'
import { actingUser, findActingUser, type Reads } from '../context'
import { can, type Permission } from './policy'

type WithActor = Pick<Reads, 'actor'>

/** A condition for the rows of the acting user's client: every row with the permission, none for a visitor. */
function ownRows({ actor }: WithActor, owner: PgColumn, everyRow: Permission): SQL {
  if (actor.type === 'key') return sql`false`
  const user = findActingUser(actor)
  if (!user) return sql`false`
  return can(actor, everyRow) ? sql`true` : eq(owner, user.clientId)
}

/** Whether the actor may manage a row of `websites`, in a query that reads or joins it: their client's own, or any for the
 *  agency. An API key owns the one website it was created for. Likewise the three below. */
export const ownsWebsite = (reads: WithActor) =>
  reads.actor.type === 'key'
    ? eq(websites.id, reads.actor.websiteId)
    : ownRows(reads, websites.clientId, 'websites.manage')
export const ownsTicket = (reads: WithActor) => ownRows(reads, tickets.clientId, 'tickets.manage')
export const ownsSubscription = (reads: WithActor) =>
  ownRows(reads, subscriptions.clientId, 'subscriptions.manage')
export const ownsInvoice = (reads: WithActor) => ownRows(reads, invoices.clientId, 'subscriptions.manage')

/** Whether a row of `websites` belongs to the actor's own client, even for an administrator: for lists of one's own.
 *  `unauthenticated` without an acting user. */
export const isOwnWebsite = (reads: WithActor): SQL =>
  reads.actor.type === 'key'
    ? eq(websites.id, reads.actor.websiteId)
    : eq(websites.clientId, actingUser(reads).clientId)
/** The same for `tickets`. */
export const isOwnTicket = (reads: WithActor): SQL => eq(tickets.clientId, actingUser(reads).clientId)
/** The same for `subscriptions` and `invoices`. */
export const isOwnSubscription = (reads: WithActor): SQL =>
  eq(subscriptions.clientId, actingUser(reads).clientId)
export const isOwnInvoice = (reads: WithActor): SQL => eq(invoices.clientId, actingUser(reads).clientId)

/** Whether a row of `quotes` belongs to the actor's own client. `unauthenticated` without an acting user. */
export const isOwnQuote = (reads: WithActor): SQL => eq(quotes.clientId, actingUser(reads).clientId)
