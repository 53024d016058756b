import { readFileSync } from 'node:fs'
import { Halt } from '../halt'

export interface Account {
  uid: number
  gid: number
}

/** The account that runs PostgreSQL in place of root, which it refuses; undefined for an ordinary user. */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const found = accounts.find(([name]) => name === wanted)
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) }
  }
  throw new Halt(
    'PostgreSQL does not run as root and this machine has no account "nobody": run as an ordinary user.',
  )
}
