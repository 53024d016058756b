/** The product's own additions to traces, which no instrumentation sees. */
export type Tracing = {
  /** The current span, as a `traceparent`. */
  currentSpan(): string | undefined
  /** Runs jobs in a new span, linked to the spans that enqueued them. */
  inJobSpan<T>(
    queue: string,
    causes: { requestIds: readonly string[]; traces: readonly string[] },
    work: () => Promise<T>,
  ): Promise<T>
  /** Sends the pending spans. */
  stop(): Promise<void>
}

// On globalThis because this module is loaded three times: by start-tracing.ts, the product's server and the framework.
const shared = globalThis as typeof globalThis & { ostalTracing?: Tracing }

/** Undefined unless the process was started with start-tracing.ts. */
export const tracing = (): Tracing | undefined => shared.ostalTracing

export function setTracing(tracing: Tracing): void {
  shared.ostalTracing = tracing
}
