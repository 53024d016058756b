import type { z } from 'zod'
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi'
import type { ErrorCode } from '@/lib/domain/errors'
import * as auth from './auth'
import { ErrorWire } from './errors'
import * as events from './events'
import * as health from './health'
import * as mail from './mail'
import * as onboarding from './onboarding'
import type { Access, Operation } from './operation'
import * as pictures from './pictures'
import * as staff from './staff'
import * as subscriptions from './subscriptions'
import * as testimonials from './testimonials'
import * as tickets from './tickets'
import * as uploads from './uploads'
import * as users from './users'
import * as webhooks from './webhooks'
import * as websites from './websites'

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every call of the API. */
export const operations: Operation[] = [
  auth,
  users,
  websites,
  subscriptions,
  testimonials,
  staff,
  events,
  tickets,
  pictures,
  webhooks,
  uploads,
  onboarding,
  mail,
  health,
]
  .flatMap((resource) => Object.values(resource))
  .filter(isOperation)

/** Each is one object, so that the document describes it once and points there. */
const REFUSALS = {
  validation: refusal('validation', '400', 'Requête incorrecte'),
  unauthenticated: refusal('unauthenticated', '401', 'Pas de session'),
  forbidden: refusal(
    'forbidden',
    '403',
    'Rôle insuffisant, origine étrangère, ou site désactivé (site_inactive)',
  ),
  not_found: refusal('not_found', '404', 'Introuvable, ou à quelqu’un d’autre'),
  conflict: refusal('conflict', '409', 'Impossible dans l’état actuel'),
  too_large: refusal('too_large', '413', 'Trop volumineux'),
  unsupported_media: refusal('unsupported_media', '415', 'Format refusé'),
  rate_limited: refusal('rate_limited', '429', 'Trop de tentatives'),
  provider: refusal('provider', '502', 'Un service partenaire a échoué ; rien n’a changé'),
  unavailable: refusal('unavailable', '503', 'Momentanément indisponible'),
} as const

function refusal(id: ErrorCode, status: string, description: string) {
  return { status, answer: { id, description, content: { 'application/json': { schema: ErrorWire } } } }
}

function responses(operation: Operation): ZodOpenApiOperationObject['responses'] {
  const codes: (keyof typeof REFUSALS)[] = [
    ...(operation.body || operation.params || operation.query || operation.list
      ? (['validation'] as const)
      : []),
    ...(operation.access === 'public' ? [] : (['unauthenticated', 'forbidden'] as const)),
    ...(operation.body ? (['too_large', 'unsupported_media'] as const) : []),
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

function success({ answer, list, answerType }: Operation) {
  if (answerType) return { description: 'Réussi', content: { [answerType]: {} } }
  if (!answer) return { description: 'Fait' }
  return {
    description: 'Réussi',
    content: { 'application/json': { schema: (list ? answer.array() : answer) as z.ZodType } },
  }
}

const ACCESS: Record<Access, string> = {
  public: 'tout le monde',
  signedIn: 'avec une session',
  staff: 'l’agence (MODERATOR ou ADMIN)',
  admin: 'l’administration (ADMIN)',
}

function describe(operation: Operation): ZodOpenApiOperationObject {
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
  return {
    tags: [tag],
    summary,
    description: `Accès : ${ACCESS[access]}`,
    security: access === 'public' ? [] : [{ bearer: [] }, { session: [] }],
    ...((params || query) && {
      requestParams: { ...(params && { path: params as never }), ...(query && { query: query as never }) },
    }),
    ...(paging.length > 0 && { parameters: paging }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          ...(upload !== true && { 'application/json': { schema: body } }),
          ...(upload && { 'multipart/form-data': { schema: body } }),
        },
      },
    }),
    responses: responses(operation),
  }
}

/** The OpenAPI 3.1 document of all operations, grown from the schemas they are checked with. */
export function openApiDocument() {
  const paths: ZodOpenApiPathsObject = {}
  for (const operation of operations) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(operation),
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
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        session: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
      },
    },
    paths,
  })
}
