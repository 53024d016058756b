import type { Actor } from '../context'

export const ROLES = ['USER', 'MODERATOR', 'ADMIN'] as const
export type Role = (typeof ROLES)[number]

/** The roles that have each permission, beyond what an actor owns. */
const GRANTED = {
  /** Read every client's ticket and answer it. */
  'tickets.manage': ['MODERATOR', 'ADMIN'],
  /** Read and change every client's website and its content. */
  'websites.manage': ['ADMIN'],
  'subscriptions.manage': ['ADMIN'],
  /** Read and change the agency's fee on each user's orders. */
  'fees.manage': ['ADMIN'],
  /** Read and change every account, its role and password too. */
  'users.manage': ['ADMIN'],
  /** List and add the agency's own uploads. */
  'uploads.manage': ['ADMIN'],
  /** Read and process visitors' messages and clients' projects. */
  'leads.manage': ['ADMIN'],
  /** Read notices of illegal content and decide on them. */
  'notices.manage': ['ADMIN'],
  /** See waiting and failed jobs, and retry them. */
  'jobs.manage': ['ADMIN'],
  /** Look at a client's screens as the client sees them, without changing anything. */
  'users.view': ['ADMIN'],
  /** Read who did what. */
  'audit.read': ['ADMIN'],
  /** Open the administration, and see everything on the dashboard. */
  'admin.enter': ['ADMIN'],
} satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof GRANTED

/** Whether an actor, or the user that a job acts for, has a permission by role. Staff without their second factor have none. */
export function can(who: Actor | { role: Role | undefined }, permission: Permission): boolean {
  if ('lacksFactor' in who && who.lacksFactor) return false
  const role = roleOf(who)
  const granted: readonly Role[] = GRANTED[permission]
  return role !== undefined && granted.includes(role)
}

function roleOf(who: Actor | { role: Role | undefined }): Role | undefined {
  if ('role' in who) return who.role
  return who.type === 'system' ? who.onBehalfOf?.role : undefined
}
