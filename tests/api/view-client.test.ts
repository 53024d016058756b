import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { operations } from '@/app/api/_wire/openapi'
import { call } from '../support/api'
import { giveApp } from '../support/app-of'
import { expectRefusal } from '../support/error-answers'
import { logIn, newcomer, type SignedIn } from '../support/people'
import { sessionOf } from '../support/session-of'
import { stored } from '../support/stored'

let viewing: SignedIn
let client: Awaited<ReturnType<typeof newcomer>>

/** A new administrator session that views a client. */
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

describe('under attack: a viewed session is shown no secret', () => {
  const SECRET = `whsec_${Buffer.from(`secret ${crypto.randomUUID()}`).toString('base64')}`
  const FORMER = `whsec_${Buffer.from(`ancien ${crypto.randomUUID()}`).toString('base64')}`
  const IN_ADDRESS = `jeton-${crypto.randomUUID()}`
  let owner: SignedIn
  let seeded: { id: number; site: number; app: string }

  beforeAll(async () => {
    const { id } = await newcomer()
    const [site] = await stored<{ id: number }>(
      "insert into websites (client_id, name, url) values ($1, 'Site vu', 'https://vu.example') returning id",
      [id],
    )
    await stored(
      `insert into webhook_endpoints (website_id, url, secret, previous_secret, previous_secret_until)
       values ($1, $2, $3, $4, now() + interval '1 hour')`,
      [site?.id, `https://vu.example/crochet?cle=${IN_ADDRESS}`, SECRET, FORMER],
    )
    const { secret: app } = await giveApp(id)
    await stored('update totp_secrets set confirmed_at = null where user_id = $1', [id])
    seeded = { id, site: site?.id ?? 0, app }
    owner = await view(id)
  })
  const paths = operations
    .filter(({ method, cors, ignoresSession }) => method === 'GET' && !cors && !ignoresSession)
    .map(({ path }) => `/api${path}`)
  const PAGES = [
    ...['', '/compte', '/compte/second-facteur', '/compte/second-facteur?panneau=application'],
    ...['/website/{id}', '/website/{id}/webhooks', '/website/{id}/cles', '/ecom/{id}'],
  ].map((path) => `/dashboard${path}`)

  it.each([...paths, ...PAGES])('by GET %s', async (path) => {
    const [asked = '', query = ''] = path.split('?')
    const url = `${asked.replace(/\{\w+\}/g, String(seeded.site))}?${query}`
    const answer = await fetch(inject('origin') + url, { headers: { cookie: owner.cookie } })
    expect(answer.status).toBeLessThan(500)
    const text = await answer.text()
    const spaced = seeded.app.match(/.{1,4}/g)?.join(' ')
    for (const secret of [SECRET, FORMER, IN_ADDRESS, seeded.app, spaced]) expect(text).not.toContain(secret)
  })

  it('but the addresses themselves are listed', async () => {
    const { body } = await call('GET', `/webhooks/website/${seeded.site}`, { cookie: owner.cookie })
    expect(body).toMatchObject([{ Url: 'https://vu.example/crochet?…', Secret: null }])
    const page = await fetch(`${inject('origin')}/dashboard/website/${seeded.site}/webhooks`, {
      headers: { cookie: owner.cookie },
    })
    expect(await page.text()).toContain('le secret ne vous est pas montré')
  })
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

it('under attack: a viewed session may submit only the forms that leave the view, log out or mark as read', () => {
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
