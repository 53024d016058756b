import { and, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { invoices } from '@/db/schema/invoices'
import { projectRequests } from '@/db/schema/project-requests'
import { subscriptions } from '@/db/schema/subscriptions'
import { websites } from '@/db/schema/websites'
import { type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import { DomainError, notFound } from '../errors'

/** What a contract is for: a website of the client, an ended subscription of theirs, or neither yet. */
export type Target = { websiteId?: number | undefined; subscriptionId?: number | undefined }

const HAS_ONE = 'Ce site a déjà un abonnement.'
const RUNS = 'Cet abonnement est en cours.'
const OWES = 'Réglez d’abord vos factures en attente\u00a0: vous pourrez ensuite vous réabonner.'
const TODAY = 'Une période de cet abonnement a commencé aujourd’hui\u00a0: réabonnez-vous à partir de demain.'

const PERIODS = and(eq(invoices.kind, 'invoice'), eq(invoices.purpose, 'period'))

/** The name of a contract's target. `not_found` for another client's; `conflict` if a contract already runs for it, or if it has
 *  ended and the client owes periods. */
export async function requireTarget(
  reads: Pick<Reads, 'db' | 'now'>,
  clientId: number,
  { websiteId, subscriptionId }: Target,
): Promise<{ site: string | null }> {
  const today = parisDay(reads.now())
  if (subscriptionId !== undefined) {
    await requireEnded(reads, { id: subscriptionId, clientId, today })
    return { site: await nameOfCovered(reads, subscriptionId) }
  }
  if (websiteId === undefined) return { site: null }
  const [site] = await reads.db
    .select({ name: websites.name, subscriptionId: subscriptions.id, endsOn: subscriptions.endsOn })
    .from(websites)
    .leftJoin(subscriptions, eq(subscriptions.id, websites.subscriptionId))
    .where(and(eq(websites.id, websiteId), eq(websites.clientId, clientId)))
  if (!site) throw notFound()
  if (site.subscriptionId !== null) {
    if (!isPast(site.endsOn, today)) throw new DomainError('conflict', HAS_ONE)
    await refuseOwing(reads, clientId)
  }
  return { site: site.name }
}

export const isPast = (endsOn: Day | null, today: Day): boolean => endsOn !== null && endsOn < today

async function requireEnded(
  { db }: Pick<Reads, 'db'>,
  { id, clientId, today }: { id: number; clientId: number; today: Day },
): Promise<void> {
  const [own] = await db
    .select({ endsOn: subscriptions.endsOn })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.clientId, clientId)))
  if (!own) throw notFound()
  if (!isPast(own.endsOn, today)) throw new DomainError('conflict', RUNS)
  await refuseOwing({ db }, clientId)
  // One period is one invoice: the first day of the new contract must be free.
  const [begun] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(
      and(
        ...[PERIODS, eq(invoices.subscriptionId, id), eq(invoices.first, today)],
        ne(invoices.status, 'cancelled'),
      ),
    )
    .limit(1)
  if (begun) throw new DomainError('conflict', TODAY)
}

/** An earlier contract's debts have to be paid first. */
async function refuseOwing({ db }: Pick<Reads, 'db'>, clientId: number): Promise<void> {
  const [owed] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(PERIODS, eq(invoices.clientId, clientId), eq(invoices.status, 'issued')))
    .limit(1)
  if (owed) throw new DomainError('conflict', OWES)
}

async function nameOfCovered({ db }: Pick<Reads, 'db'>, subscriptionId: number): Promise<string | null> {
  const covered = await db
    .select({ name: websites.name })
    .from(websites)
    .where(eq(websites.subscriptionId, subscriptionId))
    .orderBy(websites.id)
  return covered.length === 0 ? null : covered.map(({ name }) => name).join(', ')
}

/** The price of the development in the client's latest project request that also asked for a subscription; for this website, if
 *  the request became one. */
export async function findDevelopment(
  { db }: Pick<Reads, 'db'>,
  clientId: number,
  { websiteId, subscriptionId }: Target,
): Promise<number | null> {
  if (subscriptionId !== undefined) return null
  const [request] = await db
    .select({ cents: projectRequests.developmentCents })
    .from(projectRequests)
    .where(
      and(
        ...[eq(projectRequests.clientId, clientId), isNotNull(projectRequests.subscriptionCents)],
        websiteId === undefined ? undefined : eq(projectRequests.websiteId, websiteId),
      ),
    )
    .orderBy(desc(projectRequests.id))
    .limit(1)
  return request?.cents ?? null
}
