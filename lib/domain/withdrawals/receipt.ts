import { and, eq } from 'drizzle-orm'
import { orderWithdrawals } from '@/db/schema/order-withdrawals'
import type { Context, Reads } from '../context'
import { notFound } from '../errors'
import { type OrderLine, readOrderLines } from '../orders/lock-order'
import { findWithdrawalShop } from './find-shop'
import type { Withdrawal } from './policy'
import { RECEIPT } from './queries'

/** What a receipt says was declared; `at` in milliseconds. */
export type DeclaredWithdrawal = {
  name: string
  email: string
  order: string
  articles: string[]
  at: number
}

type Named = Pick<OrderLine, 'id' | 'name' | 'size'>

/** The chosen lines in words: « 2 × Miel de châtaignier, 500 g ». */
export const linesOf = ({ pieces }: Pick<Withdrawal, 'pieces'>, lines: readonly Named[]): string[] =>
  pieces.flatMap(({ itemId, quantity }) => {
    const line = lines.find(({ id }) => id === itemId)
    return line ? [`${quantity} × ${[line.name, line.size].filter(Boolean).join(', ')}`] : []
  })

export function receiptOf(withdrawal: Withdrawal, lines: readonly Named[]): DeclaredWithdrawal {
  const { name, email, orderText, articles, declaredAt } = withdrawal
  const chosen = linesOf(withdrawal, lines)
  return {
    ...{ name, email, order: orderText },
    articles: chosen.length > 0 ? chosen : [articles],
    at: declaredAt.getTime(),
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** The receipt opened by a token, within a day; otherwise `not_found`. A typed one never shows lines chosen later. */
export async function openWithdrawalReceipt(
  reads: Reads & Pick<Context, 'secretBox'>,
  { token, websiteId }: { token: string; websiteId: number },
): Promise<DeclaredWithdrawal & { shop: string }> {
  const [step, id] = reads.secretBox.open(token, RECEIPT)?.split('/') ?? []
  if (id === undefined) throw notFound()
  const [row] = await reads.db
    .select()
    .from(orderWithdrawals)
    .where(and(eq(orderWithdrawals.id, Number(id)), eq(orderWithdrawals.websiteId, websiteId)))
  const since = row && (step === 'chosen' ? row.chosenAt : row.declaredAt)
  if (!row || !since || since.getTime() < reads.now().getTime() - DAY_MS) throw notFound()
  const { site } = await findWithdrawalShop(reads, websiteId)
  const lines = step === 'chosen' && row.orderId !== null ? await readOrderLines(reads, row.orderId) : []
  return { ...receiptOf(row, lines), shop: site.name }
}
