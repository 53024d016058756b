import { eq } from 'drizzle-orm'
import { cancellationMatches, cancellations } from '@/db/schema/cancellations'
import { users } from '@/db/schema/users'
import { parisDay } from '../calendar'
import type { Context } from '../context'
import { mailClient } from '../notifications/mail-client'
import { findCancellation, lockCancellation } from './cancellation-key'
import { matchContracts } from './match-contracts'
import { previewCancellation } from './preview'

/** For the job: looks once for the contracts that a declaration may mean. Returns their owner's address if they still have to be
 *  asked; null otherwise. */
export async function matchCancellation(ctx: Context, id: number): Promise<{ email: string } | null> {
  const condition = eq(cancellations.id, id)
  return ctx.transaction(async (tx) => {
    if (!(await findCancellation(tx, condition))) return null
    const { cancellation, declaration, at } = await lockCancellation(tx, condition)
    if (cancellation.status !== 'received' || cancellation.askedAt) return null
    if (cancellation.matchedAt)
      return cancellation.clientId === null ? null : readOwner(cancellation.clientId)
    const about = {
      ...{ kind: declaration.kind, day: parisDay(at), wishedOn: declaration.wishedOn || null },
    }
    const matched: number[] = []
    let clientId: number | null = null
    for (const subscription of await matchContracts(tx, declaration)) {
      if (!(await previewCancellation(tx, subscription, about))) continue
      matched.push(subscription.id)
      clientId = subscription.clientId
    }
    await tx.db.update(cancellations).set({ clientId, matchedAt: tx.now() }).where(condition)
    if (clientId === null) return null
    await tx.db
      .insert(cancellationMatches)
      .values(matched.map((subscriptionId) => ({ cancellationId: id, subscriptionId })))
    return readOwner(clientId)

    async function readOwner(ownerId: number) {
      const [owner] = await tx.db.select({ email: users.email }).from(users).where(eq(users.id, ownerId))
      return owner ?? null
    }
  })
}

/** Mails the link to confirm to the contract's own address, once. */
export async function requestConfirmation(ctx: Context, id: number): Promise<void> {
  const condition = eq(cancellations.id, id)
  await ctx.transaction(async (tx) => {
    const { cancellation, at } = await lockCancellation(tx, condition)
    const { clientId, linkId, kind } = cancellation
    if (clientId === null || cancellation.askedAt || cancellation.status !== 'received') return
    await tx.db.update(cancellations).set({ askedAt: tx.now() }).where(condition)
    await mailClient(tx, clientId, {
      ...{ kind: 'cancellation-asked', about: kind, at: at.getTime(), linkId, label: '' },
    })
  })
}
