import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import getPort, { portNumbers } from 'get-port'
import { stop } from '../../scripts/launch/child'
import { Closing } from '../../scripts/launch/closing'
import { dataFolder, root } from '../../scripts/launch/folders'
import { secrets } from '../../scripts/launch/secrets'
import { settings } from '../../scripts/launch/settings'
import { startSimulators } from '../../scripts/launch/simulators'
import { waitFor } from '../../scripts/launch/wait'

/** Pages are prerendered for this origin, whatever port serves them. */
const BUILD_ORIGIN = 'http://localhost:3000'
const NOWHERE = 'postgresql://127.0.0.1/none'
const READY_MS = 120_000
const STOP_MS = 30_000

/** Starts the product as a former commit built it, on an existing database, with separate simulators. Each commit is built
 *  once, in a worktree below `.data`. */
export async function startFormerProduct({ commit, databaseUrl }: { commit: string; databaseUrl: string }) {
  const folder = worktreeOf(commit)
  const environment = (url: string, origin: string, providers: Record<string, string>) => ({
    ...process.env,
    ...settings({ databaseUrl: url, origin, ostalEnv: 'test', providers }, secrets()),
  })
  if (!existsSync(join(folder, '.next/ostal-build')))
    await build(folder, { ...environment(NOWHERE, BUILD_ORIGIN, {}), OSTAL_ENV: 'demo' })
  const from = 31_000 + (process.pid % 900)
  const port = await getPort({ port: portNumbers(from, from + 90) })
  const origin = `http://localhost:${port}`
  const closing = new Closing()
  const area = `test/former/${process.pid}`
  const simulators = await startSimulators({ area, secrets: secrets(), closing, ostal: origin })
  const log = join(dataFolder(area), 'product.log')
  const output = openSync(log, 'w')
  const child = spawn(process.execPath, ['.next/server.mjs'], {
    cwd: folder,
    env: {
      ...environment(databaseUrl, origin, simulators.env),
      RATE_LIMIT_SCALE: '1000',
      PORT: String(port),
    },
    stdio: ['ignore', output, output],
  })
  closing.add(() => stop(child, STOP_MS))
  if (await waitFor(`${origin}/api/health`, child, READY_MS))
    return { origin, log, folder, simulators: simulators.origin, stop: () => closing.run() }
  await closing.run()
  throw new Error(`The build of ${commit} did not become ready:\n${readFileSync(log, 'utf8').slice(-4_000)}`)
}

/** The commit's worktree, with its packages installed. Worktrees of other commits are removed. */
function worktreeOf(commit: string): string {
  const parent = dataFolder('test/former')
  const folder = join(parent, commit)
  if (existsSync(join(folder, 'node_modules'))) return folder
  for (const name of readdirSync(parent))
    if (/^[0-9a-f]{40}$/.test(name)) rmSync(join(parent, name), { recursive: true, force: true })
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' })
  git('worktree', 'prune')
  git('worktree', 'add', '--detach', '--force', folder, commit)
  if (hasPackagesOf(folder))
    // Hard links, because a symbolic link to the folder would lead outside the framework's root.
    execFileSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')])
  else
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-save', '--loglevel=error'], {
      cwd: folder,
      stdio: 'pipe',
      env: { ...process.env, NODE_ENV: 'development' },
    })
  return folder
}

/** Whether every package that the commit locks is here in that version. */
function hasPackagesOf(folder: string): boolean {
  const packagesOf = (of: string): Record<string, { version?: string }> =>
    JSON.parse(readFileSync(join(of, 'package-lock.json'), 'utf8')).packages
  const here = packagesOf(root)
  return Object.entries(packagesOf(folder)).every(
    ([path, { version }]) => path === '' || here[path]?.version === version,
  )
}

async function build(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const program = "await (await import('./scripts/launch/build.ts')).main()"
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program]
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The build failed:\n${said.slice(-4_000)}`)
}
