import { asc, eq } from 'drizzle-orm'
import { websites } from '@/db/schema/websites'
import type { Tx } from '../context'
import { DomainError } from '../errors'

const NAMED = 3

/** `conflict`, naming them, while websites are linked to a locked subscription. `hint`: what to do first. */
export async function refuseWhileCovering(tx: Tx, subscriptionId: number, hint: string): Promise<void> {
  const covered = await tx.db
    .select({ name: websites.name })
    .from(websites)
    .where(eq(websites.subscriptionId, subscriptionId))
    .orderBy(asc(websites.id))
    .limit(NAMED + 1)
  if (covered.length === 0) return
  const named = covered.slice(0, NAMED).map(({ name }) => `«\u00a0${name}\u00a0»`)
  const list = covered.length > NAMED ? `${named.join(', ')}…` : named.join(', ')
  const sites = covered.length === 1 ? 'Un site est lié' : 'Des sites sont liés'
  throw new DomainError('conflict', `${sites} à cet abonnement\u00a0: ${list}. ${hint}`)
}
