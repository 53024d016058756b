import { DomainError } from '../errors'
import type { CoveredWebsite } from './lock-subscription'

const PREVIEW_COUNT = 3

/** `conflict`, naming the websites, while a locked subscription covers any. `before`: what has to wait, « avant de … ». */
export function refuseWhileCovering(covered: CoveredWebsite[], before: string): void {
  if (covered.length === 0) return
  const named = covered.slice(0, PREVIEW_COUNT).map(({ name }) => `«\u00a0${name}\u00a0»`)
  const list = covered.length > PREVIEW_COUNT ? `${named.join(', ')}…` : named.join(', ')
  const [sites, take] =
    covered.length === 1 ? ['Un site est lié', 'Retirez-lui'] : ['Des sites sont liés', 'Retirez-leur']
  throw new DomainError(
    'conflict',
    `${sites} à cet abonnement\u00a0: ${list}. ${take} l’abonnement ${before}.`,
  )
}
