import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'
import { ProxyTracerProvider, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { pathOf } from '../http/request-target'
import { nameSpan } from './name-span'
import { spanContextOf, traceparentOf } from './traceparent'
import { setTracing } from './tracing'
import { WithoutPersonalData } from './without-personal-data'

/** Traces this process. `node --import` loads this file's bundle before the product's server: instrumented modules have to be
 *  patched before they are used. */
function startTracing(): void {
  const provider = new ProductTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'ostal' }).merge(
      // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
      detectResources({ detectors: [envDetector] }),
    ),
    spanProcessors: [new BatchSpanProcessor(new WithoutPersonalData(new OTLPTraceExporter()))],
  })
  // Without a propagator: visitors cannot set our trace ids, and no vendor receives them.
  provider.register({ propagator: null })
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '/' }) => isQuiet(url),
        requireParentforOutgoingSpans: true,
        applyCustomAttributesOnSpan: nameSpan,
      }),
      // Requires a parent: queries outside any request or job are the queue's constant polling.
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
    ],
  })
  // Patched at the first require; later imports share their prototypes.
  for (const name of ['http', 'https', 'pg']) require(name)
  syncBuiltinESMExports()
  const tracer = provider.getTracer('ostal')
  setTracing({
    currentSpan: () => traceparentOf(trace.getActiveSpan()?.spanContext()),
    inJobSpan: (queue, { requestIds, traces }, work) =>
      tracer.startActiveSpan(
        `job ${queue}`,
        {
          root: true,
          kind: SpanKind.CONSUMER,
          links: traces.flatMap((one) => spanContextOf(one) ?? []).map((context) => ({ context })),
          attributes: { 'ostal.queue': queue, 'ostal.request_id': requestIds.join(' ') },
        },
        (span) =>
          work()
            .catch((error: unknown) => {
              span.setStatus({ code: SpanStatusCode.ERROR })
              span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
              throw error
            })
            .finally(() => span.end()),
      ),
    stop: () => provider.shutdown(),
  })
}

/** Drops the framework's own spans, whose names and attributes contain whole URLs. */
class ProductTracerProvider extends NodeTracerProvider {
  override getTracer(...args: Parameters<NodeTracerProvider['getTracer']>): Tracer {
    return args[0] === 'next.js' ? SILENT.getTracer(...args) : super.getTracer(...args)
  }
}

/** Without a delegate its spans are no-ops that pass on their parent. */
const SILENT = new ProxyTracerProvider()

/** Paths that machines request all the time, and files of the build. */
function isQuiet(url: string): boolean {
  const path = pathOf(url)
  return path === '/api/health' || path === '/metrics' || path.startsWith('/_next/')
}

/** NODE_OPTIONS also apply to the operator's commands and our threads. */
const isServer = isMainThread && /\bserver\.mjs$/.test(process.argv[1] ?? '')

if (isServer && process.env.OTEL_EXPORTER_OTLP_ENDPOINT) startTracing()
