import { setTimeout as delay } from 'node:timers/promises'

const PAUSE_MS = 250

/** Polls until there is a value. Throws `missed` after `patience` milliseconds. */
export async function until<T>(
  ask: () => Promise<T | null | undefined | false>,
  missed: string,
  patience = 60_000,
): Promise<T> {
  const deadline = Date.now() + patience
  for (;;) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > deadline) throw new Error(missed)
    await delay(PAUSE_MS)
  }
}
