import { on, route } from '@/app/api/_http/route'
import { endpointToWire, renewSecretOperation } from '@/app/api/_wire/webhooks'
import { renewSecret } from '@/lib/domain/webhooks/renew-secret'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(renewSecretOperation, async ({ ctx, params }) => endpointToWire(await renewSecret(ctx, params.id))),
)
