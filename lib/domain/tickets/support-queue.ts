import { asc, eq, max, ne, sql } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { type Context, isStaff, requireActor } from '../context'
import { DomainError } from '../errors'
import type { Ticket } from './schema'

export type QueuedTicket = Pick<Ticket, 'id' | 'type' | 'title' | 'createdAt' | 'updatedAt'> & {
  clientName: string
  /** The best plan of the client's running subscriptions; null without one. */
  plan: 'basic' | 'premium' | 'enterprise' | null
}

/** The agency's open tickets: Pro clients first, then Standard, Basique, none; the oldest first within each. */
export async function listSupportQueue(ctx: Context, limit = 200): Promise<QueuedTicket[]> {
  if (!isStaff(requireActor(ctx))) throw new DomainError('forbidden')
  // The enum's order is that of the plans, so the greatest one is the best.
  const best = ctx.db
    .select({ userId: subscriptions.userId, plan: max(subscriptions.plan).as('plan') })
    .from(subscriptions)
    .where(ne(subscriptions.status, 'inactive'))
    .groupBy(subscriptions.userId)
    .as('best')
  const rows = await ctx.db
    .select({
      id: tickets.id,
      type: tickets.type,
      title: tickets.title,
      createdAt: tickets.createdAt,
      updatedAt: tickets.updatedAt,
      firstName: users.firstName,
      lastName: users.lastName,
      plan: best.plan,
    })
    .from(tickets)
    .innerJoin(users, eq(users.id, tickets.userId))
    .leftJoin(best, eq(best.userId, tickets.userId))
    .where(eq(tickets.status, 'open'))
    .orderBy(sql`${best.plan} desc nulls last`, asc(tickets.createdAt), asc(tickets.id))
    .limit(limit)
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, clientName: `${firstName} ${lastName}` }))
}
