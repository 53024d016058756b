/** A queue that runs at most `concurrency` tasks at a time. The next task is that of the waiting owner with the fewest tasks
 *  running; between equal owners, of the one that has waited longest. */
export function fairQueue(concurrency: number) {
  const waiting = new Map<number, (() => void)[]>()
  const running = new Map<number, number>()
  const runningOf = (owner: number) => running.get(owner) ?? 0
  let free = concurrency

  function startNext(): void {
    const [owner] = [...waiting.keys()].toSorted((one, other) => runningOf(one) - runningOf(other))
    if (free === 0 || owner === undefined) return
    const [start, ...later] = waiting.get(owner) ?? []
    // Back to the end of the queue.
    waiting.delete(owner)
    if (later.length > 0) waiting.set(owner, later)
    count(owner, 1)
    start?.()
  }

  function count(owner: number, change: 1 | -1): void {
    free -= change
    const left = runningOf(owner) + change
    if (left > 0) running.set(owner, left)
    else running.delete(owner)
  }

  return async <Result>(owner: number, work: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((resolve) => {
      waiting.set(owner, [...(waiting.get(owner) ?? []), resolve])
      startNext()
    })
    try {
      return await work()
    } finally {
      count(owner, -1)
      startNext()
    }
  }
}
