import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { dataFolder } from './folders'
import { Halt } from './halt'

interface Holder {
  port: number
  token: string
  pid: number
}

/**
 * Lets one launcher run per folder. The holder answers on a loopback port, which closes when it ends, so a stale lock
 * file never blocks a start, even when its process id has been reused.
 */
export async function takeLock(area: string): Promise<void> {
  const file = join(dataFolder(area), 'launcher.lock')
  const token = randomUUID()
  const server = createServer((socket) => socket.on('error', () => undefined).end(token))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const port = (server.address() as { port: number }).port
  const ownHolder: Holder = { port, token, pid: process.pid }
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(ownHolder), { flag: 'wx' })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = read(file)
    if (holder && (await requestHolderToken(holder.port)) === holder.token) throw busy(holder.pid)
    rmSync(file, { force: true })
  }
  // Two launchers may both have removed the same stale file: the last writer holds the lock.
  await new Promise((resolve) => setTimeout(resolve, 60))
  const holder = read(file)
  if (holder?.token !== token) throw busy(holder?.pid)
  process.once('exit', () => rmSync(file, { force: true }))
}

function busy(pid?: number) {
  return new Halt(
    `Ostal already runs from this folder (process ${pid ?? 'unknown'}): stop it first, with Ctrl-C.`,
  )
}

function read(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function requestHolderToken(port: number): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(1_000, () => socket.destroy())
    socket.on('data', (chunk) => (text += chunk))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
}
