/** Runs a step between two lines of output, the second with its duration. */
export async function step<T>(
  title: string,
  work: () => Promise<T>,
  note?: (result: T) => string,
): Promise<T> {
  const started = Date.now()
  console.log(`→ ${title}`)
  const result = await work()
  const detail = note ? ` — ${note(result)}` : ''
  console.log(`✓ ${title} (${seconds(Date.now() - started)})${detail}`)
  return result
}

/** Formats a duration for progress lines: `1.2 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
