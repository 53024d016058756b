import type { ChildProcess } from 'node:child_process'
import { get } from 'node:http'

/** Polls an address until it answers 200; false after `patience` milliseconds or when its program has ended. */
export async function waitFor(url: string, program: ChildProcess, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (program.exitCode !== null || program.signalCode !== null) return false
    if (await answersOk(url)) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

/** Without keep-alive, because an open connection would delay the server's shutdown. */
function answersOk(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 2_000 }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(false))
  })
}
