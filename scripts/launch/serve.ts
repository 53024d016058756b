import type { ChildProcess } from 'node:child_process'
import { serverFile } from './build/bundle-server'
import { startNode, stop } from './child'
import type { Closing } from './closing'
import { Halt } from './halt'
import { waitFor } from './wait'

interface Serving {
  area: string
  port: number
  env: Record<string, string>
  closing: Closing
}

/** In milliseconds; time to announce the shutdown and finish the running requests. */
const SHUTDOWN_MS = 27_000

/** Starts the built product and waits until it says that it is ready. */
export async function serve({ area, port, env, closing }: Serving): Promise<ChildProcess> {
  const child = startNode('product', [serverFile], { ...env, PORT: String(port) }, { area, log: true })
  closing.add(() => stop(child, SHUTDOWN_MS))
  if (await waitFor(`http://localhost:${port}/api/health`, child, 60_000)) return child
  throw new Halt(
    `The product did not become ready; ${area === '.' ? '' : `${area}/`}product.log in .data says why.`,
  )
}
