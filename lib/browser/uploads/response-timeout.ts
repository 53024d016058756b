/** Longer than the server needs for the largest picture. */
const RESPONSE_TIMEOUT_MS = 90_000

export type Watch = {
  /** `share`: the part of the file that has been sent, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Adds a time limit for the server's response once the whole file is sent, because it can no longer be cancelled then.
 *  Call `end` when the response arrives. */
export function withResponseTimeout({ onProgress, signal }: Watch): Watch & { end: () => void } {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const giveUp = () => controller.abort()
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp)
  return {
    signal: controller.signal,
    onProgress(share) {
      if (share === 1) timer ??= setTimeout(giveUp, RESPONSE_TIMEOUT_MS)
      onProgress(share)
    },
    end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', giveUp)
    },
  }
}
