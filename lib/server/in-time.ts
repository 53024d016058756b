import 'server-only'

/** Milliseconds that a page waits for a part of it rather than show a spinner that only flashes. */
const PATIENCE = 200

/** A part that is ready within `patience` milliseconds comes with the page; a later one streams in behind its spinner.
 *  Wrapped, because a promise that is returned would be waited for. */
export async function inTime<T>(part: Promise<T>, patience = PATIENCE): Promise<{ part: T | Promise<T> }> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Promise<T>[]>((resolve) => {
    timer = setTimeout(resolve, patience, [part])
  })
  const first = await Promise.race([part.then((ready) => [ready]), late])
  clearTimeout(timer)
  return { part: first[0] as T | Promise<T> }
}
