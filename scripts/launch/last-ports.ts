import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import getPort from 'get-port'
import { dataFolder } from './folders'

/** Picks a process's last port if it is free, otherwise another, so that addresses stay the same over restarts. */
export async function pickPort(area: string, name: string): Promise<number> {
  const port = await getPort({ port: lastPort(area, name) })
  rememberPort(area, name, port)
  return port
}

/** The last port of a process, in a list; empty the first time. */
export function lastPort(area: string, name: string): number[] {
  const port = read(area)[name]
  return port ? [port] : []
}

export function rememberPort(area: string, name: string, port: number): void {
  writeFileSync(file(area), JSON.stringify({ ...read(area), [name]: port }))
}

function read(area: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(file(area), 'utf8'))
  } catch {
    return {}
  }
}

function file(area: string) {
  return join(dataFolder(area), 'ports.json')
}
