import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { serverFile, tracingFile } from './build/bundle-server'
import { startNode, stop } from './child'
import type { Closing } from './closing'
import { howEnded, lastLines } from './endings'
import { dataFolder } from './folders'
import { Halt } from './halt'
import { waitFor } from './wait'

interface Serving {
  area: string
  port: number
  env: Record<string, string>
  closing: Closing
}

/** A busy machine loads the product slowly, and it waits a minute for its database. */
const READY_MS = 120_000

/** In milliseconds; time to announce the shutdown and finish the running requests. */
const SHUTDOWN_MS = 27_000

/** Starts the built product and waits until it says that it is ready. */
export async function serve({ area, port, env, closing }: Serving): Promise<ChildProcess> {
  // The same as `npm start`.
  const traces = env.OTEL_EXPORTER_OTLP_ENDPOINT ? ['--import', tracingFile] : []
  const child = startNode(
    'product',
    [...traces, serverFile],
    { ...env, PORT: String(port) },
    { area, log: true },
  )
  closing.add(() => stop(child, SHUTDOWN_MS))
  if (await waitFor(`http://localhost:${port}/api/health`, child, READY_MS)) return child
  const log = productLog(area)
  throw new Halt([`The product did not become ready (${howEnded(child)}).`, ...lastLines(log)].join('\n'))
}

/** A test's log is deleted with its product: what matters in it is printed. */
export const productLog = (area: string): string => join(dataFolder(area), 'product.log')
