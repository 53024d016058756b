'use server'

import { z } from 'zod'
import type { Context } from '@/lib/domain/context'
import { EntityIdText } from '@/lib/domain/entity-id'
import type { Keyed } from '@/lib/domain/submissions/schema'
import { addEndpoint } from '@/lib/domain/webhooks/add-endpoint'
import { deleteEndpoint } from '@/lib/domain/webhooks/delete-endpoint'
import { renewSecret } from '@/lib/domain/webhooks/renew-secret'
import { retryDelivery } from '@/lib/domain/webhooks/retry-delivery'
import { WebhookUrl } from '@/lib/domain/webhooks/schema'
import { sendTest } from '@/lib/domain/webhooks/send-test'
import { setEndpointActive } from '@/lib/domain/webhooks/set-endpoint-active'
import { formAction } from '@/lib/server/forms/form-action'
import type { LimitName } from '@/lib/server/limits/limits'

const OfSite = z.object({ websiteId: EntityIdText })
const OfEndpoint = OfSite.extend({ endpointId: EntityIdText })
const pathOf = (form: FormData) => `/dashboard/website/${String(form.get('websiteId'))}/webhooks`

export const addEndpointAction = changeAction(
  OfSite.extend({ url: WebhookUrl }),
  'webhookChange',
  async (ctx, input, key) => {
    await addEndpoint(ctx, { ...input, ...key })
    return 'Adresse ajoutée. Donnez son secret à votre développeur.'
  },
)

export const setActiveAction = changeAction(
  OfEndpoint.extend({ active: z.enum(['true', 'false']) }),
  'webhookChange',
  async (ctx, { endpointId, active }) => {
    await setEndpointActive(ctx, { id: endpointId, active: active === 'true' })
    return active === 'true' ? 'Adresse activée.' : 'Adresse désactivée.'
  },
)

export const renewSecretAction = changeAction(OfEndpoint, 'webhookChange', async (ctx, { endpointId }) => {
  await renewSecret(ctx, endpointId)
  return 'Secret renouvelé.'
})

export const deleteEndpointAction = changeAction(OfEndpoint, 'webhookChange', async (ctx, { endpointId }) => {
  await deleteEndpoint(ctx, endpointId)
  return 'Adresse supprimée.'
})

export const sendTestAction = changeAction(OfEndpoint, 'webhook', async (ctx, { endpointId }) => {
  await sendTest(ctx, endpointId)
  return 'Essai envoyé.'
})

export const retryAction = changeAction(
  OfSite.extend({ deliveryId: EntityIdText }),
  'webhook',
  async (ctx, { deliveryId }) => {
    await retryDelivery(ctx, deliveryId)
    return 'Message renvoyé.'
  },
)

/** Creates an action that makes one change on this page, which then refreshes; `run` returns its success message. */
function changeAction<Schema extends z.ZodType<{ websiteId: number }>>(
  schema: Schema,
  limit: LimitName,
  run: (ctx: Context, input: z.output<Schema>, key: Keyed) => Promise<string>,
) {
  const options = { schema, access: 'signedIn', from: pathOf, limit } as const
  return formAction(options, async (ctx, input, key) => ({ message: await run(ctx, input, key) }))
}
