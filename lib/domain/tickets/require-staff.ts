import { actingUser, type Reads } from '../context'
import { DomainError } from '../errors'
import { can } from '../permissions/policy'

/** `forbidden` for who does not manage tickets. */
export function requireStaff(reads: Pick<Reads, 'actor'>): void {
  actingUser(reads)
  if (!can(reads.actor, 'tickets.manage')) throw new DomainError('forbidden')
}
