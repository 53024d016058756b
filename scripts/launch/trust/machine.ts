import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { cpus, totalmem, type } from 'node:os'
import { join } from 'node:path'
import { root } from '../folders'

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

/** Where git has none: `unknown`. With `+` where tracked files differ from it; the page itself does not count. */
export function commit(): string {
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', '.', ':!docs/trust*')
    return git('rev-parse', '--short=8', 'HEAD') + (changed ? '+' : '')
  } catch {
    return 'unknown'
  }
}

const git = (...args: string[]) =>
  execFileSync('git', ['-C', join(root), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
