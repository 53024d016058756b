/** Where the product says to its traces what no instrumentation sees. */
export type Tracing = {
  /** The span that is open now, as a `traceparent`. */
  currentSpan(): string | undefined
  /** Runs jobs in a new span, linked to the spans that asked for them. */
  inJobSpan<T>(
    queue: string,
    causes: { requestIds: readonly string[]; traces: readonly string[] },
    work: () => Promise<T>,
  ): Promise<T>
  /** Sends what was not sent yet. */
  stop(): Promise<void>
}

// On globalThis because this module is loaded three times: by start-tracing.ts, the product's server and the framework.
const shared = globalThis as typeof globalThis & { ostalTracing?: Tracing }

/** None unless the process was started with start-tracing.ts. */
export const tracing = (): Tracing | undefined => shared.ostalTracing

export function setTracing(tracing: Tracing): void {
  shared.ostalTracing = tracing
}
