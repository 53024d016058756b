import 'server-only'

/** Milliseconds that a page waits for a part of it, rather than flash a spinner. */
const TIMEOUT_MS = 1_000

/** The value of a part that is ready within the timeout, which is sent with the page; otherwise its promise, which streams in
 *  behind a spinner. Wrapped in an object, because a returned promise would be awaited. */
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
