import type { ChildProcess } from 'node:child_process'
import { nextProgram } from './build/build'
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

/** As `npm start` does: whoever reuses a connection that rested, a proxy before us above all, gives it up before we do. */
const PATIENT = ['--keepAliveTimeout', '75000']

/** Starts the built product and waits until it says that it is ready. */
export async function serve({ area, port, env, closing }: Serving): Promise<ChildProcess> {
  const program = [nextProgram, 'start', '-p', String(port), ...PATIENT]
  const child = startNode('product', program, env, { area, log: true })
  // It finishes what it is answering, then goes.
  closing.add(() => stop(child, 8_000))
  if (await waitFor(`http://localhost:${port}/api/health`, child, 60_000)) return child
  throw new Halt(
    `The product did not become ready; ${area === '.' ? '' : `${area}/`}product.log in .data says why.`,
  )
}
