import { isSame } from '../given-fields'

/** The fields of a form that differ from what it was opened with (`was`, as JSON): what another person changed meanwhile in
 *  other fields stays. */
export function sinceOpened<Fields extends object>(fields: Fields, was: string): Partial<Fields> {
  const before = parse(was)
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !isSame(value, before[name])),
  ) as Partial<Fields>
}

function parse(text: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(text) }
  } catch {
    // Made up: then every field counts as changed.
    return {}
  }
}
