import { listDeliveries, listEndpoints } from '@/lib/domain/webhooks/queries'
import { MAX_ENDPOINTS, type ShownEndpoint, type WebhookDelivery } from '@/lib/domain/webhooks/schema'
import type { SignedInContext } from '@/lib/server/session/session'

const FIRST = 5
const MAX_WEBHOOKS = 200
const STEP = 25

export type EndpointWithLog = {
  endpoint: ShownEndpoint
  deliveries: WebhookDelivery[]
  /** The number to show next; null when all are shown. */
  more: number | null
}

/** The expanded log, and the number of deliveries shown: `?journal=12&envois=30`. */
export type Opened = { journal?: string; envois?: string }

/** A website's endpoints with the latest deliveries to each. */
export async function loadWebhooks(
  ctx: SignedInContext,
  websiteId: number,
  opened: Opened,
): Promise<EndpointWithLog[]> {
  const { rows } = await listEndpoints(ctx, { websiteId, limit: MAX_ENDPOINTS, after: null })
  return Promise.all(
    rows.map(async (endpoint) => {
      const limit = opened.journal === String(endpoint.id) ? lengthOf(opened.envois) : FIRST
      const { rows: deliveries, next } = await listDeliveries(ctx, {
        endpointId: endpoint.id,
        limit,
        after: null,
      })
      return {
        endpoint,
        deliveries,
        more: next && limit < MAX_WEBHOOKS ? Math.min(MAX_WEBHOOKS, limit + STEP) : null,
      }
    }),
  )
}

const lengthOf = (text: string | undefined) =>
  /^\d{1,3}$/.test(text ?? '') ? Math.min(MAX_WEBHOOKS, Math.max(FIRST, Number(text))) : FIRST
