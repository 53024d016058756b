import type { IncomingMessage, ServerResponse } from 'node:http'
import { metrics } from './registry'
import { routeLabel } from './route-label'

/** Observes a request once its answer is sent, or its connection lost (499). */
export function measureRequest(request: IncomingMessage, response: ServerResponse, path: string): void {
  const began = performance.now()
  response.once('close', () => {
    const status = response.writableFinished ? response.statusCode : 499
    metrics()?.requests.observe(
      { route: routeLabel(path, status), method: request.method ?? '', status },
      (performance.now() - began) / 1_000,
    )
  })
}
