import 'server-only'

/** Milliseconds that a page waits for a part of it, rather than flash a spinner. */
const PATIENCE = 1_000

/** A part that is ready within `patience` milliseconds is sent with the page; a later one streams in behind its spinner. Wrapped
 *  in an object, because a returned promise would be awaited. */
export async function inTime<T>(part: Promise<T>, patience = PATIENCE): Promise<{ part: T | Promise<T> }> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Promise<T>[]>((resolve) => {
    timer = setTimeout(resolve, patience, [part])
  })
  const first = await Promise.race([part.then((ready) => [ready]), late])
  clearTimeout(timer)
  return { part: first[0] as T | Promise<T> }
}
