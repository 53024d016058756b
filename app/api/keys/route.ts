import { on, route } from '@/app/api/_http/route'
import { createKeyOperation, newKeyToWire } from '@/app/api/_wire/keys'
import { createKey } from '@/lib/domain/api-keys/create-key'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(createKeyOperation, async ({ ctx, body }) => newKeyToWire(await createKey(ctx, body))),
)
