import { eq, sql } from 'drizzle-orm'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import type { Context, Tx } from '../context'
import { DomainError } from '../errors'
import { findWithdrawalShop } from './find-shop'
import { mailTypedReceipt } from './mail-receipt'
import type { Withdrawal } from './policy'
import type { TypedWithdrawal } from './schema'

type Declared = TypedWithdrawal & {
  suspicious: boolean
  /** Whether its address may get one more receipt by mail. */
  mailsReceipt: boolean
}

/**
 * Stores a withdrawal typed on a shop's page, with its time, and mails its receipt; a form sent twice counts once. No order
 * is read: a job matches it later, so that the answer reveals nothing to a stranger.
 */
export async function declareWithdrawal(
  ctx: Context,
  { mailsReceipt, ...typed }: Declared,
): Promise<Withdrawal> {
  const shop = await findWithdrawalShop(ctx, typed.websiteId)
  return ctx.transaction(async (tx) => {
    await lockDeclaration(tx, typed.submissionId)
    const earlier = await findDeclaration(tx, typed.submissionId)
    if (earlier) return requireSame(earlier, typed)
    const [stored] = await tx.db
      .insert(orderWithdrawals)
      .values({ ...typed, declaredAt: tx.now() })
      .returning()
    if (!stored) throw new Error('The withdrawal was not written')
    if (mailsReceipt) await mailTypedReceipt(tx, stored, shop)
    await tx.enqueue({ queue: 'withdrawals', withdrawalId: stored.id })
    return stored
  })
}

/** Serializes requests that send the same form twice. */
export async function lockDeclaration(tx: Tx, submissionId: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`withdrawal/${submissionId}`}, 0))`)
}

export async function findDeclaration(
  { db }: Pick<Context, 'db'>,
  submissionId: string,
): Promise<Withdrawal | undefined> {
  const [found] = await db
    .select()
    .from(orderWithdrawals)
    .where(eq(orderWithdrawals.submissionId, submissionId))
  return found
}

const SENT_BEFORE =
  'Ce formulaire a déjà été envoyé avec un autre contenu\u00a0: rechargez la page pour en déclarer une autre.'

function requireSame(earlier: Withdrawal, typed: TypedWithdrawal): Withdrawal {
  const fields = ['websiteId', 'name', 'email', 'orderText', 'articles'] as const
  if (fields.every((field) => earlier[field] === typed[field])) return earlier
  throw new DomainError('conflict', SENT_BEFORE)
}
