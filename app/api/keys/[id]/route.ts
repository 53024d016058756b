import { on, route } from '@/app/api/_http/route'
import { revokeKeyOperation } from '@/app/api/_wire/keys'
import { revokeKey } from '@/lib/domain/api-keys/revoke-key'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(revokeKeyOperation, async ({ ctx, params }) => revokeKey(ctx, params.id)),
)
