import { and, asc, eq, gt } from 'drizzle-orm'
import { clients } from '@/db/schema/clients'
import { feeRules } from '@/db/schema/fee-rules'
import { users } from '@/db/schema/users'
import type { Reads, Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { type Page, pageOf, readAll, type Slice } from '../paging'
import { can } from '../permissions/policy'
import type { FeeRule, FeeRuleCursor, FeeTerms } from './schema'

const columns = {
  id: feeRules.id,
  minAmountCents: feeRules.minAmountCents,
  fixedFeeCents: feeRules.fixedFeeCents,
  percentage: feeRules.percentage,
  maxFeeCents: feeRules.maxFeeCents,
  customFormula: feeRules.customFormula,
}

function requireRights({ actor }: Pick<Reads, 'actor'>): void {
  if (!can(actor, 'fees.manage')) throw new DomainError('forbidden')
}

/** A client's rules, least amount first. */
export async function listFeeRules(
  reads: Reads,
  { clientId, after, limit }: Page<FeeRuleCursor> & { clientId: number },
): Promise<Slice<FeeRule, FeeRuleCursor>> {
  if (!(await findSeller(reads, clientId))) throw notFound()
  const isAfter = after ? gt(feeRules.minAmountCents, after.minAmountCents) : undefined
  const rows = await reads.db
    .select(columns)
    .from(feeRules)
    .where(and(eq(feeRules.clientId, clientId), isAfter))
    .orderBy(asc(feeRules.minAmountCents))
    .limit(limit + 1)
  return pageOf(rows, limit, ({ minAmountCents }) => ({ minAmountCents }))
}

export type SellerTerms = FeeTerms & { id: number; firstName: string; lastName: string }

/** A client with the terms of their orders; null if the client does not exist. */
export async function findFeeTerms(reads: Reads, clientId: number): Promise<SellerTerms | null> {
  const seller = await findSeller(reads, clientId)
  if (!seller) return null
  const rules = await readAll<FeeRule, FeeRuleCursor>((page) => listFeeRules(reads, { clientId, ...page }))
  return { ...seller, rules }
}

const termColumns = { fixedFeeCents: clients.fixedFeeCents, percentage: clients.percentFee }

/** The terms for any order, hidden from shopper and seller. */
export async function readFeeTerms({ db }: Reads, clientId: number): Promise<FeeTerms> {
  const [terms] = await db.select(termColumns).from(clients).where(eq(clients.id, clientId))
  if (!terms) throw notFound()
  const rules = await db.select(columns).from(feeRules).where(eq(feeRules.clientId, clientId))
  return { ...terms, rules }
}

async function findSeller(reads: Reads, clientId: number) {
  requireRights(reads)
  const [seller] = await reads.db
    .select({ id: clients.id, firstName: users.firstName, lastName: users.lastName, ...termColumns })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.ownerId))
    .where(eq(clients.id, clientId))
  return seller ?? null
}

/** Keeps a client from being deleted until the transaction ends. */
export async function lockSeller(tx: Tx, clientId: number): Promise<void> {
  requireRights(tx)
  const [seller] = await tx.db
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.id, clientId))
    .for('key share')
  if (!seller) throw notFound()
}

/** A rule and its client's id, locked until the transaction ends. */
export async function lockFeeRule(tx: Tx, id: number): Promise<{ rule: FeeRule; clientId: number }> {
  requireRights(tx)
  const [found] = await tx.db
    .select({ rule: columns, clientId: feeRules.clientId })
    .from(feeRules)
    .where(eq(feeRules.id, id))
    .for('update')
  if (!found) throw notFound()
  return found
}
