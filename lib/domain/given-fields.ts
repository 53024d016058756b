/** Some of the fields; undefined: not given. */
export type Given<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined }

/** The given fields whose value differs from the stored one. */
export function changedFields<Fields extends object>(stored: Fields, given: Given<Fields>): Partial<Fields> {
  const changed = Object.entries(given).filter(
    ([field, value]) => value !== undefined && !isSame(value, stored[field as keyof Fields]),
  )
  return Object.fromEntries(changed) as Partial<Fields>
}

/** Compares lists by their contents. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other))

/** The previous values of these fields. */
export function sameFields<Fields extends object>(stored: Fields, fields: Partial<Fields>): Partial<Fields> {
  const names = Object.keys(fields) as (keyof Fields)[]
  return Object.fromEntries(names.map((name) => [name, stored[name]])) as Partial<Fields>
}
