import { existsSync, readFileSync } from 'node:fs'
import { cpus, totalmem, type } from 'node:os'
import { git } from '../git'

/** `2 × Intel Xeon, 24 GiB, Debian GNU/Linux 12, Node 20.20.2` */
export function machine(): string {
  const processors = cpus()
  const model = processors[0]?.model.trim() || 'processor not named'
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${processors.length} × ${model}, ${memory} GiB, ${system()}, Node ${process.versions.node}`
}

function system(): string {
  const file = '/etc/os-release'
  const name = existsSync(file) && /^PRETTY_NAME="([^"]+)"/m.exec(readFileSync(file, 'utf8'))?.[1]
  return name || type()
}

/** The current commit, abbreviated; with `+` if tracked files other than the page differ from it; `unknown` without git. */
export function commit(): string {
  const head = git('rev-parse', '--short=8', 'HEAD')
  if (head === undefined) return 'unknown'
  return head + (git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/trust*') ? '+' : '')
}
