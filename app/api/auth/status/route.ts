import { on, route } from '@/app/api/_http/route'
import { authStatusOperation } from '@/app/api/_wire/auth'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(authStatusOperation, async ({ ctx: { actor } }) => ({
    isAuthenticated: actor !== null,
    isAdmin: actor?.role === 'ADMIN',
  })),
)
