import { and, eq, max, ne } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import type { Reads, Tx } from '../context'

/** The plans by their place, null for none. */
export const PLANS_BY_RANK = ['enterprise', 'premium', 'basic', null] as const

const RANKS = { enterprise: 0, premium: 1, basic: 2 }
const WITHOUT_PLAN = 3

/** A client's place in the support queue: 0 for Pro, 1 Standard, 2 Basique, 3 without a running subscription. */
export async function readPlanRank({ db }: Pick<Reads, 'db'>, userId: number): Promise<number> {
  // The enum's order is that of the plans, so the greatest one is the best.
  const [best] = await db
    .select({ plan: max(subscriptions.plan) })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'inactive')))
  return best?.plan ? RANKS[best.plan] : WITHOUT_PLAN
}

/** The same for a new ticket: until the transaction ends, no change to the client's subscriptions can pass it by. */
export async function holdPlanRank(tx: Tx, userId: number): Promise<number> {
  await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('share')
  return readPlanRank(tx, userId)
}

/** Gives a client's tickets the rank of now; after every change to the client's subscriptions. */
export async function rankTickets(tx: Tx, userId: number): Promise<void> {
  // After a ticket that is just being opened: see holdPlanRank.
  await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const planRank = await readPlanRank(tx, userId)
  await tx.db
    .update(tickets)
    .set({ planRank })
    .where(and(eq(tickets.userId, userId), ne(tickets.planRank, planRank)))
}
