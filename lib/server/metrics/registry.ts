import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

type Metrics = {
  registry: Registry
  requests: Histogram<'route' | 'method' | 'status'>
  providerCalls: Histogram<'provider' | 'call' | 'outcome'>
  jobs: Counter<'queue' | 'outcome'>
}

// On globalThis because this module is loaded twice: by the product's server and by the framework.
const shared = globalThis as typeof globalThis & { ostalMetrics?: Metrics }

/** Starts measuring this process: METRICS_TOKEN is set. */
export function startMeasuring(): Metrics {
  shared.ostalMetrics ??= createMetrics()
  return shared.ostalMetrics
}

/** One registry for all copies of this module; undefined while nothing is measured. */
export const metrics = (): Metrics | undefined => shared.ostalMetrics

function createMetrics(): Metrics {
  const registry = new Registry()
  // Event loop, memory, garbage collection, open handles.
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'ostal_http_request_duration_seconds',
      help: 'Requests by route and status, until the last byte was handed to the system.',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    providerCalls: new Histogram({
      name: 'ostal_provider_call_duration_seconds',
      help: 'Calls to Stripe, Mondial Relay, Resend and UploadThing, by outcome.',
      labelNames: ['provider', 'call', 'outcome'],
      buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'ostal_jobs_total',
      help: 'Jobs that this process worked off, by outcome; a failed one is tried again.',
      labelNames: ['queue', 'outcome'],
      registers: [registry],
    }),
  }
}
