/** Longer than the server takes for the largest picture. */
const PATIENCE_MS = 90_000

export type Watch = {
  /** The share of the file that has left, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** The same watch over a file whose sending is given up when nobody answers long after all of it has left: then nobody
 *  can cancel it any more. `end` is to be called when there is an answer. */
export function patient({ onProgress, signal }: Watch): Watch & { end: () => void } {
  const line = new AbortController()
  let patience: ReturnType<typeof setTimeout> | undefined
  const giveUp = () => line.abort()
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp)
  return {
    signal: line.signal,
    onProgress(share) {
      if (share === 1) patience ??= setTimeout(giveUp, PATIENCE_MS)
      onProgress(share)
    },
    end() {
      clearTimeout(patience)
      signal.removeEventListener('abort', giveUp)
    },
  }
}
