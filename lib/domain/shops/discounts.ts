import { and, eq, sql } from 'drizzle-orm'
import { discountCodes } from '@/db/schema/discount-codes'
import { parisDay } from '../calendar'
import type { Reads } from '../context'
import { codeState } from './policy'
import type { DiscountCode } from './schema'

/** The code that a shopper typed; null when it is unknown, switched off, outside its days in Paris, or used up. */
export async function findDiscountCode(
  reads: Reads,
  { websiteId, code }: { websiteId: number; code: string },
): Promise<DiscountCode | null> {
  const isThisOne = sql`lower(${discountCodes.code}) = lower(${code.trim()})`
  const [found] = await reads.db
    .select()
    .from(discountCodes)
    .where(and(eq(discountCodes.websiteId, websiteId), isThisOne))
  return found && codeState(found, parisDay(reads.now())) === 'valid' ? found : null
}

/** The discount of a code on the articles, in cents: a share is rounded half up; never more than the articles' price. */
export function discountOf(
  { percent, amountCents }: Pick<DiscountCode, 'percent' | 'amountCents'>,
  itemsCents: number,
): number {
  if (percent === null) return Math.min(itemsCents, amountCents ?? 0)
  // In whole hundredths of a percent, so that binary fractions do not tip the rounding.
  return Math.round((itemsCents * Math.round(percent * 100)) / 10_000)
}
