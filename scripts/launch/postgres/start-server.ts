import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Halt } from '../halt'
import { freePort } from '../ports'
import type { Location } from './location'
import { runProgram } from './program'

interface Options {
  wishedPort?: number | undefined
  throwaway?: boolean
}

const common = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

/** Starts the server and gives its port; waits for the last processes of one that was killed. */
export async function startServer(location: Location, options: Options): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort(options.wishedPort)
    try {
      await launch(location, port, options)
      return port
    } catch (error) {
      const log = readFileSync(logFile(location), 'utf8').trim()
      const passing = /is still in use|lock file .* already exists|Address already in use/.test(log)
      if (!passing || attempt === 10) throw new Halt(`PostgreSQL did not start: ${log || String(error)}`)
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

async function launch({ native, data, account }: Location, port: number, options: Options) {
  const log = logFile({ data })
  writeFileSync(log, '')
  if (account) chownSync(log, account.uid, account.gid)
  const settings = [...common, ...(options.throwaway ? fast : [])].map((setting) => `-c ${setting}`)
  const flags = [...settings, `-p ${port}`].join(' ')
  // pg_ctl gives the server a session of its own, so that Ctrl-C reaches the launcher first.
  const wait = ['-w', '-t', '60']
  await runProgram({ native, account }, 'pg_ctl', ['start', '-D', data, ...wait, '-l', log, '-o', flags])
}

function logFile({ data }: Pick<Location, 'data'>) {
  return join(dirname(data), 'postgres.log')
}
