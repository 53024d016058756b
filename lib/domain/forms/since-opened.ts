import { isSame } from '../given-fields'

/** The fields of a form that differ from its opening values (`was`, as JSON), so that another person's changes to other fields
 *  stay. */
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
    // Forged: every field then counts as changed.
    return {}
  }
}
