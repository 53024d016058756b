'use server'

import { revalidatePath } from 'next/cache'
import { z } from 'zod'
import type { Context } from '@/lib/domain/context'
import type { FormState } from '@/lib/domain/forms/schema'
import { addEndpoint } from '@/lib/domain/webhooks/add-endpoint'
import { deleteEndpoint } from '@/lib/domain/webhooks/delete-endpoint'
import { renewSecret } from '@/lib/domain/webhooks/renew-secret'
import { retryDelivery } from '@/lib/domain/webhooks/retry-delivery'
import { WebhookUrl } from '@/lib/domain/webhooks/schema'
import { sendTest } from '@/lib/domain/webhooks/send-test'
import { setEndpointActive } from '@/lib/domain/webhooks/set-endpoint-active'
import { addressFault } from '@/lib/providers/webhooks/address-fault'
import { formAction } from '@/lib/server/form-action'
import { takeWebhookPoint } from '@/lib/server/limited'

const id = z.coerce.number({ error: 'Cet élément est introuvable.' }).int().positive().max(2_147_483_647)
const pathOf = (form: FormData) => `/dashboard/website/${String(form.get('websiteId'))}/webhooks`

/** A change made on this page, which then shows what it has become. */
function change<Schema extends z.ZodType>(
  schema: Schema,
  form: FormData,
  run: (ctx: Context, input: z.output<Schema>) => Promise<string>,
): Promise<FormState> {
  const path = pathOf(form)
  const act = formAction({ schema, access: 'signedIn', from: path }, async ({ ctx }, input) => {
    const message = await run(ctx, input)
    revalidatePath(path)
    return { message }
  })
  return act({ status: 'idle', issues: {}, values: {} }, form)
}

export async function addEndpointAction(_previous: FormState, form: FormData): Promise<FormState> {
  return change(z.object({ websiteId: id, url: WebhookUrl }), form, async (ctx, input) => {
    await addEndpoint(ctx, addressFault, input)
    return 'Adresse ajoutée. Donnez son secret à votre développeur, puis envoyez un essai.'
  })
}

export async function setActiveAction(_previous: FormState, form: FormData): Promise<FormState> {
  const schema = z.object({ endpointId: id, active: z.enum(['true', 'false']) })
  return change(schema, form, async (ctx, { endpointId, active }) => {
    await setEndpointActive(ctx, endpointId, active === 'true')
    return active === 'true' ? 'Adresse activée.' : 'Adresse désactivée.'
  })
}

export async function renewSecretAction(_previous: FormState, form: FormData): Promise<FormState> {
  return change(z.object({ endpointId: id }), form, async (ctx, { endpointId }) => {
    await renewSecret(ctx, endpointId)
    return 'Secret renouvelé.'
  })
}

export async function deleteEndpointAction(_previous: FormState, form: FormData): Promise<FormState> {
  return change(z.object({ endpointId: id }), form, async (ctx, { endpointId }) => {
    await deleteEndpoint(ctx, endpointId)
    return 'Adresse supprimée.'
  })
}

export async function sendTestAction(_previous: FormState, form: FormData): Promise<FormState> {
  return change(z.object({ endpointId: id }), form, async (ctx, { endpointId }) => {
    await takeWebhookPoint(ctx)
    await sendTest(ctx, endpointId)
    return 'Essai envoyé : le résultat s’affiche dans le journal.'
  })
}

export async function retryAction(_previous: FormState, form: FormData): Promise<FormState> {
  return change(z.object({ deliveryId: id }), form, async (ctx, { deliveryId }) => {
    await takeWebhookPoint(ctx)
    await retryDelivery(ctx, deliveryId)
    return 'Message renvoyé.'
  })
}
