import { z } from 'zod'
import { EntityId } from '@/lib/domain/entity-id'
import { IdCursor } from '@/lib/domain/paging'
import { SubmissionId } from '@/lib/domain/submissions/schema'
import { type ShownEndpoint, type WebhookDelivery, WebhookUrl } from '@/lib/domain/webhooks/schema'
import { toDomain, toWire } from './names'
import { IdParam, Instant, operation } from './operation'

const tag = 'Webhooks'

const endpointNames = {
  id: 'Id',
  websiteId: 'WebsiteId',
  url: 'Url',
  secret: 'Secret',
  previousSecretUntil: 'PreviousSecret_until',
  active: 'Active',
  goneAt: 'Gone_at',
  failingSince: 'Failing_since',
  givenUpAt: 'GivenUp_at',
  createdAt: 'Created_at',
} as const

const EndpointWire = z
  .object(
    toWire(endpointNames, {
      id: EntityId,
      websiteId: EntityId,
      url: z.string(),
      secret: z.string().nullable().meta({
        description:
          'whsec_ et la clé de signature en base64 ; null pour un administrateur qui consulte le compte',
      }),
      previousSecretUntil: Instant.nullable().meta({
        description: 'Jusqu’à quand le secret d’avant le dernier renouvellement signe encore aussi',
      }),
      active: z.boolean(),
      goneAt: Instant.nullable().meta({ description: 'Quand l’adresse a répondu 410 et a été désactivée' }),
      failingSince: Instant.nullable().meta({ description: 'Premier échec depuis le dernier message reçu' }),
      givenUpAt: Instant.nullable().meta({
        description: 'Quand l’adresse a été désactivée, faute de réponse pendant cinq jours',
      }),
      createdAt: Instant,
    }),
  )
  .meta({ id: 'WebhookEndpoint' })

export const endpointToWire = (endpoint: ShownEndpoint): z.input<typeof EndpointWire> =>
  toWire(endpointNames, endpoint)

const deliveryNames = {
  id: 'Id',
  endpointId: 'WebhookId',
  eventId: 'EventId',
  type: 'Type',
  payload: 'Payload',
  state: 'State',
  attempts: 'Attempts',
  lastStatus: 'LastStatus',
  lastError: 'LastError',
  lastAnswer: 'LastAnswer',
  nextAttemptAt: 'NextAttempt_at',
  deliveredAt: 'Delivered_at',
  createdAt: 'Created_at',
} as const

const DeliveryWire = z
  .object(
    toWire(deliveryNames, {
      id: EntityId,
      endpointId: EntityId,
      eventId: z.string().meta({ description: 'L’en-tête webhook-id, le même à chaque tentative' }),
      type: z.string(),
      payload: z.string().meta({ description: 'Le corps envoyé, à la lettre' }),
      state: z.enum(['pending', 'delivered', 'failed']),
      attempts: z.int(),
      lastStatus: z.int().nullable(),
      lastError: z.string().nullable(),
      lastAnswer: z.string().nullable(),
      nextAttemptAt: Instant.nullable(),
      deliveredAt: Instant.nullable(),
      createdAt: Instant,
    }),
  )
  .meta({ id: 'WebhookDelivery' })

export const deliveryToWire = (delivery: WebhookDelivery): z.input<typeof DeliveryWire> =>
  toWire(deliveryNames, delivery)

export const listEndpointsOperation = operation({
  method: 'GET',
  path: '/webhooks/website/{id}',
  tag,
  summary: 'Lister les adresses qu’un site prévient',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  list: { row: EndpointWire, cursor: IdCursor },
  refusals: ['not_found'],
})

const addNames = { websiteId: 'WebsiteId', url: 'Url', submissionId: 'SubmissionId' } as const

export const addEndpointOperation = operation({
  method: 'POST',
  path: '/webhooks',
  tag,
  summary: 'Ajouter une adresse à prévenir, cinq par site au plus',
  access: 'signedIn',
  limit: 'webhookChange',
  body: z
    .object(toWire(addNames, { websiteId: EntityId, url: WebhookUrl, submissionId: SubmissionId }))
    .transform((body) => toDomain(addNames, body)),
  names: addNames,
  status: 201,
  answer: EndpointWire,
  refusals: ['not_found', 'conflict'],
})

export const setEndpointActiveOperation = operation({
  method: 'PUT',
  path: '/webhooks/{id}',
  tag,
  summary: 'Activer ou désactiver une adresse',
  access: 'signedIn',
  limit: 'webhookChange',
  params: IdParam,
  body: z
    .object({ Active: z.boolean({ error: 'Active est vrai ou faux.' }) })
    .transform((body) => ({ active: body.Active })),
  status: 200,
  answer: EndpointWire,
  refusals: ['not_found'],
})

export const renewSecretOperation = operation({
  method: 'POST',
  path: '/webhooks/{id}/secret',
  tag,
  summary: 'Renouveler le secret ; l’ancien signe encore aussi pendant 24 heures',
  access: 'signedIn',
  limit: 'webhookChange',
  params: IdParam,
  status: 200,
  answer: EndpointWire,
  refusals: ['not_found'],
})

export const deleteEndpointOperation = operation({
  method: 'DELETE',
  path: '/webhooks/{id}',
  tag,
  summary: 'Supprimer une adresse et son journal',
  access: 'signedIn',
  limit: 'webhookChange',
  params: IdParam,
  status: 204,
  refusals: ['not_found'],
})

export const sendTestOperation = operation({
  method: 'POST',
  path: '/webhooks/{id}/test',
  tag,
  summary: 'Envoyer un essai (ping)',
  access: 'signedIn',
  limit: 'webhook',
  params: IdParam,
  status: 202,
  answer: DeliveryWire,
  refusals: ['not_found', 'conflict'],
})

export const listDeliveriesOperation = operation({
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  tag,
  summary: 'Lister les envois des 30 derniers jours, le plus récent d’abord',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  list: { row: DeliveryWire, cursor: IdCursor },
  refusals: ['not_found'],
})

export const retryDeliveryOperation = operation({
  method: 'POST',
  path: '/webhooks/deliveries/{id}/retry',
  tag,
  summary: 'Renvoyer le même message maintenant',
  access: 'signedIn',
  limit: 'webhook',
  params: IdParam,
  status: 202,
  answer: DeliveryWire,
  refusals: ['not_found', 'conflict'],
})
