import { on, route } from '@/app/api/_http/route'
import { deleteEndpointOperation, endpointToWire, setEndpointActiveOperation } from '@/app/api/_wire/webhooks'
import { deleteEndpoint } from '@/lib/domain/webhooks/delete-endpoint'
import { setEndpointActive } from '@/lib/domain/webhooks/set-endpoint-active'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(setEndpointActiveOperation, async ({ ctx, params, body }) =>
    endpointToWire(await setEndpointActive(ctx, { id: params.id, active: body.active })),
  ),
  on(deleteEndpointOperation, async ({ ctx, params }) => deleteEndpoint(ctx, params.id)),
)
