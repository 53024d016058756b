import type { websites } from '@/db/schema/websites'
import type { ServiceStatus } from './schema'

type Standing = Pick<typeof websites.$inferSelect, 'status' | 'inactiveBy'>

/** What a website becomes by its subscription's status; null when it stays, as one does that its owner or the agency took offline. */
export function takeStanding(website: Standing, status: ServiceStatus): Standing | null {
  if (website.status === 'inactive' && website.inactiveBy !== 'billing') return null
  const inactiveBy = status === 'inactive' ? ('billing' as const) : null
  return website.status === status && website.inactiveBy === inactiveBy ? null : { status, inactiveBy }
}
