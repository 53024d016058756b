import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Value = { stringValue?: string; intValue?: number | string }
type Keyed = { key: string; value: Value }

export type ReceivedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Record<string, string>
  links: { traceId: string; spanId: string }[]
}

type WireSpan = Omit<ReceivedSpan, 'attributes' | 'links'> & {
  attributes?: Keyed[]
  links?: ReceivedSpan['links']
}
type Export = { resourceSpans: { scopeSpans: { spans: WireSpan[] }[] }[] }

/** A collector on loopback: OTLP over HTTP, as JSON. */
export async function traceReceiver() {
  const spans: ReceivedSpan[] = []
  let text = ''
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    text += body
    for (const { scopeSpans } of (JSON.parse(body) as Export).resourceSpans)
      spans.push(...scopeSpans.flatMap((scope) => scope.spans).map(read))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** Everything received, verbatim. */
    text: () => text,
    /** Waits for the first matching span. */
    async span(fits: (span: ReceivedSpan) => boolean, patience = 30_000): Promise<ReceivedSpan> {
      const deadline = Date.now() + patience
      for (;;) {
        const found = spans.find(fits)
        if (found) return found
        if (Date.now() > deadline)
          throw new Error(`No such span came: ${spans.map(({ name }) => name).join(', ')}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const read = ({ attributes = [], links = [], ...span }: WireSpan): ReceivedSpan => ({
  ...span,
  links,
  attributes: Object.fromEntries(
    attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')]),
  ),
})
