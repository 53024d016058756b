import { choicesOf, limitsOf, type Piece, type Schema, typeOf } from './schema'

/** A field, named by its path from the outermost object. */
export type Field = { name: string; type: Piece[]; limits: string; note: string; required: boolean }

/** The fields of an object, followed by those of objects in it; none for another type. */
export function fieldsOf(schema: Schema, path = ''): Field[] {
  const required = schema.required ?? []
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    {
      name: path + name,
      type: typeOf(field),
      limits: limitsOf(field),
      note: field.description ?? '',
      required: required.includes(name),
    },
    ...innerOf(field).flatMap(({ object, mark }) => fieldsOf(object, `${path}${name}${mark}.`)),
  ])
}

function innerOf(schema: Schema): { object: Schema; mark: '' | '[]' }[] {
  return choicesOf(schema).flatMap((choice) => [
    ...(choice.properties ? [{ object: choice, mark: '' as const }] : []),
    ...(choice.items?.properties ? [{ object: choice.items, mark: '[]' as const }] : []),
  ])
}
