import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from '@/app/api/_wire/openapi'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { logIn, newcomer, type SignedIn } from '../support/people'
import { sessionOf } from '../support/session-of'
import { stored } from '../support/stored'

let viewing: SignedIn
let client: Awaited<ReturnType<typeof newcomer>>

/** An administrator's session that views a client from now on. */
async function view(userId: number): Promise<SignedIn> {
  const session = await logIn('admin@ostal.example')
  await stored(
    `update sessions set viewed_user_id = $1, view_ends_at = now() + interval '30 minutes'
     where id = $2`,
    [userId, sessionOf(session.bearer ?? '')],
  )
  return session
}

beforeAll(async () => {
  client = await newcomer()
  viewing = await view(client.id)
})
const sameOrigin = { 'sec-fetch-site': 'same-origin' }
const asViewed = () => ({ cookie: viewing.cookie, headers: sameOrigin })

it('a viewed session reads what the client reads, and nothing of the administration', async () => {
  const { body } = await call('GET', '/users/info', asViewed())
  expect(body.Id).toBe(client.id)
  expectRefusal(await call('GET', '/tickets/list', asViewed()), 403, 'forbidden')
})

describe('under attack: a viewed session does not change anything by', () => {
  const changing = operations.filter(
    ({ method, whileViewing, cors, ignoresSession, rawBody }) =>
      method !== 'GET' && !whileViewing && !cors && !ignoresSession && !rawBody,
  )

  it.each(changing.map(({ method, path }) => [method, path]))('%s %s', async (method, path) => {
    const answer = await call(method, path.replace(/\{\w+\}/g, '1'), {
      ...asViewed(),
      ...(method !== 'DELETE' && { json: {} }),
    })
    expectRefusal(answer, 403, 'forbidden')
  })
})

it('under attack: of the forms, only leaving the view, logging out and a read mark are open to a viewed session', () => {
  const actions = (readdirSync('app', { recursive: true }) as string[]).filter((file) =>
    /actions\.ts$/.test(file),
  )
  const open = actions.flatMap((file) =>
    readFileSync(join('app', file), 'utf8')
      .split(/^export const /m)
      .filter((action) => action.includes('whileViewing: true'))
      .map((action) => /^\w+/.exec(action)?.[0]),
  )
  expect(new Set(open)).toEqual(new Set(['leaveViewAction', 'logOutAction', 'markReadAction']))
})

it('a viewed session renews its token and logs out', async () => {
  expect((await call('POST', '/auth/token', asViewed())).status).toBe(200)
  expect((await call('POST', '/auth/logout', asViewed())).status).toBe(204)
  expect((await call('GET', '/users/info', asViewed())).status).toBe(401)
})
