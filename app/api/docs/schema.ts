import { MAX_ID } from '@/lib/domain/entity-id'

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

/** A piece of a type's name: words, a literal value, or an object with its own section. */
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

/** A schema's alternatives, flattened and without duplicates; the schema itself when it has none. */
export function choicesOf(schema: Schema): Schema[] {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return distinct(choices.flatMap(choicesOf))
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }))
  return [schema]
}

const distinct = (schemas: Schema[]) => [
  ...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values(),
]

/** The name of an object with its own section. */
export const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1)

/** The type of a value, in French. */
export function typeOf(schema: Schema): Piece[] {
  const choices = choicesOf(schema)
  if (choices.length > 1)
    return choices.flatMap((choice, index) => [...(index ? [{ text: ' ou ' }] : []), ...typeOf(choice)])
  const [single = schema] = choices
  const object = nameOf(single)
  if (object) return [{ object }]
  const values = single.enum ?? (single.const === undefined ? [] : [single.const])
  if (values.length > 0)
    return values.flatMap((value, index) => [
      ...(index ? [{ text: ' ou ' }] : []),
      { value: JSON.stringify(value) },
    ])
  if (single.items) return [{ text: 'liste de ' }, ...typeOf(single.items).map(pluralize)]
  return [{ text: FORMATS[single.format ?? ''] ?? TYPES[String(single.type)] ?? 'valeur' }]
}

/** The French plural of a single word. */
const pluralize = (piece: Piece): Piece =>
  'text' in piece && /^[a-zé]+$/.test(piece.text) ? { text: `${piece.text}s` } : piece

const formatNumber = (value: number) => value.toLocaleString('fr-FR')

/** The other limits of a value, in French; empty for none. */
export function limitsOf(schema: Schema): string {
  const limits = choicesOf(schema).map(limitOf).filter(Boolean)
  if (schema.default !== undefined && schema.default !== null)
    limits.push(`par défaut ${JSON.stringify(schema.default)}`)
  return [...new Set(limits)].join(' ; ')
}

function limitOf({ minLength, maxLength, minimum, exclusiveMinimum, maximum }: Schema): string {
  if (maxLength !== undefined)
    return minLength
      ? `${formatNumber(minLength)} à ${formatNumber(maxLength)} caractères`
      : `${formatNumber(maxLength)} caractères au plus`
  if (minLength) return `${formatNumber(minLength)} caractères au moins`
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1)
  // The technical maximum of an id tells the reader nothing.
  const most = maximum === undefined || maximum >= MAX_ID ? undefined : maximum
  if (least !== undefined && most !== undefined) return `de ${formatNumber(least)} à ${formatNumber(most)}`
  if (least !== undefined) return `${formatNumber(least)} ou plus`
  return most === undefined ? '' : `${formatNumber(most)} au plus`
}
