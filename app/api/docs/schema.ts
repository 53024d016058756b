/** The parts of JSON Schema that the API's description uses. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  description?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  default?: unknown
  examples?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
}

/** A piece of a type's name: words, a value to the letter, or an object described on its own. */
export type Piece = { text: string } | { value: string } | { object: string }

const FORMATS: Record<string, string> = {
  date: 'date (AAAA-MM-JJ)',
  'date-time': 'instant (ISO 8601, UTC)',
  uri: 'adresse',
  email: 'adresse e-mail',
  uuid: 'identifiant UUID',
  binary: 'fichier',
}
const TYPES: Record<string, string> = {
  string: 'texte',
  integer: 'entier',
  number: 'nombre',
  boolean: 'booléen',
  object: 'objet',
  null: 'null',
}

/** Its choices, flattened and each once; itself where it has none. */
export function choicesOf(schema: Schema): Schema[] {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return distinct(choices.flatMap(choicesOf))
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }))
  return [schema]
}

const distinct = (schemas: Schema[]) => [
  ...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values(),
]

/** The name of an object described on its own. */
export const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1)

/** What a value may be, in French. */
export function typeOf(schema: Schema): Piece[] {
  const choices = choicesOf(schema)
  if (choices.length > 1)
    return choices.flatMap((choice, index) => [...(index ? [{ text: ' ou ' }] : []), ...typeOf(choice)])
  const [only = schema] = choices
  const object = nameOf(only)
  if (object) return [{ object }]
  const values = only.enum ?? (only.const === undefined ? [] : [only.const])
  if (values.length > 0)
    return values.flatMap((value, index) => [
      ...(index ? [{ text: ' ou ' }] : []),
      { value: JSON.stringify(value) },
    ])
  if (only.items) return [{ text: 'liste de ' }, ...typeOf(only.items).map(plural)]
  return [{ text: FORMATS[only.format ?? ''] ?? TYPES[String(only.type)] ?? 'valeur' }]
}

/** Of a single word. */
const plural = (piece: Piece): Piece =>
  'text' in piece && /^[a-zé]+$/.test(piece.text) ? { text: `${piece.text}s` } : piece

const shown = (value: number) => value.toLocaleString('fr-FR')

/** What else a value must keep, in French; empty for none. */
export function limitsOf(schema: Schema): string {
  const limits = choicesOf(schema).map(limitOf).filter(Boolean)
  if (schema.default !== undefined && schema.default !== null)
    limits.push(`par défaut ${JSON.stringify(schema.default)}`)
  return [...new Set(limits)].join(' ; ')
}

function limitOf({ minLength, maxLength, minimum, exclusiveMinimum, maximum }: Schema): string {
  if (maxLength !== undefined)
    return minLength
      ? `${shown(minLength)} à ${shown(maxLength)} caractères`
      : `${shown(maxLength)} caractères au plus`
  if (minLength) return `${shown(minLength)} caractères au moins`
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1)
  // The largest whole number there is says nothing.
  const most = maximum === undefined || maximum >= 2_147_483_647 ? undefined : maximum
  if (least !== undefined && most !== undefined) return `de ${shown(least)} à ${shown(most)}`
  if (least !== undefined) return `${shown(least)} ou plus`
  return most === undefined ? '' : `${shown(most)} au plus`
}
