import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import getPort from 'get-port'
import { Halt } from '../halt'
import type { Location } from './location'
import { runProgram } from './program'

interface Options {
  preferredPorts?: number[]
  throwaway?: boolean
}

const common = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

/** Starts the server and returns its port; retries while processes of a killed one are still ending. */
export async function startServer(location: Location, options: Options): Promise<number> {
  let port = await getPort({ port: options.preferredPorts ?? [] })
  for (let attempt = 1; ; attempt++) {
    try {
      await launch(location, port, options)
      return port
    } catch (error) {
      const log = readFileSync(logFile(location), 'utf8').trim()
      const isTemporary = /is still in use|lock file .* already exists|Address already in use/.test(log)
      if (!isTemporary || attempt === 10) throw new Halt(`PostgreSQL did not start: ${log || String(error)}`)
      if (/Address already in use/.test(log)) port = await getPort()
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

async function launch(location: Location, port: number, options: Options) {
  const { data, account } = location
  const log = logFile(location)
  writeFileSync(log, '')
  if (account) chownSync(log, account.uid, account.gid)
  const settings = [...common, ...(options.throwaway ? fast : [])].map((setting) => `-c ${setting}`)
  const flags = [...settings, `-p ${port}`].join(' ')
  // pg_ctl starts the server in a new session, so that Ctrl-C reaches the launcher first.
  const wait = ['-w', '-t', '60']
  await runProgram(location, 'pg_ctl', ['start', '-D', data, ...wait, '-l', log, '-o', flags])
}

/** The server's log file. */
export function logFile({ data }: Pick<Location, 'data'>) {
  return join(dirname(data), 'postgres.log')
}
