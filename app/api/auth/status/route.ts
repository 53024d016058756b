import { on, route } from '@/app/api/_http/route'
import { authStatusOperation } from '@/app/api/_wire/auth'
import { can } from '@/lib/domain/permissions/policy'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(authStatusOperation, async ({ ctx: { actor } }) => ({
    isAuthenticated: actor.type === 'person',
    isAdmin: can(actor, 'admin.enter'),
  })),
)
