import { choicesOf, type Schema } from './schema'

const TEXTS: [name: RegExp, example: string][] = [
  [/email/i, 'vous@exemple.fr'],
  [/password/i, 'Votre-mot-de-passe'],
  [/token/i, 'le-jeton-recu'],
  [/phone/i, '06 01 02 03 04'],
  [/url/i, 'https://www.exemple.fr/'],
  [/color/i, '2f68ed'],
  [/^(first|last|customer)?name$|^nom$/i, 'Camille'],
]
const FORMATS: Record<string, string> = {
  date: '2030-05-01',
  'date-time': '2030-05-01T10:00:00.000Z',
  uuid: '6f0c1d3e-8a52-4f7b-9d3c-2b1a7c5e9f40',
}

/** An example value of a schema, without optional fields. */
export function exampleOf(schema: Schema, name = ''): unknown {
  const [first = schema] = choicesOf(schema).filter(({ const: only }) => only !== '')
  if (first.examples) return first.examples[0]
  if (first.const !== undefined) return first.const
  if (first.enum) return first.enum[0]
  if (first.default !== undefined) return first.default
  if (first.items) return [exampleOf(first.items, name)]
  if (first.properties) return exampleObject(first)
  if (first.type === 'integer' || first.type === 'number') return 1
  if (first.type === 'boolean') return true
  if (first.type === 'null') return null
  return FORMATS[first.format ?? ''] ?? TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'Bonjour'
}

/** Shows the required fields, or all when every field is optional. */
function exampleObject({ properties = {}, required = [] }: Schema) {
  const entries = Object.entries(properties).filter(([name]) => !required.length || required.includes(name))
  return Object.fromEntries(entries.map(([name, field]) => [name, exampleOf(field, name)]))
}
