import { and, eq } from 'drizzle-orm'
import { type CancellationOutcome, cancellationMatches } from '@/db/schema/cancellations'
import type { Context, Tx } from '../context'
import { DomainError, notFound } from '../errors'
import { type CancellationKey, isKeyed, lockCancellation } from './cancellation-key'
import { settleCancellation } from './settle-cancellation'

const CLOSED = 'L’agence a déjà répondu à cette déclaration.'

/** Confirms a declaration: the contract's client by the mailed link, or the agency, which may also name a contract that was not
 *  found. The day of the declaration counts. Idempotent. */
export async function confirmCancellation(
  ctx: Context,
  { key, subscriptionId }: { key: CancellationKey; subscriptionId: number },
): Promise<CancellationOutcome> {
  const condition = isKeyed(ctx, key)
  const isByLink = 'token' in key
  return ctx.transaction(async (tx) => {
    const { cancellation, declaration, at } = await lockCancellation(tx, condition)
    const { id, status, outcome, clientId, contactMessageId: messageId } = cancellation
    if (status === 'confirmed' && outcome) return outcome
    if (status === 'closed') throw new DomainError('conflict', CLOSED)
    if (isByLink && (clientId === null || !(await isMatched(tx, id, subscriptionId)))) throw notFound()
    const acting = isByLink && clientId !== null ? asClient(tx, clientId) : tx
    return settleCancellation(tx, acting, {
      ...{ id, messageId, declaration, at, subscriptionId, handler: isByLink ? 'link' : 'agency' },
    })
  })
}

async function isMatched({ db }: Tx, cancellationId: number, subscriptionId: number): Promise<boolean> {
  const [match] = await db
    .select({ id: cancellationMatches.subscriptionId })
    .from(cancellationMatches)
    .where(
      and(
        eq(cancellationMatches.cancellationId, cancellationId),
        eq(cancellationMatches.subscriptionId, subscriptionId),
      ),
    )
  return match !== undefined
}

/** The same transaction with the rights of the client whom the mailed link belongs to. */
const asClient = (tx: Tx, clientId: number): Tx => ({
  ...tx,
  actor: {
    ...{ type: 'system', job: 'cancellation-link' },
    onBehalfOf: { id: clientId, role: 'USER', clientId },
  },
})
