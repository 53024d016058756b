import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { nextProgram } from '../launch/build/build'
import { runNode, startNode, stop } from '../launch/child'
import type { Closing } from '../launch/closing'
import { dataFolder, root } from '../launch/folders'
import { waitFor } from '../launch/wait'

const folder = join(root, 'tests/load/bare-app')

export type Served = { origin: string; pid: number }
type Env = Record<string, string>

/** Builds and serves a minimal app of the framework with the same answers. */
export async function serveBareApp(env: Env, closing: Closing): Promise<Served> {
  await runNode([nextProgram, 'build', folder], env, closing)
  return serve('bare-app', (port) => [nextProgram, 'start', folder, '-p', port], env, closing)
}

/** Serves our build with the framework's server. */
export function serveByFramework(env: Env, closing: Closing): Promise<Served> {
  return serve('next-start', (port) => [nextProgram, 'start', root, '-p', port], env, closing)
}

/** Serves one answer from memory with plain Node. */
export async function serveBareNode(
  { headers, body }: { headers: string[]; body: Buffer },
  closing: Closing,
): Promise<Served> {
  const area = dataFolder('bench')
  const [headersFile, bodyFile] = [join(area, 'headers.json'), join(area, 'body')]
  writeFileSync(headersFile, JSON.stringify(headers))
  writeFileSync(bodyFile, body)
  const program = join(root, 'tests/load/bare-server.mjs')
  return serve('bare-node', (port) => [program, port, headersFile, bodyFile], {}, closing)
}

async function serve(
  name: string,
  program: (port: string) => string[],
  env: Env,
  closing: Closing,
): Promise<Served> {
  const port = await getPort()
  const child = startNode(name, program(String(port)), env, { area: 'bench', log: true })
  closing.add(() => stop(child, 3_000))
  const origin = `http://localhost:${port}`
  if (!child.pid || !(await waitFor(`${origin}/`, child, 30_000))) throw new Error(`${name} did not start`)
  return { origin, pid: child.pid }
}
