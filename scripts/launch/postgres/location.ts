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
import { Halt } from '../halt'
import { dataFolder, root } from '../place'
import { type Account, unprivilegedAccount } from './account'
import { installedPostgres, program, restoreLinks, restoreModes } from './package'

export interface Location {
  /** Holds `bin`, `lib`, `share`. */
  native: string
  /** The cluster's folder, perhaps not made yet. */
  data: string
  account: Account | undefined
}

/** Where the programs and the data lie: in the project, or in /var/tmp when root's unprivileged account may not enter it. */
export function locate(area: string): Location {
  const account = unprivilegedAccount()
  const installed = installedPostgres()
  const home = dataFolder(area)
  if (!account) {
    prepare(installed)
    return { native: installed, data: join(home, 'postgres'), account }
  }
  if (mayEnter(home) && mayEnter(dirname(program(installed, 'postgres')))) {
    prepare(installed)
    if (othersMay(program(installed, 'postgres')))
      return { native: installed, data: join(home, 'postgres'), account }
  }
  const refuge = refugeFolder()
  return { native: copied(installed, refuge), data: join(refuge, area, 'postgres'), account }
}

function prepare(native: string) {
  restoreLinks(native)
  restoreModes(native)
}

/** Every folder on the way is open to other users. */
function mayEnter(folder: string): boolean {
  if (!othersMay(folder)) return false
  const parent = dirname(folder)
  return parent === folder || mayEnter(parent)
}

function othersMay(path: string) {
  return (statSync(path).mode & 0o001) !== 0
}

/** A folder of this project's own that any user may enter and only root may change. */
function refugeFolder() {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12)
  const folder = join('/var/tmp', `ostal-${name}`)
  if (!existsSync(folder)) {
    mkdirSync(folder)
    chmodSync(folder, 0o755)
  }
  const found = lstatSync(folder)
  // /var/tmp is everybody's: never trust a folder that somebody else put there.
  if (!found.isDirectory() || found.uid !== 0)
    throw new Halt(`${folder} belongs to another user: remove it first.`)
  return folder
}

function copied(installed: string, refuge: string) {
  const version = JSON.parse(readFileSync(join(installed, '..', 'package.json'), 'utf8')).version
  const native = join(refuge, `postgres-${version}`)
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

/** Files that were unpacked under a strict umask become readable, folders enterable. */
function openForOthers(path: string) {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  chmodSync(path, found.mode | (found.isDirectory() || found.mode & 0o100 ? 0o755 : 0o644))
  if (found.isDirectory()) for (const name of readdirSync(path)) openForOthers(join(path, name))
}
