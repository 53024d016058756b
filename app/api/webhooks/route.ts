import { on, route } from '@/app/api/_http/route'
import { addEndpointOperation, endpointToWire } from '@/app/api/_wire/webhooks'
import { addEndpoint } from '@/lib/domain/webhooks/add-endpoint'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(addEndpointOperation, async ({ ctx, body }) => endpointToWire(await addEndpoint(ctx, body))),
)
