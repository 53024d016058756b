import type { ChildProcess } from 'node:child_process'

/** Asks an address until it answers 2xx; false when the time is over or its program has ended. */
export async function waitFor(url: string, program: ChildProcess, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience
  while (Date.now() < deadline) {
    if (program.exitCode !== null || program.signalCode !== null) return false
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}
