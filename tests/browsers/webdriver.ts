import { type ChildProcess, spawn } from 'node:child_process'
import getPort from 'get-port'
import { end } from './display'

/** The W3C's name of an element's id in an answer. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export interface Session {
  /** Throws the driver's error. */
  command: (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>
  stop: () => Promise<void>
}

/** Starts a driver and a session with it, by the protocol of https://www.w3.org/TR/webdriver2/. */
export async function startSession(
  program: string,
  capabilities: object,
  env: Record<string, string>,
): Promise<Session> {
  const port = await getPort()
  const driver = spawn(program, ['-p', String(port)], { stdio: 'ignore', env: { ...process.env, ...env } })
  const origin = `http://127.0.0.1:${port}`
  await untilReady(`${origin}/status`, driver)
  const started = await ask('POST', `${origin}/session`, { capabilities: { alwaysMatch: capabilities } })
  const base = `${origin}/session/${(started as { sessionId: string }).sessionId}`
  return {
    command: (method, path, body) => ask(method, base + path, body),
    async stop() {
      await ask('DELETE', base).catch(() => {})
      await end(driver)
    },
  }
}

async function ask(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: { error: string; message: string } }
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`)
  return value
}

async function untilReady(url: string, driver: ChildProcess) {
  for (let tries = 0; driver.exitCode === null && tries < 100; tries++) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${driver.spawnfile} does not answer`)
}
