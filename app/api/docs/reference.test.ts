import { describe, expect, it } from 'vitest'
import { operations } from '../_wire/openapi'
import { curl } from './curl'
import { fieldsOf } from './fields'
import { reference } from './reference'
import { limitsOf, type Schema, typeOf } from './schema'

const { groups, objects, refusals } = reference('https://www.ostal.example/api')
const calls = groups.flatMap((group) => group.calls)

describe('the reference', () => {
  it('has every call of the API once, each under its tag', () => {
    const names = calls.map(({ method, path }) => `${method} ${path}`)
    expect(names.toSorted()).toEqual(operations.map(({ method, path }) => `${method} ${path}`).toSorted())
    expect(groups.map(({ tag }) => tag).toSorted()).toEqual([
      ...new Set(operations.map(({ tag }) => tag).toSorted()),
    ])
  })

  it('gives each part an anchor of its own', () => {
    const anchors = [...calls, ...groups].map(({ id }) => id)
    expect(anchors.every((id) => /^[a-z0-9-]+$/.test(id))).toBe(true)
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  it('says who may, what a call takes, answers and refuses', () => {
    const call = calls.find(({ id }) => id === 'put-testimonials-id')
    expect(call).toMatchObject({
      access: 'avec une session, ou une clé du site (lecture et écriture)',
      parameters: [
        { name: 'id', required: true, type: [{ text: 'entier' }], limits: '1 ou plus' },
        { name: 'If-Match', required: false },
      ],
      answer: { status: '200', whole: [{ object: 'Testimonial' }] },
    })
    expect(call?.bodies[0]?.shapes[0]).toContainEqual({
      name: 'CustomerName',
      type: [{ text: 'texte' }],
      limits: '1 à 150 caractères',
      note: '',
      required: false,
    })
    expect(call?.refusals.map(({ status, code }) => `${status} ${code}`)).toContain('404 not_found')
  })

  it('names the status of each answer', () => {
    const statuses = Object.fromEntries(calls.map(({ id, answer }) => [id, answer.status]))
    expect(statuses).toMatchObject({
      'post-events': '201',
      'delete-events-id': '204',
      'post-tickets-form': '303',
    })
    expect(Object.values(statuses).filter((status) => !/^[23]\d\d$/.test(status))).toEqual([])
  })

  it('leads to no object that it does not describe', () => {
    const known = objects.map(({ name }) => name)
    const named = [...JSON.stringify(groups).matchAll(/"object":"(\w+)"/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([])
  })

  it('has with each group the objects that it leads to, on their own fields too', () => {
    for (const { calls, objects: own } of groups) {
      const named = [...JSON.stringify([calls, own]).matchAll(/"object":"(\w+)"/g)].map(([, name]) => name)
      expect(new Set(own.map(({ name }) => name))).toEqual(new Set(named))
    }
  })

  it('explains each refusal once', () => {
    expect(refusals.map(({ code }) => code)).toEqual([...new Set(refusals.map(({ code }) => code))])
    for (const { meaning } of refusals) expect(meaning).toMatch(/\S/)
  })
})

describe('a type in words', () => {
  const words = (schema: Schema) =>
    typeOf(schema)
      .map((piece) => Object.values(piece)[0])
      .join('')
  it.each<[Schema, string]>([
    [{ type: 'string' }, 'texte'],
    [{ type: ['string', 'null'] }, 'texte ou null'],
    [{ enum: ['open', 'closed'] }, '"open" ou "closed"'],
    [{ type: 'array', items: { $ref: '#/components/schemas/Ticket' } }, 'liste de Ticket'],
    [
      { anyOf: [{ const: '' }, { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] }] },
      '"" ou date (AAAA-MM-JJ) ou null',
    ],
    [{ type: 'array', items: { type: 'string', format: 'binary' } }, 'liste de fichiers'],
  ])('%j', (schema, expected) => expect(words(schema)).toBe(expected))
})

it.each<[Schema, string]>([
  [{ type: 'string', maxLength: 5_000 }, '5\u202f000 caractères au plus'],
  [{ type: 'integer', minimum: 1, maximum: 200 }, 'de 1 à 200'],
  [{ type: 'integer', exclusiveMinimum: 0, maximum: 2_147_483_647 }, '1 ou plus'],
  [{ type: 'boolean', default: true }, 'par défaut true'],
  [{ type: 'string' }, ''],
])('the limits of %j are « %s »', (schema, expected) => expect(limitsOf(schema)).toBe(expected))

it('an object in an object is named by its path', () => {
  const inner: Schema = { type: 'object', properties: { nom: { type: 'string' } }, required: ['nom'] }
  const outer = { properties: { content: inner, files: { type: 'array', items: inner } } }
  expect(fieldsOf(outer).map(({ name, required }) => [name, required])).toEqual([
    ['content', false],
    ['content.nom', true],
    ['files', false],
    ['files[].nom', true],
  ])
})

describe('the example on a command line', () => {
  it('is the one that the description gives, where fields depend on each other', () => {
    expect(calls.find(({ id }) => id === 'post-events')?.curl).toContain('"Title":"Marché de Noël"')
  })

  it('names an object and a list that may be there', () => {
    const curlOf = (wanted: string) => calls.find(({ id }) => id === wanted)?.curl
    expect(curlOf('get-pictures-list')).toContain('?type=gallery&id=1')
    expect(curlOf('post-pictures')).toContain("-F 'websiteId=1'")
    expect(curlOf('post-uploads-id')).toMatch(/uploads\/[0-9a-f-]{36}'/)
  })

  const inPath = [{ name: 'id', schema: { type: 'integer' } }]
  const asked = { address: 'https://a.example/api', inPath, query: [] as never[] }
  it('shows the token only where one is needed', () => {
    const get = { ...asked, method: 'GET', path: '/tickets/{id}' }
    expect(curl({ ...get, isPublic: true })).toBe("curl 'https://a.example/api/tickets/1'")
    expect(curl({ ...get, isPublic: false })).toContain("-H 'Authorization: Bearer JETON'")
  })

  it('holds a body that a shell takes as it is', () => {
    const schema: Schema = { properties: { name: { const: 'l’un' }, other: { const: "l'autre" } } }
    const body = { type: 'application/json', schema }
    const text = curl({ ...asked, method: 'POST', path: '/x', isPublic: true, body })
    expect(text).toContain(`-d '{"name":"l’un","other":"l'\\''autre"}'`)
  })
})
