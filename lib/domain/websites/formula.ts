import { and, asc, eq } from 'drizzle-orm'
import { subscriptions } from '@/db/schema/subscriptions'
import { websites } from '@/db/schema/websites'
import {
  type Coverage,
  coverageOf,
  type FormulaFacts,
  type Holding,
  holdingOf,
} from '../billing-rules/ownership'
import { type Day, parisDay } from '../calendar'
import { actingUser, type Reads } from '../context'
import { DomainError, notFound } from '../errors'
import { isOwnWebsite, ownsWebsite } from '../permissions/scopes'

const COLUMNS = {
  formula: websites.formula,
  developmentPaidOn: websites.developmentPaidOn,
  firstDeliveredOn: websites.firstDeliveredOn,
  handedOverOn: websites.handedOverOn,
}

/** A website's formula with what follows from it today. */
export type WebsiteFormula = FormulaFacts & { holding: Holding; coverage: Coverage }

/** The formula of the actor's website, or of any for an administrator. */
export async function readFormula(reads: Reads, websiteId: number): Promise<WebsiteFormula> {
  actingUser(reads)
  const [row] = await reads.db
    .select({ facts: COLUMNS, endsOn: subscriptions.endsOn, subscriptionId: subscriptions.id })
    .from(websites)
    .leftJoin(subscriptions, eq(subscriptions.id, websites.subscriptionId))
    .where(and(eq(websites.id, websiteId), ownsWebsite(reads)))
  if (!row) throw notFound()
  const today = parisDay(reads.now())
  const { facts } = row
  return { ...facts, holding: holdingOf(facts, today), coverage: coverageOf(facts, coverFacts(row, today)) }
}

/** What covers bug fixes on the actor's website today; null for a website that now belongs to another client. */
export async function findCoverage(reads: Reads, websiteId: number): Promise<Coverage | null> {
  const found = await readFormula(reads, websiteId).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not_found') return null
    throw error
  })
  return found?.coverage ?? null
}

/** What covers bug fixes on each website of the actor's own client today, oldest website first. */
export async function listOwnCoverage(
  reads: Reads,
  { limit }: { limit: number },
): Promise<{ id: number; coverage: Coverage }[]> {
  const rows = await reads.db
    .select({
      id: websites.id,
      firstDeliveredOn: websites.firstDeliveredOn,
      endsOn: subscriptions.endsOn,
      subscriptionId: subscriptions.id,
    })
    .from(websites)
    .leftJoin(subscriptions, eq(subscriptions.id, websites.subscriptionId))
    .where(isOwnWebsite(reads))
    .orderBy(asc(websites.id))
    .limit(limit)
  const today = parisDay(reads.now())
  return rows.map((row) => ({ id: row.id, coverage: coverageOf(row, coverFacts(row, today)) }))
}

/** Subscribed until the contract's last day, even while service is interrupted. */
const coverFacts = (
  { subscriptionId, endsOn }: { subscriptionId: number | null; endsOn: Day | null },
  today: Day,
) => ({ isSubscribed: subscriptionId !== null && (endsOn === null || today <= endsOn), today })
