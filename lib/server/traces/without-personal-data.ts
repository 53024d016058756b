import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node'

/** The attributes that a span may export. Everything else is dropped: URLs contain links' tokens, a client's address identifies a
 *  household, and error messages contain values. Statements have `$1`, never their values. */
const ALLOWED = new Set([
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'network.protocol.version',
  'ostal.queue',
  'ostal.request_id',
  'server.address',
  'server.port',
  'url.scheme',
])

/** Exports spans without attributes that could identify a person or grant access. */
export class WithoutPersonalData implements SpanExporter {
  constructor(private readonly next: SpanExporter) {}

  export(spans: ReadableSpan[], done: Parameters<SpanExporter['export']>[1]): void {
    this.next.export(spans.map(withoutPersonalData), done)
  }

  async forceFlush(): Promise<void> {
    await this.next.forceFlush?.()
  }

  shutdown(): Promise<void> {
    return this.next.shutdown()
  }
}

export function withoutPersonalData(span: ReadableSpan): ReadableSpan {
  const attributes = Object.entries(span.attributes).filter(([name]) => ALLOWED.has(name))
  return Object.create(span, {
    attributes: { value: Object.fromEntries(attributes) },
    // Exceptions with their messages.
    events: { value: [] },
    status: { value: { code: span.status.code } },
  })
}
