import { describe, expect, it } from 'vitest'
import { operations } from '@/app/api/_wire/openapi'
import { type Credentials, call, fromOurPages } from '../support/api'
import { as, EMAIL, logIn } from '../support/people'
import { pictureForm } from '../support/picture-forms'
import { servedPaths } from '../support/routes'
import { pictureOf } from '../support/sample-pictures'
import type { Role, Row, Whose } from './authorization-roles'
import { rows } from './authorization-rows'

const ROLES: Role[] = ['visitor', 'stranger', 'owner', 'moderator', 'admin']
/** A ticket of each. */
const TICKET = { camille: '1', julien: '4' }

describe('the matrix knows every route', () => {
  const known = Object.keys(rows).map((name) => name.split(' ')[1])

  it('has a row for each route file', () => {
    const without = servedPaths().filter(({ path }) => !known.includes(path))
    expect(without.map(({ path }) => path)).toEqual([])
  })

  it('has a row for each call that a route file serves', () => {
    const served = operations.map(({ method, path }) => `${method} ${path}`)
    expect(served.toSorted()).toEqual(Object.keys(rows).toSorted())
  })

  it('has no row for a route that is gone', () => {
    const paths = servedPaths().map(({ path }) => path)
    expect(known.filter((path) => !paths.includes(path ?? ''))).toEqual([])
  })
})

const cases = Object.entries(rows).flatMap(([name, row]) =>
  [row].flat().map((one) => ({ name, what: one.case ?? '', row: one })),
)

describe.each(cases)('$name $what', ({ name, row }) => {
  const [method = '', path = ''] = name.split(' ')
  for (const { whose, statuses } of objectsOf(row)) {
    const on = whose ? ` on ${whose === 'camille' ? 'Camille' : 'Julien'}’s` : ''
    for (const role of ROLES) {
      it(`answers ${statuses[role]} to the ${role}${on}, by cookie and by bearer`, async () => {
        const byCookie = await ask(method, path, row, whose, await cookieOf(role, row))
        expect(byCookie.status).toBe(statuses[role])
        if (row.cookieOnly) return
        const byBearer = await ask(method, path, row, whose, await bearerOf(role, row))
        expect(byBearer.status).toBe(statuses[role])
      })
    }
  }
})

/** The owners of the requested objects, with the expected statuses; null for no object. */
function objectsOf(row: Row) {
  if ('everyone' in row) return [{ whose: null, statuses: row.everyone }]
  const { camille, julien } = row
  return [
    { whose: 'camille' as const, statuses: camille },
    ...(julien ? [{ whose: 'julien' as const, statuses: julien }] : []),
  ]
}

async function ask(method: string, path: string, row: Row, whose: Whose | null, credentials: Credentials) {
  const id = whose ? await (row.objectOf?.(whose) ?? TICKET[whose]) : ''
  const ids = id.split('/')
  const { headers, ...body } = await bodyOf(row, id)
  return call(method, path.replace(/\{\w+\}/g, (name) => ids.shift() || name) + (row.query?.(id) ?? ''), {
    ...credentials,
    ...body,
    headers: { ...headers, ...fromOurPages() },
  })
}

async function bodyOf({ json, form }: Row, id: string) {
  if (form) return pictureForm(form(id), [{ bytes: await pictureOf.gif() }])
  const given = typeof json === 'function' ? json(id) : json
  return { headers: {}, ...(given !== undefined && { json: given }) }
}

async function session(role: Exclude<Role, 'visitor'>, row: Row) {
  return row.endsSession ? logIn(EMAIL[role]) : as(role)
}

async function cookieOf(role: Role, row: Row): Promise<Credentials> {
  return role === 'visitor' ? {} : { cookie: (await session(role, row)).cookie }
}

async function bearerOf(role: Role, row: Row): Promise<Credentials> {
  return role === 'visitor' ? {} : { bearer: (await session(role, row)).bearer }
}
