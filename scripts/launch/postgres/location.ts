import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { dataFolder, root } from '../folders'
import { Halt } from '../halt'
import { type Account, unprivilegedAccount } from './account'
import { installedPostgres, program, restoreLinks, restoreModes } from './package'

export interface Location {
  /** The folder with `bin`, `lib` and `share`. */
  native: string
  /** The cluster's folder, which may not exist yet. */
  data: string
  account: Account | undefined
  /** Added to the launcher's environment for its programs. */
  env?: Record<string, string>
}

/** A PostgreSQL that was not installed by npm. */
export type OtherPostgres = Required<Pick<Location, 'native' | 'env'>>

/** The folders of programs and data: in the project, or in /var/tmp when the unprivileged account cannot read the
 *  project. */
export function locate(area: string, other?: OtherPostgres): Location {
  const account = unprivilegedAccount()
  if (other) return { ...other, data: join(dataFolder(area), 'postgres'), account }
  const installed = installedPostgres()
  const home = dataFolder(area)
  if (!account) {
    prepare(installed)
    return { native: installed, data: join(home, 'postgres'), account }
  }
  if (isReachable(home) && isReachable(dirname(program(installed, 'postgres')))) {
    prepare(installed)
    if (isOpenToOthers(program(installed, 'postgres')))
      return { native: installed, data: join(home, 'postgres'), account }
  }
  const fallback = ensureFallbackFolder()
  return { native: copyNative(installed, fallback), data: join(fallback, area, 'postgres'), account }
}

function prepare(native: string) {
  restoreLinks(native)
  restoreModes(native)
}

/** Whether a folder and all its parents are open to other users. */
export function isReachable(folder: string): boolean {
  if (!isOpenToOthers(folder)) return false
  const parent = dirname(folder)
  return parent === folder || isReachable(parent)
}

function isOpenToOthers(path: string) {
  return (statSync(path).mode & 0o001) !== 0
}

/** This project's folder in /var/tmp, which any user may read and only root may change. */
function ensureFallbackFolder() {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12)
  const folder = join('/var/tmp', `ostal-${name}`)
  if (!existsSync(folder)) {
    mkdirSync(folder)
    chmodSync(folder, 0o755)
  }
  const found = lstatSync(folder)
  // Any user may write to /var/tmp: never trust a folder that another user created there.
  if (!found.isDirectory() || found.uid !== 0)
    throw new Halt(`${folder} belongs to another user: remove it first.`)
  return folder
}

function copyNative(installed: string, fallback: string) {
  const version = JSON.parse(readFileSync(join(installed, '..', 'package.json'), 'utf8')).version
  const native = join(fallback, `postgres-${version}`)
  const complete = join(native, 'complete')
  if (!existsSync(complete)) {
    rmSync(native, { recursive: true, force: true })
    cpSync(installed, native, { recursive: true, verbatimSymlinks: true })
    prepare(native)
    openForOthers(native)
    writeFileSync(complete, '')
  }
  return native
}

/** Makes files and folders readable for others if they were unpacked under a strict umask. */
function openForOthers(path: string) {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  chmodSync(path, found.mode | (found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644))
  if (found.isDirectory()) for (const name of readdirSync(path)) openForOthers(join(path, name))
}
