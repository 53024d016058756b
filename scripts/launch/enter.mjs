// Plain Node without a dependency: this runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const stampFile = join(root, 'node_modules', '.ostal-lock-hash')

/** Exits with one sentence that says what to do. */
function refuse(sentence) {
  console.error(`✗ ${sentence}`)
  process.exit(1)
}

/** Next and the test runner need Node 20.19 or later. */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  refuse(
    `Ostal needs Node 20.19 or later; this is ${process.versions.node}. Install it from https://nodejs.org.`,
  )
}

function lockHash() {
  const lock = join(root, 'package-lock.json')
  return createHash('sha256')
    .update(existsSync(lock) ? readFileSync(lock) : '')
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

/** Installs the packages unless node_modules already holds what package-lock.json says. */
function install() {
  const wanted = lockHash()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('→ Installing the packages with npm (a minute or two the first time)')
  const started = Date.now()
  // `npm ci` can refuse a lock whose optional packages for other platforms were not resolved.
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // The tools are development packages: they are needed whatever the caller's NODE_ENV is.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  if (npm.error)
    refuse('npm was not found on the PATH. It comes with Node: install Node from https://nodejs.org.')
  if (npm.status !== 0) refuse('npm install failed; its message above says why.')
  mkdirSync(dirname(stampFile), { recursive: true })
  // npm may have changed the lock file: store its current hash.
  writeFileSync(stampFile, lockHash())
  console.log(`✓ Packages installed (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

/** Checks Node, installs, then runs the `main` of a TypeScript module in the same process. */
export async function enter(load) {
  checkNode()
  process.chdir(root)
  install()
  const { register } = await import('tsx/esm/api')
  register()
  const { main } = await load()
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    // Halt has a message for the user; any other error is a bug and keeps its stack.
    if (error?.name === 'Halt') refuse(error.message)
    console.error(error)
    process.exit(1)
  }
}
