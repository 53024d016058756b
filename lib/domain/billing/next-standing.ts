import type { websites } from '@/db/schema/websites'
import type { ServiceStatus } from './schema'

type Standing = Pick<typeof websites.$inferSelect, 'status' | 'inactiveBy'>

/** A website's standing after its subscription's status changed; null if it stays the same, as when the owner or the agency took the
 *  website offline. */
export function nextStanding(website: Standing, status: ServiceStatus): Standing | null {
  if (website.status === 'inactive' && website.inactiveBy !== 'billing') return null
  const inactiveBy = status === 'inactive' ? ('billing' as const) : null
  return website.status === status && website.inactiveBy === inactiveBy ? null : { status, inactiveBy }
}
