import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '../wire/message'
import type { Provider } from '../wire/provider'
import { send } from '../wire/send'
import type { FaultKind } from './faults'

const DELAY_MS = 3_000

/** Answers a request with the ordered fault. `act` performs the provider's normal work. */
export async function answerWithFault(
  { fault, milliseconds = DELAY_MS }: { fault: FaultKind; milliseconds?: number },
  provider: Provider,
  act: () => Promise<Answer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  switch (fault) {
    case 'timeout_before':
      return // no answer: the caller's time limit ends the request
    case 'timeout_after':
      await act()
      return
    case 'rate_limited':
    case 'server_error':
      return send(response, provider.failure(fault))
    case 'reset':
      request.socket.resetAndDestroy()
      return
    case 'truncate': {
      const { status, headers, body = '' } = await act()
      const whole = Buffer.from(body)
      response.writeHead(status, { ...headers, 'content-length': whole.length })
      response.write(whole.subarray(0, Math.floor(whole.length / 2)), () => request.socket.destroy())
      return
    }
    case 'slow': {
      const answer = await act()
      await wait(milliseconds)
      return send(response, answer)
    }
  }
}
