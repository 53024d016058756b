import { openApiDocument } from '../_wire/openapi'
import { curl } from './curl'
import { type Field, fieldsOf } from './fields'
import { choicesOf, limitsOf, type Piece, type Schema, typeOf } from './schema'

type Content = Record<string, { schema?: Schema }>
type Answer = { $ref?: string; description?: string; content?: Content }
type Parameter = {
  name: string
  in: 'path' | 'query'
  required?: boolean
  description?: string
  schema: Schema
}
type Described = {
  tags: string[]
  summary: string
  description: string
  security: unknown[]
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, Answer>
}
type Document = {
  info: { title: string; version: string; description: string }
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> }
}

export type Refusal = { status: string; code: string; meaning: string }
export type Call = {
  /** Its anchor on the page. */
  id: string
  method: string
  path: string
  summary: string
  access: string
  parameters: Field[]
  /** Per content type, one list of fields for each alternative of the body. */
  bodies: { type: string; note: string; shapes: Field[][] }[]
  answer: { status: string; type: string; whole: Piece[]; fields: Field[] }
  refusals: Refusal[]
  curl: string
}
export type DescribedObject = { name: string; fields: Field[] }
/** The calls of one resource, with the objects that they refer to. */
export type Group = { tag: string; id: string; calls: Call[]; objects: DescribedObject[] }
export type Reference = { groups: Group[]; objects: DescribedObject[]; refusals: Refusal[] }

/** The API's description, grouped for the reference. `address`: the API's base URL. */
export function reference(address: string): Reference {
  const document = openApiDocument() as unknown as Document
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      tag: described.tags[0] ?? '',
      call: callOf(document, address, method.toUpperCase(), path, described),
    })),
  )
  const objects = Object.entries(document.components.schemas).map(([name, schema]) => ({
    name,
    fields: fieldsOf(schema),
  }))
  const tags = [...new Set(calls.map(({ tag }) => tag))]
  return {
    groups: tags.map((tag) => {
      const ofTag = calls.filter((one) => one.tag === tag).map(({ call }) => call)
      return { tag, id: anchor(tag), calls: ofTag, objects: objectsIn(ofTag, objects) }
    }),
    objects,
    refusals: distinct(calls.flatMap(({ call }) => call.refusals)),
  }
}

/** The objects that the calls' types refer to, directly or through other objects. */
function objectsIn(calls: Call[], known: DescribedObject[]): DescribedObject[] {
  const pieces = calls.flatMap(({ parameters, bodies, answer }) => [
    ...answer.whole,
    ...typesOf([...parameters, ...bodies.flatMap(({ shapes }) => shapes.flat()), ...answer.fields]),
  ])
  const named = new Set<DescribedObject>()
  // Grows during the loop by the types of each object's fields.
  for (const piece of pieces) {
    const object = 'object' in piece && known.find(({ name }) => name === piece.object)
    if (!object || named.has(object)) continue
    named.add(object)
    pieces.push(...typesOf(object.fields))
  }
  return known.filter((object) => named.has(object))
}

const typesOf = (fields: Field[]): Piece[] => fields.flatMap(({ type }) => type)

const distinct = (refusals: Refusal[]) =>
  [...new Map(refusals.map((one) => [one.code, one])).values()].toSorted((a, b) =>
    a.status.localeCompare(b.status),
  )

/** Makes the space before French double punctuation non-breaking. */
const typeset = (text: string) => text.replace(/ ([:;!?])/g, '\u00a0$1')

function callOf(
  document: Document,
  address: string,
  method: string,
  path: string,
  { summary, description, security, parameters = [], requestBody, responses }: Described,
): Call {
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema = {} }]) => ({
    type,
    schema,
  }))
  return {
    id: anchor(`${method} ${path}`),
    method,
    path,
    summary: typeset(summary),
    access: description.replace(/^Accès : /, ''),
    parameters: parameters.map(({ name, required = false, description: note = '', schema }) => ({
      name,
      type: typeOf(schema),
      limits: limitsOf(schema),
      note,
      required,
    })),
    bodies: bodies.map(({ type, schema }) => ({
      type,
      note: schema.description ?? '',
      shapes: choicesOf(schema).map((one) => fieldsOf(one)),
    })),
    answer: answerOf(responses),
    refusals: refusalsOf(document, responses),
    curl: curl({
      address,
      method,
      path,
      inPath: parameters.filter((one) => one.in === 'path'),
      query: parameters.filter((one) => one.in === 'query' && one.required),
      isPublic: security.length === 0,
      body: bodies[0],
    }),
  }
}

function answerOf(responses: Described['responses']): Call['answer'] {
  const [status = '', answer] = Object.entries(responses).find(([, { $ref }]) => !$ref) ?? []
  const [type = '', content] = Object.entries(answer?.content ?? {})[0] ?? []
  const schema = content?.schema
  return { status, type, whole: schema ? typeOf(schema) : [], fields: schema ? fieldsOf(schema) : [] }
}

function refusalsOf(document: Document, responses: Described['responses']): Call['refusals'] {
  return Object.entries(responses).flatMap(([status, { $ref }]) => {
    const code = $ref?.split('/').at(-1)
    if (!code) return []
    return [{ status, code, meaning: typeset(document.components.responses[code]?.description ?? '') }]
  })
}

/** An anchor for the fragment of a URL. */
export const anchor = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
