import { actingUser, type Reads } from '../context'
import { DomainError } from '../errors'
import { can } from '../permissions/policy'

/** `forbidden` for actors without the permission to manage tickets. */
export function requireStaff(reads: Pick<Reads, 'actor'>): void {
  actingUser(reads)
  if (!can(reads.actor, 'tickets.manage')) throw new DomainError('forbidden')
}
