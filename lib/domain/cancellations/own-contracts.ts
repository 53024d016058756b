import { and, eq, isNull } from 'drizzle-orm'
import { type CancellationOutcome, cancellations } from '@/db/schema/cancellations'
import { subscriptions } from '@/db/schema/subscriptions'
import { parisDay } from '../calendar'
import type { Context, Reads } from '../context'
import { notFound } from '../errors'
import { isOwnSubscription } from '../permissions/scopes'
import { matchContracts } from './match-contracts'
import { previewCancellation } from './preview'
import type { Declaration } from './schema'
import { settleCancellation } from './settle-cancellation'
import { storeDeclaration } from './store-declaration'

export type ChoosableContract = { id: number; outcome: CancellationOutcome }

/** The signed-in client's own contracts that a declaration made today may mean; if its text names some, only those. */
export async function findOwnContracts(reads: Reads, declaration: Declaration): Promise<ChoosableContract[]> {
  const isOwn = isOwnSubscription(reads)
  const named = await matchContracts(reads, { ...declaration, email: '', name: '' }, isOwn)
  const own =
    named.length > 0
      ? named
      : await reads.db
          .select()
          .from(subscriptions)
          .where(and(isOwn, isNull(subscriptions.endedAt)))
          .orderBy(subscriptions.id)
  const about = {
    ...{ kind: declaration.kind, day: parisDay(reads.now()), wishedOn: declaration.wishedOn || null },
  }
  const contracts: ChoosableContract[] = []
  for (const subscription of own) {
    const outcome = await previewCancellation(reads, subscription, about)
    if (outcome) contracts.push({ id: subscription.id, outcome })
  }
  return contracts
}

export type OwnCancelled = { id: number; at: Date; outcome: CancellationOutcome }

/** Ends a contract of the signed-in client by a declaration, at once. A repeat returns the first. */
export async function cancelOwnContract(
  ctx: Context,
  { declaration, subscriptionId }: { declaration: Declaration; subscriptionId: number },
): Promise<OwnCancelled> {
  const isOwn = and(eq(subscriptions.id, subscriptionId), isOwnSubscription(ctx))
  return ctx.transaction(async (tx) => {
    const [own] = await tx.db.select({ id: subscriptions.id }).from(subscriptions).where(isOwn)
    if (!own) throw notFound()
    const stored = await storeDeclaration(tx, declaration, { subscriptionId })
    const { id: messageId, at } = stored
    const earlier = stored.isRepeated ? await readOutcome(tx, messageId) : null
    if (earlier) return { id: messageId, at, outcome: earlier }
    const [cancellation] = await tx.db
      .insert(cancellations)
      .values({ contactMessageId: messageId, kind: declaration.kind })
      .returning({ id: cancellations.id })
    if (!cancellation) throw new Error('The cancellation was not written')
    const settled = { id: cancellation.id, messageId, declaration, at, subscriptionId }
    const outcome = await settleCancellation(tx, tx, { ...settled, handler: 'client' })
    return { id: messageId, at, outcome }
  })
}

async function readOutcome({ db }: Pick<Reads, 'db'>, messageId: number) {
  const [earlier] = await db
    .select({ outcome: cancellations.outcome })
    .from(cancellations)
    .where(eq(cancellations.contactMessageId, messageId))
  return earlier?.outcome ?? null
}
