import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SignedBytes } from '@/lib/providers/payments/payments'

export type ReceivedEvent = SignedBytes & { id: string; type: string }

/** Receives and stores the payment provider's events. */
export async function eventReceiver() {
  const received: ReceivedEvent[] = []
  const refused: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    const { id, type } = JSON.parse(bytes.toString('utf8'))
    received.push({ id, type, bytes, headers: new Headers(request.headers as Record<string, string>) })
    const place = refused.indexOf(type)
    if (place >= 0) refused.splice(place, 1)
    response.writeHead(place >= 0 ? 500 : 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    /** Answers 500 to the next event of this type. */
    refuseNext: (type: string) => void refused.push(type),
    /** Waits for the first matching event of a type. */
    async event(type: string, isIt: (body: string) => boolean = () => true): Promise<ReceivedEvent> {
      for (;;) {
        const found = received.find(
          (one) => one.type === type && isIt(Buffer.from(one.bytes).toString('utf8')),
        )
        if (found) return found
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Receiver = Awaited<ReturnType<typeof eventReceiver>>
type Provider = { act: (path: string, how?: object) => Promise<unknown> }

/** Makes the provider redeliver an event of a type about an object: in another API version, thin, of the other mode … */
export const deliverAgain =
  (receiver: Receiver, provider: Provider) =>
  async (type: string, about: string, how: object): Promise<ReceivedEvent> => {
    const { id } = await receiver.event(type, (body) => body.includes(about))
    const before = receiver.received.length
    await provider.act(`events/${id}/deliver`, how)
    // A thin event has another id.
    const sent = receiver.received.slice(before).find((one) => one.id === id || /^v\d\./.test(one.type))
    if (!sent) throw new Error('Nothing was delivered')
    return sent
  }
