import { asc, eq } from 'drizzle-orm'
import { websites } from '@/db/schema/websites'
import type { Tx } from '../context'
import { DomainError } from '../errors'

const NAMED = 3

/** `conflict`, naming them, while websites are linked to a locked subscription. `before`: what waits for that, « avant de … ». */
export async function refuseWhileCovering(tx: Tx, subscriptionId: number, before: string): Promise<void> {
  const covered = await tx.db
    .select({ name: websites.name })
    .from(websites)
    .where(eq(websites.subscriptionId, subscriptionId))
    .orderBy(asc(websites.id))
    .limit(NAMED + 1)
  if (covered.length === 0) return
  const named = covered.slice(0, NAMED).map(({ name }) => `«\u00a0${name}\u00a0»`)
  const list = covered.length > NAMED ? `${named.join(', ')}…` : named.join(', ')
  const [sites, take] =
    covered.length === 1 ? ['Un site est lié', 'Retirez-lui'] : ['Des sites sont liés', 'Retirez-leur']
  throw new DomainError(
    'conflict',
    `${sites} à cet abonnement\u00a0: ${list}. ${take} l’abonnement ${before}.`,
  )
}
