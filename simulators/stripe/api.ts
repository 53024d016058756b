import { randomBytes } from 'node:crypto'
import { type Answer, json, type SimulatedRequest } from '../wire/message'
import { requireAccess } from './access'
import { findCall } from './calls'
import { errors, Refused } from './errors'
import { API_VERSION } from './events'
import { type Parameters, readForm } from './form'
import type { IdempotencyKeys } from './idempotency'
import type { Service } from './service'

/** Answers a request to Stripe's API as Stripe does. */
export async function api(
  request: SimulatedRequest,
  service: Service,
  key: string,
  keys: IdempotencyKeys,
): Promise<Answer> {
  const requestId = `req_${randomBytes(7).toString('hex')}`
  try {
    const answer = await call(request, service, key, keys)
    return {
      ...answer,
      headers: { ...answer.headers, 'request-id': requestId, 'stripe-version': API_VERSION },
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { ...error.answer, headers: { ...error.answer.headers, 'request-id': requestId } }
  }
}

async function call(
  request: SimulatedRequest,
  service: Service,
  key: string,
  keys: IdempotencyKeys,
): Promise<Answer> {
  checkKey(request, key)
  const version = request.headers['stripe-version']
  if (version !== undefined && version !== API_VERSION) throw errors.version(String(version))
  const found = findCall(request.method, request.path)
  if (!found) throw errors.unknownPath(request.method, request.path)
  const account = accountOf(request, service)
  return keys.once(request, service.clock.now(), async () => {
    const parameters = parametersOf(request)
    return json(200, found.handler({ service, account, id: found.id, parameters }))
  })
}

function checkKey({ headers }: SimulatedRequest, key: string): void {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (!given) throw errors.noKey()
  if (given !== key) throw errors.wrongKey(given)
}

function accountOf({ headers }: SimulatedRequest, { store }: Service): string | null {
  const given = headers['stripe-account'] ?? headers['stripe-context']
  if (given === undefined) return null
  const id = String(given)
  if (!store.find('v2.core.account', id, null)) throw errors.account(id)
  requireAccess(store, id)
  return id
}

function parametersOf({ method, path, query, body }: SimulatedRequest): Parameters {
  if (method === 'GET') return readForm(query)
  const text = body.toString('utf8')
  if (!path.startsWith('/v2/')) return readForm(new URLSearchParams(text))
  try {
    return text ? JSON.parse(text) : {}
  } catch {
    throw errors.invalid('body', 'Invalid JSON')
  }
}
