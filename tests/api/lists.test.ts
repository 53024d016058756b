import { beforeAll, describe, expect, it } from 'vitest'
import { type Answer, call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf, newcomer } from '../support/people'
import { stored } from '../support/stored'

const MANY = 1_203

type Ids = { Id: number }[]
const ids = (answer: Answer) => (answer.body as Ids).map(({ Id }) => Id)

describe('a long list of tickets', () => {
  let bearer: string
  let expected: number[]
  const list = (query = '', path = '/tickets/user') => call('GET', `${path}${query}`, { bearer })

  beforeAll(async () => {
    const person = await newcomer()
    bearer = person.bearer
    // Several rows share a timestamp, so that the order also depends on the id.
    await stored(
      `insert into tickets (client_id, user_id, type, title, created_at, updated_at)
       select $1::int, $1::int, 'Bug', 'Ticket ' || n, now() - interval '1 day', now() - (n / 3) * interval '1 second'
       from generate_series(1, ${MANY}) n`,
      [person.id],
    )
    const rows = await stored<{ id: number }>(
      'select id from tickets where user_id = $1 order by updated_at desc, id desc',
      [person.id],
    )
    expected = rows.map(({ id }) => id)
  })

  it('comes whole as a plain array without limit and cursor', async () => {
    const answer = await list()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('link')).toBeNull()
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(ids(answer)).toEqual(expected)
  })

  it('comes by pages whose links lead to the end, nothing twice and nothing left out', async () => {
    const seen: number[] = []
    let query: string | null = '?limit=150'
    const sizes: number[] = []
    while (query !== null) {
      const answer: Answer = await list(query)
      expect(answer.status).toBe(200)
      seen.push(...ids(answer))
      sizes.push(answer.body.length)
      const next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
      query = next ? new URL(next).search : null
      if (next) expect(new URL(next).pathname).toBe('/api/tickets/user')
    }
    expect(seen).toEqual(expected)
    expect(sizes).toEqual([...Array(8).fill(150), 3])
  })

  it('goes on by pages of 200 with a cursor alone', async () => {
    const first = await list('?limit=1')
    const cursor = new URL(/<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '').searchParams.get(
      'cursor',
    )
    expect(ids(await list(`?cursor=${cursor}`))).toEqual(expected.slice(1, 201))
  })

  it.each(['0', '201', '-1', '1.5', 'dix', '', '1e2000'])('refuses the limit %j', async (limit) => {
    expectRefusal(await list(`?limit=${limit}`), 400, 'validation', 'limit')
  })

  const cursors = [
    'rien',
    '',
    Buffer.from('{"at":1}').toString('base64url'),
    Buffer.from('{"at":8640000000000001,"id":1}').toString('base64url'),
    Buffer.from('{"at":1,"id":2147483648}').toString('base64url'),
    Buffer.from('{"at":-1e18,"id":1}').toString('base64url'),
    Buffer.from('[]').toString('base64url'),
  ]
  it.each(cursors)('refuses the cursor %j', async (cursor) => {
    expectRefusal(await list(`?cursor=${cursor}`), 400, 'validation', 'cursor')
  })

  it('is streamed whole to the agency too', async () => {
    const answer = await call('GET', '/tickets/list', await bearerOf('admin'))
    const rows = await stored<{ id: number }>('select id from tickets order by updated_at desc, id desc')
    expect(ids(answer)).toEqual(rows.map(({ id }) => id))
  })
})

it('a long conversation comes whole, oldest first, and by pages', async () => {
  const { bearer, id } = await newcomer()
  const ticket = await call('POST', '/tickets', {
    bearer,
    json: { ticketType: 'Bug', ticketName: 'Long', description: 'Début' },
  })
  await stored(
    `insert into ticket_messages (ticket_id, author_id, body)
     select $1, $2, 'Message ' || n from generate_series(1, 700) n`,
    [ticket.body.Id, id],
  )
  const path = `/tickets/${ticket.body.Id}/messages`
  const texts = async (query = '') =>
    (await call('GET', `${path}${query}`, { bearer })).body.map(({ Message }: { Message: string }) => Message)
  const wanted = ['Début', ...Array.from({ length: 700 }, (_, n) => `Message ${n + 1}`)]
  expect(await texts()).toEqual(wanted)
  expect(await texts('?limit=2')).toEqual(wanted.slice(0, 2))
})

it('websites of all come by pages with their link', async () => {
  // Only the sample clients, because other tests add websites of other clients.
  const answer = await call('GET', '/websites/list?limit=3&client=ostal.example', await bearerOf('admin'))
  expect(ids(answer)).toEqual([1, 2, 3])
  const next = new URL(/<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1] ?? '')
  const last = await call('GET', `/websites/list${next.search}`, await bearerOf('admin'))
  expect(ids(last)).toEqual([4, 5, 6])
  expect(last.headers.get('link')).toBeNull()
})
