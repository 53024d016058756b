import { z } from 'zod'
import { type WebhookDelivery, type WebhookEndpoint, WebhookUrl } from '@/lib/domain/webhooks/schema'
import { Id, IdParam, Instant, instantToWire, operation } from './operation'

const tag = 'Webhooks'

const EndpointWire = z
  .object({
    Id,
    WebsiteId: Id,
    Url: z.string(),
    Secret: z.string().meta({ description: 'whsec_ et la clé de signature en base64' }),
    PreviousSecret_until: Instant.nullable().meta({
      description: 'Jusqu’à quand le secret d’avant le dernier renouvellement signe encore aussi',
    }),
    Active: z.boolean(),
    Gone_at: Instant.nullable().meta({ description: 'Quand l’adresse a répondu 410 et a été désactivée' }),
    Failing_since: Instant.nullable().meta({ description: 'Premier échec depuis le dernier message reçu' }),
    GivenUp_at: Instant.nullable().meta({
      description: 'Quand l’adresse a été désactivée, faute de réponse pendant cinq jours',
    }),
    Created_at: Instant,
  })
  .meta({ id: 'WebhookEndpoint' })

const momentToWire = (moment: Date | null) => moment && instantToWire(moment)

export const endpointToWire = (endpoint: WebhookEndpoint): z.input<typeof EndpointWire> => ({
  Id: endpoint.id,
  WebsiteId: endpoint.websiteId,
  Url: endpoint.url,
  Secret: endpoint.secret,
  PreviousSecret_until: momentToWire(endpoint.previousSecretUntil),
  Active: endpoint.active,
  Gone_at: momentToWire(endpoint.goneAt),
  Failing_since: momentToWire(endpoint.failingSince),
  GivenUp_at: momentToWire(endpoint.givenUpAt),
  Created_at: instantToWire(endpoint.createdAt),
})

const DeliveryWire = z
  .object({
    Id,
    WebhookId: Id,
    EventId: z.string().meta({ description: 'L’en-tête webhook-id, le même à chaque tentative' }),
    Type: z.string(),
    Payload: z.string().meta({ description: 'Le corps envoyé, à la lettre' }),
    State: z.enum(['pending', 'delivered', 'failed']),
    Attempts: z.int(),
    LastStatus: z.int().nullable(),
    LastError: z.string().nullable(),
    LastAnswer: z.string().nullable(),
    NextAttempt_at: Instant.nullable(),
    Delivered_at: Instant.nullable(),
    Created_at: Instant,
  })
  .meta({ id: 'WebhookDelivery' })

export const deliveryToWire = (delivery: WebhookDelivery): z.input<typeof DeliveryWire> => ({
  Id: delivery.id,
  WebhookId: delivery.endpointId,
  EventId: delivery.eventId,
  Type: delivery.type,
  Payload: delivery.payload,
  State: delivery.state,
  Attempts: delivery.attempts,
  LastStatus: delivery.lastStatus,
  LastError: delivery.lastError,
  LastAnswer: delivery.lastAnswer,
  NextAttempt_at: momentToWire(delivery.nextAttemptAt),
  Delivered_at: momentToWire(delivery.deliveredAt),
  Created_at: instantToWire(delivery.createdAt),
})

export const listEndpointsOperation = operation({
  method: 'GET',
  path: '/webhooks/website/{id}',
  tag,
  summary: 'Lister les adresses qu’un site prévient',
  access: 'signedIn',
  list: true,
  params: IdParam,
  status: 200,
  answer: EndpointWire,
  refusals: ['not_found'],
})

export const addEndpointOperation = operation({
  method: 'POST',
  path: '/webhooks',
  tag,
  summary: 'Ajouter une adresse à prévenir, cinq par site au plus',
  access: 'signedIn',
  body: z
    .object({ WebsiteId: Id, Url: WebhookUrl })
    .transform((body) => ({ websiteId: body.WebsiteId, url: body.Url })),
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
  params: IdParam,
  status: 202,
  answer: DeliveryWire,
  refusals: ['not_found', 'conflict', 'rate_limited'],
})

export const listDeliveriesOperation = operation({
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  tag,
  summary: 'Lister les envois des 30 derniers jours, le plus récent d’abord',
  access: 'signedIn',
  list: true,
  params: IdParam,
  status: 200,
  answer: DeliveryWire,
  refusals: ['not_found'],
})

export const retryDeliveryOperation = operation({
  method: 'POST',
  path: '/webhooks/deliveries/{id}/retry',
  tag,
  summary: 'Renvoyer le même message maintenant',
  access: 'signedIn',
  params: IdParam,
  status: 202,
  answer: DeliveryWire,
  refusals: ['not_found', 'conflict', 'rate_limited'],
})
