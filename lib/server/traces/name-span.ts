import { ClientRequest, IncomingMessage, type ServerResponse } from 'node:http'
import type { Span } from '@opentelemetry/api'
import { REQUEST_ID_HEADER } from '../client-address'
import { pathOf } from '../http/request-target'
import { routeLabel } from '../metrics/route-label'

/** Names the span of a request by its route, as the metrics do, and says the id that the log knows it by. */
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

/** What is answered from memory has none of ours, and a client may have sent anything under its name. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
