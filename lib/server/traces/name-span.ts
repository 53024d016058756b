import { ClientRequest, IncomingMessage, type ServerResponse } from 'node:http'
import type { Span } from '@opentelemetry/api'
import { pathOf } from '../http/request-target'
import { routeLabel } from '../metrics/route-label'
import { REQUEST_ID_HEADER } from '../requests/client-address'

/** Names a request's span by its route, as the metrics do, and adds the request id of the log. */
export function nameSpan(
  span: Span,
  request: ClientRequest | IncomingMessage,
  response: IncomingMessage | ServerResponse,
): void {
  if (request instanceof ClientRequest || response instanceof IncomingMessage) return
  const route = routeLabel(pathOf(request.url ?? '/'), response.statusCode)
  span.updateName(`${request.method} ${route}`)
  span.setAttribute('http.route', route)
  const requestId = request.headers[REQUEST_ID_HEADER]
  if (typeof requestId === 'string' && UUID.test(requestId)) span.setAttribute('ostal.request_id', requestId)
}

/** Answers from memory have no id of ours, and a client may send anything under its name. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
