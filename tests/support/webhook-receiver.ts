import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { path: string; headers: IncomingHttpHeaders; body: string }
/** An answer whose body never ends. */
type Endless = { endless: number }
type Answer = { status: number; body?: string; location?: string } | 'silence' | Endless

/** Starts a client's site on loopback: records requests and sends the set answers, 204 by default. */
export async function webhookReceiver() {
  const received: Received[] = []
  let answers: Answer[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push({ path: request.url ?? '', headers: request.headers, body })
    const answer = answers.shift() ?? { status: 204 }
    if (answer === 'silence') return
    if ('endless' in answer) {
      response.writeHead(answer.endless)
      const timer = setInterval(() => response.write('x'.repeat(100)), 5)
      response.once('close', () => clearInterval(timer))
      return
    }
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {})
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`,
    received,
    /** Sets the next answers, in this order. */
    answer: (...next: Answer[]) => {
      answers = next
    },
    clear: () => {
      received.length = 0
      answers = []
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
