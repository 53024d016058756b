import { join } from 'node:path'
import { nextProgram } from '../launch/build/build'
import { runNode, startNode, stop } from '../launch/child'
import type { Closing } from '../launch/closing'
import { root } from '../launch/place'
import { freePort } from '../launch/ports'
import { waitFor } from '../launch/wait'

const folder = join(root, 'tests/load/bare-app')

/** Builds and serves the least app of the framework that answers the same. */
export async function serveBareApp(
  env: Record<string, string>,
  closing: Closing,
): Promise<{ origin: string; pid: number }> {
  await runNode([nextProgram, 'build', folder], env, closing)
  const port = await freePort()
  const child = startNode('bare-app', [nextProgram, 'start', folder, '-p', String(port)], env, {
    area: 'bench',
    log: true,
  })
  closing.add(() => stop(child, 3_000))
  const origin = `http://localhost:${port}`
  if (!child.pid || !(await waitFor(`${origin}/`, child, 30_000)))
    throw new Error('The bare app did not start')
  return { origin, pid: child.pid }
}
