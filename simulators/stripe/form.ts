/** A request's parameters: values are strings in version 1, JSON in version 2. */
export type Parameters = { [name: string]: unknown }

/** Reads a form as Stripe's SDK writes it: `line_items[0][quantity]=1`. */
export function readForm(form: URLSearchParams): Parameters {
  const read: Parameters = {}
  for (const [name, value] of form) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? name
    let place = read
    for (const key of path) {
      place[key] ??= {}
      place = place[key] as Parameters
    }
    place[last] = value
  }
  return withLists(read) as Parameters
}

/** Objects whose keys are 0…n are lists. */
function withLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, part]) => [key, withLists(part)] as const)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}
