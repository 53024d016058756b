import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import type { ErrorCode } from '@/lib/domain/errors'
import * as accounts from './accounts'
import * as audience from './audience'
import * as auth from './auth'
import * as checkout from './checkout'
import * as delivery from './delivery'
import { ErrorWire } from './errors'
import * as events from './events'
import * as fees from './fees'
import * as health from './health'
import * as invoicePayments from './invoice-payments'
import * as invoices from './invoices'
import * as keys from './keys'
import * as mail from './mail'
import * as onboarding from './onboarding'
import { type Access, answerSchema, type Operation } from './operation'
import * as orderCorrections from './order-corrections'
import * as orders from './orders'
import * as parcels from './parcels'
import * as paymentAccounts from './payment-accounts'
import * as pictures from './pictures'
import * as productStock from './product-stock'
import * as products from './products'
import * as resend from './resend'
import * as shipments from './shipments'
import * as staff from './staff'
import * as contracts from './subscription-contracts'
import * as subscriptions from './subscriptions'
import { TAGS } from './tags'
import * as testimonials from './testimonials'
import * as ticketDesk from './ticket-desk'
import * as ticketMessages from './ticket-messages'
import * as tickets from './tickets'
import * as uploads from './uploads'
import * as users from './users'
import * as webhooks from './webhooks'
import * as websites from './websites'

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every call of the API, with the name of its constant, by which generated clients call it. */
const named = [
  auth,
  users,
  fees,
  accounts,
  websites,
  // Reads a subscription; listed before the changes in `subscriptions`.
  contracts,
  subscriptions,
  invoices,
  invoicePayments,
  testimonials,
  staff,
  events,
  tickets,
  ticketMessages,
  ticketDesk,
  products,
  productStock,
  orders,
  orderCorrections,
  shipments,
  pictures,
  paymentAccounts,
  webhooks,
  keys,
  uploads,
  onboarding,
  delivery,
  parcels,
  mail,
  resend,
  checkout,
  audience,
  health,
]
  .flatMap((resource) => Object.entries<unknown>(resource))
  .flatMap(([name, operation]) =>
    isOperation(operation) ? [{ id: name.replace(/Operation$/, ''), operation }] : [],
  )

/** Every call of the API. */
export const operations: Operation[] = named.map(({ operation }) => operation)

/** Each is one object, so that the document describes it once and references it. */
const REFUSALS = {
  validation: refusal('validation', '400', 'Requête incorrecte'),
  unauthenticated: refusal(
    'unauthenticated',
    '401',
    'Pas de session, identifiants refusés, ou code demandé (second_factor)',
  ),
  forbidden: refusal(
    'forbidden',
    '403',
    'Rôle insuffisant, origine étrangère, ou site désactivé (site_inactive)',
  ),
  not_found: refusal('not_found', '404', 'Introuvable, ou à quelqu’un d’autre'),
  conflict: refusal('conflict', '409', 'Impossible dans l’état actuel'),
  precondition_failed: refusal(
    'precondition_failed',
    '412',
    'Modifié depuis la version que nomme If-Match ; rien n’a changé',
  ),
  too_large: refusal('too_large', '413', 'Trop volumineux'),
  unsupported_media: refusal('unsupported_media', '415', 'Format refusé'),
  rate_limited: refusal('rate_limited', '429', 'Trop de tentatives'),
  provider: refusal(
    'provider',
    '502',
    'Un service partenaire a échoué ; rien n’a changé. Après shipment_unknown, il y a peut-être une étiquette',
  ),
  unavailable: refusal('unavailable', '503', 'Momentanément indisponible'),
} as const

function refusal(id: ErrorCode, status: string, description: string) {
  return { status, answer: { id, description, content: { 'application/json': { schema: ErrorWire } } } }
}

/** Also for a public call that acts on a session: another site may send it, or an administrator who only views. */
function mayForbid({ method, access, ...operation }: Operation): boolean {
  if (access !== 'public' || operation.actsOnCookie || operation.fromOurPages) return true
  const readsSession = !operation.cors && !operation.ignoresSession
  return method !== 'GET' && readsSession && !operation.whileViewing
}

function responses(operation: Operation): ZodOpenApiOperationObject['responses'] {
  const codes: (keyof typeof REFUSALS)[] = [
    ...(operation.body || operation.rawBody || operation.params || operation.query || operation.list
      ? (['validation'] as const)
      : []),
    ...(operation.access === 'public' ? [] : (['unauthenticated'] as const)),
    ...(mayForbid(operation) ? (['forbidden'] as const) : []),
    ...(operation.body ? (['too_large', 'unsupported_media'] as const) : []),
    ...(operation.rawBody ? (['too_large'] as const) : []),
    ...(operation.limit || operation.upload ? (['rate_limited'] as const) : []),
    ...(operation.ifMatch ? (['precondition_failed'] as const) : []),
    ...(operation.refusals ?? []),
    'unavailable',
  ]
  const refused = codes.map((code) => [REFUSALS[code].status, REFUSALS[code].answer])
  return {
    [String(operation.status)]: success(operation),
    ...(operation.publicRead && { 304: { description: 'Inchangé depuis cet ETag' } }),
    ...Object.fromEntries(refused),
  }
}

function success(operation: Operation) {
  const schema = answerSchema(operation)
  if (operation.answerType) return { description: 'Réussi', content: { [operation.answerType]: {} } }
  if (!schema) return { description: 'Fait' }
  return { description: 'Réussi', content: { 'application/json': { schema } } }
}

const ADMINISTRATION = 'l’administration (ADMIN)'

const ACCESS: Record<Access, string> = {
  public: 'tout le monde',
  signedIn: 'avec une session',
  'tickets.manage': 'l’agence (MODERATOR ou ADMIN)',
  'websites.manage': ADMINISTRATION,
  'subscriptions.manage': ADMINISTRATION,
  'fees.manage': ADMINISTRATION,
  'users.manage': ADMINISTRATION,
  'uploads.manage': ADMINISTRATION,
  'leads.manage': ADMINISTRATION,
  'notices.manage': ADMINISTRATION,
  'jobs.manage': ADMINISTRATION,
  'users.view': ADMINISTRATION,
  'audit.read': ADMINISTRATION,
  'admin.enter': ADMINISTRATION,
}

const KEYS = { read: 'lecture', write: 'lecture et écriture' }

function describe(id: string, operation: Operation): ZodOpenApiOperationObject {
  const { tag, summary, access, params, query, body, upload } = operation
  const paging = operation.list
    ? [
        {
          name: 'limit',
          in: 'query' as const,
          description: 'Lignes par page',
          schema: { type: 'integer' as const, minimum: 1, maximum: 200 },
        },
        {
          name: 'cursor',
          in: 'query' as const,
          description: 'Début de la page, donné par l’en-tête Link de la précédente',
          schema: { type: 'string' as const },
        },
      ]
    : []
  const headers = operation.ifMatch
    ? [
        {
          name: 'If-Match',
          in: 'header' as const,
          description: 'La Version que vous avez lue, entre guillemets ; une autre est refusée (412)',
          schema: { type: 'string' as const },
        },
      ]
    : []
  const parameters = [...paging, ...headers]
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: `Accès : ${ACCESS[access]}${operation.keys ? `, ou une clé du site (${KEYS[operation.keys]})` : ''}`,
    security:
      access === 'public' ? [] : [{ bearer: [] }, { session: [] }, ...(operation.keys ? [{ key: [] }] : [])],
    ...((params || query) && {
      requestParams: { ...(params && { path: params as never }), ...(query && { query: query as never }) },
    }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          ...((!upload || upload.orJson) && { 'application/json': { schema: body } }),
          ...(upload && { 'multipart/form-data': { schema: body } }),
        },
      },
    }),
    responses: responses(operation),
  }
}

/** The OpenAPI 3.1 document of all operations, generated from the schemas that validate them. `cookie`: the session cookie's
 *  name, which depends on whether the site is served over https. */
export function openApiDocument(cookie = 'next-auth.session-token') {
  const paths: ZodOpenApiPathsObject = {}
  for (const { id, operation } of named) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(id, operation),
    }
  }
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Ostal',
      version: '1.0.0',
      description: 'L’API du site, de l’espace client et de l’agence.',
    },
    servers: [{ url: '/api' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'Une clé d’un site (ostal_…), pour les programmes',
        },
        session: { type: 'apiKey', in: 'cookie', name: cookie },
      },
    },
    paths,
  })
}
