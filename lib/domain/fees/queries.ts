import { and, asc, eq, gt } from 'drizzle-orm'
import { feeRules } from '@/db/schema/fee-rules'
import { users } from '@/db/schema/users'
import type { Reads, Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { type Page, readAll, type Slice, slice } from '../paging'
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

/** A user's rules, least amount first. */
export async function listFeeRules(
  reads: Reads,
  { userId, after, limit }: Page<FeeRuleCursor> & { userId: number },
): Promise<Slice<FeeRule, FeeRuleCursor>> {
  if (!(await findSeller(reads, userId))) throw notFound()
  const isAfter = after ? gt(feeRules.minAmountCents, after.minAmountCents) : undefined
  const rows = await reads.db
    .select(columns)
    .from(feeRules)
    .where(and(eq(feeRules.userId, userId), isAfter))
    .orderBy(asc(feeRules.minAmountCents))
    .limit(limit + 1)
  return slice(rows, limit, ({ minAmountCents }) => ({ minAmountCents }))
}

export type Seller = FeeTerms & { id: number; firstName: string; lastName: string }

/** A user with the terms of their orders; null for one who does not exist. */
export async function findFeeTerms(reads: Reads, userId: number): Promise<Seller | null> {
  const seller = await findSeller(reads, userId)
  if (!seller) return null
  const rules = await readAll<FeeRule, FeeRuleCursor>((page) => listFeeRules(reads, { userId, ...page }))
  return { ...seller, rules }
}

const sellerColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  fixedFeeCents: users.fixedFeeCents,
  percentage: users.percentFee,
}

/** The terms for any order: shopper and seller do not see them. */
export async function readFeeTerms({ db }: Reads, userId: number): Promise<FeeTerms> {
  const [seller] = await db.select(sellerColumns).from(users).where(eq(users.id, userId))
  if (!seller) throw notFound()
  const rules = await db.select(columns).from(feeRules).where(eq(feeRules.userId, userId))
  return { fixedFeeCents: seller.fixedFeeCents, percentage: seller.percentage, rules }
}

async function findSeller(reads: Reads, userId: number) {
  requireRights(reads)
  const [seller] = await reads.db.select(sellerColumns).from(users).where(eq(users.id, userId))
  return seller ?? null
}

/** A user whose account stays until the transaction ends. */
export async function lockSeller(tx: Tx, userId: number): Promise<void> {
  requireRights(tx)
  const [seller] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share')
  if (!seller) throw notFound()
}

/** A rule and whose it is, locked until the transaction ends. */
export async function lockFeeRule(tx: Tx, id: number): Promise<{ rule: FeeRule; userId: number }> {
  requireRights(tx)
  const [found] = await tx.db
    .select({ rule: columns, userId: feeRules.userId })
    .from(feeRules)
    .where(eq(feeRules.id, id))
    .for('update')
  if (!found) throw notFound()
  return found
}
