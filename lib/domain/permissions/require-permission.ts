import { actingUser, type Reads } from '../context'
import { DomainError } from '../errors'
import { can, type Permission } from './policy'

/** `unauthenticated` for a visitor, `forbidden` for a user without the permission. */
export function requirePermission(reads: Pick<Reads, 'actor'>, permission: Permission): void {
  actingUser(reads)
  if (!can(reads.actor, permission)) throw new DomainError('forbidden')
}
