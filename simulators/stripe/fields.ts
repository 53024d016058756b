import { errors } from './errors'
import type { Parameters } from './form'

type Leaf = 'text' | 'integer' | 'boolean' | 'texts' | 'metadata' | 'unsupported'
type Rule = Leaf | { [name: string]: Rule } | [{ [name: string]: Rule }]

/** One rule for each request field that Stripe documents, at every depth: `tsc` refuses missing and unknown ones. */
export type Fields<P> = { [K in keyof Required<P>]: RuleOf<NonNullable<P[K]>> }

type RuleOf<Value> = Leaf | (Value extends object ? Part<Value> : never)

/** Metadata may have any keys. */
type Part<Value extends object> = Value extends readonly (infer One)[]
  ? One extends object
    ? [Fields<One>]
    : never
  : string extends keyof Value
    ? never
    : Fields<Value>

/** Fields that Stripe documents but the product does not send. */
export const unsupported =
  <P>() =>
  <K extends keyof P & string>(...names: K[]): Record<K, 'unsupported'> =>
    Object.fromEntries(names.map((name) => [name, 'unsupported'])) as Record<K, 'unsupported'>

/** Refuses what Stripe would refuse: an unknown field, or a value of another type. */
export function checkFields(given: Parameters, fields: { [name: string]: Rule }, path = ''): void {
  for (const [name, value] of Object.entries(given)) {
    const place = path ? `${path}[${name}]` : name
    const rule = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (rule === undefined) throw errors.unknownParameter(place)
    checkValue(value, rule, place)
  }
}

function checkValue(value: unknown, rule: Rule, place: string): void {
  if (rule === 'unsupported') throw errors.notSimulated(place)
  if (Array.isArray(rule)) {
    if (!Array.isArray(value)) throw errors.invalid(place, 'Invalid array')
    value.forEach((one, index) => checkFields(objectOf(one, place), rule[0], `${place}[${index}]`))
  } else if (typeof rule === 'object') checkFields(objectOf(value, place), rule, place)
  else if (rule === 'texts') {
    if (!Array.isArray(value)) throw errors.invalid(place, 'Invalid array')
  } else if (rule === 'metadata') objectOf(value, place)
  else if (typeof value === 'object') throw errors.invalid(place, 'Invalid string')
  else if (rule === 'integer' && !/^-?\d+$/.test(String(value)))
    throw errors.invalid(place, `Invalid integer: ${String(value)}`, 'parameter_invalid_integer')
  else if (rule === 'boolean' && !/^(true|false)$/.test(String(value)))
    throw errors.invalid(place, `Invalid boolean: ${String(value)}`)
  else if (value === '')
    throw errors.invalid(place, `You passed an empty string for '${place}'.`, 'parameter_invalid_empty')
}

function objectOf(value: unknown, place: string): Parameters {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw errors.invalid(place, 'Invalid object')
  return value as Parameters
}
