import type { ChildProcess } from 'node:child_process'
import { get } from 'node:http'

/** Asks an address until it answers 2xx; false when the time is over or its program has ended. */
export async function waitFor(url: string, program: ChildProcess, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (program.exitCode !== null || program.signalCode !== null) return false
    if (await answersWell(url)) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

/** On a connection of its own, closed at once: one kept alive would delay the server's shutdown. */
function answersWell(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 2_000 }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}
