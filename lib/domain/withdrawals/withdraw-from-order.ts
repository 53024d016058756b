import { eq, or } from 'drizzle-orm'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import type { ItemQuantity } from '@/db/schema/payments'
import type { Context, Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { lockOrder, readWholeOrder, type WholeOrder } from '../orders/lock-order'
import { isConfirmed } from '../orders/policy'
import { requireQuantities } from './check-quantities'
import { mailOwnerOfWithdrawal } from './mail-owner'
import { mailChosenReceipt } from './mail-receipt'
import type { Withdrawal } from './policy'
import { type ListedWithdrawal, listWithdrawals, toComplete } from './queries'

/** Maximum withdrawals per order: more would say nothing new. */
const MAX_WITHDRAWALS = 10

type Choice = { submissionId: string; pieces: ItemQuantity[] }

/**
 * Stores a withdrawal from these pieces by the shopper with an order's link, with its time, and mails both sides; a form sent
 * twice counts once. Adds the lines to an earlier typed declaration, which keeps its date. A late one, or one of excepted
 * lines, is received all the same: its owner answers it.
 */
export async function withdrawFromOrder(
  ctx: Context,
  { submissionId, pieces: asked }: Choice,
): Promise<Withdrawal> {
  const { actor } = ctx
  if (actor.type !== 'link') throw notFound()
  return ctx.transaction(async (tx) => {
    const order = await lockOrder(tx, actor.orderId)
    const [earlier] = await tx.db
      .select()
      .from(orderWithdrawals)
      .where(or(eq(orderWithdrawals.submissionId, submissionId), eq(orderWithdrawals.choiceId, submissionId)))
    if (earlier?.orderId === order.id) return earlier
    if (earlier) throw notFound()
    if (!isConfirmed(order)) throw new DomainError('conflict', NOT_PAID)
    const whole = await readWholeOrder(tx, order.id)
    const known = await listWithdrawals(tx, order.id)
    const pieces = requireQuantities(whole, known, asked)
    const withdrawal = await write(tx, whole, { known, pieces, submissionId })
    await tx.audit({
      action: 'order.withdrawal-declared',
      subject: { type: 'order', id: order.id },
      after: { websiteId: order.websiteId, withdrawalId: withdrawal.id },
    })
    await mailChosenReceipt(tx, withdrawal, whole)
    await mailOwnerOfWithdrawal(tx, withdrawal, whole)
    return withdrawal
  })
}

const NOT_PAID = 'On se rétracte d’une commande payée, qui n’est ni annulée ni remboursée en entier.'

type Written = { known: readonly ListedWithdrawal[]; pieces: ItemQuantity[]; submissionId: string }

async function write(
  tx: Tx,
  { order, customer }: WholeOrder,
  { known, pieces, submissionId }: Written,
): Promise<Withdrawal> {
  const typed = toComplete(known)
  if (!typed && known.filter(({ articles }) => articles === '').length >= MAX_WITHDRAWALS)
    throw new DomainError(
      'conflict',
      'Vos rétractations sont enregistrées. Pour la suite, écrivez au vendeur.',
    )
  const [written] = typed
    ? await tx.db
        .update(orderWithdrawals)
        .set({ pieces, chosenAt: tx.now(), choiceId: submissionId })
        .where(eq(orderWithdrawals.id, typed.id))
        .returning()
    : await tx.db
        .insert(orderWithdrawals)
        .values({
          ...{ websiteId: order.websiteId, orderId: order.id, submissionId, pieces },
          ...{ declaredAt: tx.now(), chosenAt: tx.now() },
          name: customer?.name ?? '',
          email: customer?.email ?? '',
          orderText: String(order.id),
        })
        .returning()
  if (!written) throw new Error('The withdrawal was not written')
  return written
}
