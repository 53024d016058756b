import { describe, expect, it } from 'vitest'
import { operations } from '@/app/api/_wire/openapi'
import { type Credentials, call, fromOurPages } from '../support/api'
import { as, EMAIL, logIn } from '../support/people'
import { servedPaths } from '../support/routes'
import { type Role, type Row, rows } from './authorization-rows'

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

describe.each(Object.entries(rows))('%s', (name, row) => {
  const [method = '', path = ''] = name.split(' ')
  const cases =
    'everyone' in row
      ? [{ whose: null, statuses: row.everyone }]
      : [
          { whose: 'camille' as const, statuses: row.camille },
          { whose: 'julien' as const, statuses: row.julien },
        ]
  for (const { whose, statuses } of cases) {
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

async function ask(
  method: string,
  path: string,
  row: Row,
  whose: keyof typeof TICKET | null,
  credentials: Credentials,
) {
  const id = whose ? await (row.objectOf?.(whose) ?? TICKET[whose]) : ''
  const json = typeof row.json === 'function' ? row.json(id) : row.json
  const ids = id.split('/')
  return call(
    method,
    path.replace(/\{\w+\}/g, (name) => ids.shift() || name),
    {
      ...credentials,
      ...(json !== undefined && { json }),
      headers: fromOurPages(),
    },
  )
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
