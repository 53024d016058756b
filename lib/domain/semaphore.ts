export type Semaphore = ReturnType<typeof semaphore>

/** Limits how many tasks of this process run at a time. Waiting tasks start in the order in which they came. */
export function semaphore(permits: number) {
  let held = 0
  const waiting: { start: () => void; refuse: () => void }[] = []

  /** False when all permits are held. */
  function tryAcquire(): boolean {
    if (held >= permits) return false
    held += 1
    return true
  }

  /** False when no permit was free within `timeoutMs`, or after `refuseWaiting`. */
  async function acquire(timeoutMs: number): Promise<boolean> {
    if (tryAcquire()) return true
    return new Promise((resolve) => {
      const end = (isAcquired: boolean) => () => {
        clearTimeout(timer)
        waiting.splice(waiting.indexOf(waiter), 1)
        resolve(isAcquired)
      }
      const waiter = { start: end(true), refuse: end(false) }
      const timer = setTimeout(waiter.refuse, timeoutMs)
      waiting.push(waiter)
    })
  }

  /** Passes the permit on to the next waiting task. */
  function release(): void {
    const [next] = waiting
    if (next) next.start()
    else held -= 1
  }

  function refuseWaiting(): void {
    for (const waiter of [...waiting]) waiter.refuse()
  }

  return {
    ...{ tryAcquire, acquire, release, refuseWaiting },
    waitingCount: () => waiting.length,
    isIdle: () => held === 0,
  }
}
