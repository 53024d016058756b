import 'server-only'

/** How long a page waits for one of its parts before it shows a spinner. */
const TIMEOUT_MS = 1_000

/** Returns a part's value if it is ready within the timeout, so that it is sent with the page; otherwise its promise, which
 *  streams in behind a spinner. The object around it keeps the caller from awaiting the promise. */
export async function raceTimeout<T>(
  part: Promise<T>,
  timeoutMs = TIMEOUT_MS,
): Promise<{ part: T | Promise<T> }> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Promise<T>[]>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, [part])
  })
  const first = await Promise.race([part.then((ready) => [ready]), late])
  clearTimeout(timer)
  return { part: first[0] as T | Promise<T> }
}
