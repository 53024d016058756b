/** A resource's wire names by domain name. No other code spells them. */
export type Names = Readonly<Record<string, string>>

/** A value's wire form: instants as ISO 8601 text, all else unchanged. */
type Written<Value> = Value extends Date ? string : Value

type OnTheWire<Of extends Names, Fields> = {
  [Name in keyof Of & keyof Fields as Of[Name]]: Written<Fields[Name]>
}
type InTheDomain<Of extends Names, Body> = {
  [Name in keyof Of as Of[Name] extends keyof Body ? Name : never]: Body[Of[Name] & keyof Body]
}

/** The named fields of a row, or their schemas, under their wire names. Fields that `names` leaves out are left out. */
export function toWire<const Of extends Names, Fields extends { [Name in keyof Of]: unknown }>(
  names: Of,
  fields: Fields,
): OnTheWire<Of, Fields> {
  const wire: Record<string, unknown> = {}
  for (const name in names) {
    const value = fields[name]
    wire[names[name] as string] = value instanceof Date ? value.toISOString() : value
  }
  return wire as OnTheWire<Of, Fields>
}

/** The fields of a body under the domain's names; those that it does not have are left out. */
export function toDomain<const Of extends Names, Body extends object>(
  names: Of,
  body: Body,
): InTheDomain<Of, Body> {
  const fields: Record<string, unknown> = {}
  for (const name in names) {
    const wireName = names[name] as string
    if (wireName in body) fields[name] = body[wireName as keyof Body]
  }
  return fields as InTheDomain<Of, Body>
}

/** A fault's path as the caller spells it: `sizes.0.text` is `Sizes.0.text` when only `sizes` has a name. */
export function wirePath(names: Names | undefined, path: string): string {
  const [field = '', ...rest] = path.split('.')
  return [names?.[field] ?? field, ...rest].join('.')
}
