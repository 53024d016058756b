import { and, eq, gt, isNull, max, ne, or, type SQL, sql } from 'drizzle-orm'
import { PLANS, type PlanKey } from '@/content/plan-facts'
import { clients } from '@/db/schema/clients'
import { recurringLines } from '@/db/schema/recurring-lines'
import { subscriptions } from '@/db/schema/subscriptions'
import { tickets } from '@/db/schema/tickets'
import { websites } from '@/db/schema/websites'
import { lockClients } from '../clients/lock-clients'
import type { Reads, Tx } from '../context'
import { placeOf } from './answer-due'

/** The plans by their rank, null for none. */
export const PLANS_BY_RANK: readonly (PlanKey | null)[] = [...PLANS.toReversed(), null]

const rankOf = (plan: PlanKey | null | undefined) => PLANS_BY_RANK.indexOf(plan ?? null)
const ranked = PLANS.map((plan) => `when '${plan}' then ${rankOf(plan)}`).join(' ')
const rankIn = (plan: SQL): SQL =>
  sql`case ${plan} ${sql.raw(ranked)} else ${sql.raw(String(rankOf(null)))} end`

const isRunning = ne(subscriptions.status, 'inactive')

type About = { clientId: number; websiteId?: number | null }

/** A ticket's rank in the support queue, by the plan of the site that it is about, else by the client's best plan: 0 for Pro,
 *  1 Standard, 2 Basique, 3 without a running subscription; minus half a step if the client pays for priority. */
export async function readPlanRank(
  { db }: Pick<Reads, 'db'>,
  { clientId, websiteId = null }: About,
): Promise<number> {
  if (websiteId !== null) {
    const [site] = await db
      .select({ plan: subscriptions.plan })
      .from(websites)
      .leftJoin(subscriptions, and(eq(subscriptions.id, websites.subscriptionId), isRunning))
      .where(and(eq(websites.id, websiteId), eq(websites.clientId, clientId)))
    if (site) return rankOf(site.plan) - (await priorityStep(db, clientId))
  }
  // The enum's order is that of the plans, so the greatest one is the best.
  const [best] = await db
    .select({ plan: max(subscriptions.plan) })
    .from(subscriptions)
    .where(and(eq(subscriptions.clientId, clientId), isRunning))
  return rankOf(best?.plan) - (await priorityStep(db, clientId))
}

const PRIORITY_STEP = 0.5

/** The plan of a rank. */
export const planOfRank = (rank: number): PlanKey | null => PLANS_BY_RANK[placeOf(rank)] ?? null

/** Applies once the priority line's first period has begun, while its subscription runs. */
async function priorityStep(db: Reads['db'], clientId: number): Promise<number> {
  const [line] = await db
    .select({ id: recurringLines.id })
    .from(recurringLines)
    .leftJoin(subscriptions, eq(subscriptions.id, recurringLines.subscriptionId))
    .where(
      and(
        ...[eq(recurringLines.clientId, clientId), eq(recurringLines.kind, 'priority')],
        ...[isNull(recurringLines.endedAt), gt(recurringLines.nextOn, recurringLines.anchor)],
        or(isNull(subscriptions.id), isRunning),
      ),
    )
    .limit(1)
  return line ? PRIORITY_STEP : 0
}

/** The same for a new ticket, whose site is locked: no change to the client's subscriptions can be missed until the
 *  transaction ends. */
export async function holdPlanRank(tx: Tx, about: About): Promise<number> {
  await tx.db.select({ id: clients.id }).from(clients).where(eq(clients.id, about.clientId)).for('share')
  return readPlanRank(tx, about)
}

/** Updates the ranks of a client's tickets; after every change to the client's subscriptions or sites. */
export async function rankTickets(tx: Tx, clientId: number): Promise<void> {
  // Waits for a ticket that is being opened: see holdPlanRank.
  await lockClients(tx, clientId)
  const step = await priorityStep(tx.db, clientId)
  const ofClient = await readPlanRank(tx, { clientId })
  const ofSite = sql`(
    select ${rankIn(sql`${subscriptions.plan}`)} from ${websites}
    left join ${subscriptions} on ${subscriptions.id} = ${websites.subscriptionId} and ${isRunning}
    where ${websites.id} = ${tickets.websiteId} and ${websites.clientId} = ${clientId})`
  const planRank = sql`coalesce(${ofSite} - ${step}::real, ${ofClient}::real)`
  await tx.db
    .update(tickets)
    .set({ planRank })
    .where(and(eq(tickets.clientId, clientId), ne(tickets.planRank, planRank)))
}
