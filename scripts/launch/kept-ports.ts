import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from './place'

/** Chooses a port, the one of the last time when it is still free, and remembers it: addresses stay the same over restarts. */
export async function keptPort(
  area: string,
  name: string,
  choose: (wished?: number) => Promise<number>,
): Promise<number> {
  const port = await choose(lastPort(area, name))
  rememberPort(area, name, port)
  return port
}

/** The port that this part had the last time. */
export function lastPort(area: string, name: string): number | undefined {
  return read(area)[name]
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
