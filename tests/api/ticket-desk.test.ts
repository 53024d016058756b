import { describe, expect, it } from 'vitest'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { as, bearerOf, newcomer } from '../support/people'
import { stored } from '../support/stored'

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const open = async (bearer: string | undefined, more: Record<string, unknown> = {}) =>
  call('POST', '/tickets', {
    ...(bearer && { bearer }),
    json: { ticketType: 'Bug', ticketName: 'Le plan', description: 'Il manque.', ...more },
  })
const moderator = async () => (await bearerOf('moderator')).bearer
const asModerator = async (method: string, path: string, json?: unknown) =>
  call(method, path, { ...(await bearerOf('moderator')), ...(json !== undefined && { json }) })

describe('the site that a ticket is about', () => {
  it('is answered with it, and null means none', async () => {
    const { bearer } = await bearerOf('owner')
    expect((await open(bearer, { WebsiteId: 2 })).body.WebsiteId).toBe(2)
    expect((await open(bearer, { WebsiteId: null })).body.WebsiteId).toBeNull()
  })

  it('is one’s own, for an administrator too', async () => {
    for (const [who, WebsiteId] of [
      ['owner', 3],
      ['owner', 2_000_000_000],
      ['admin', 1],
    ] as const)
      expectRefusal(await open((await bearerOf(who)).bearer, { WebsiteId }), 404, 'not_found')
  })

  it.each(['x', 0, -1, 1.5, '1e3', [1]])('is refused as %j', async (WebsiteId) => {
    expectRefusal(await open((await bearerOf('owner')).bearer, { WebsiteId }), 400, 'validation', 'WebsiteId')
  })
})

describe('the agency’s list', () => {
  const list = (query: string) => asModerator('GET', `/tickets/list?${query}`)

  it('narrows to what its query names', async () => {
    const { bearer, id } = await newcomer()
    const word = `Zinnia${id}`
    const ticket = (await open(bearer, { ticketName: `Une ${word} é` })).body
    await asModerator('PUT', `/tickets/${ticket.Id}/assignee`, { AssigneeId: 4 })
    const found = await list(
      `search=${word.toUpperCase()}&status=open&type=Bug&assignee=me&waitingFor=agency`,
    )
    expect(found.body).toEqual([
      {
        Id: ticket.Id,
        Type: 'Bug',
        Title: `Une ${word} é`,
        Status: 'open',
        WebsiteId: null,
        Created_at: INSTANT,
        Updated_at: ticket.Updated_at,
        UserId: id,
        AssigneeId: 4,
        WaitingFor: 'agency',
        FirstAnswered_at: null,
      },
    ])
    for (const other of ['status=closed', 'type=Suggestion', 'assignee=none', 'waitingFor=client'])
      expect((await list(`search=${word}&${other}`)).body).toEqual([])
  })

  it.each([
    ['status', 'pending'],
    ['type', 'Autre'],
    ['assignee', '4'],
    ['waitingFor', 'moi'],
    ['search', 'x'.repeat(101)],
    ['sort', 'password'],
    ['etat', 'fermees'],
  ])('refuses %s=%s', async (name, value) => {
    expectRefusal(await list(`${name}=${value}`), 400, 'validation', name)
  })
})

describe('who looks after a ticket', () => {
  it('is a member of staff, and only the one that was seen is replaced', async () => {
    const { Id } = (await open((await newcomer()).bearer)).body
    const assign = (json: unknown) => asModerator('PUT', `/tickets/${Id}/assignee`, json)
    expectRefusal(await assign({}), 400, 'validation', 'AssigneeId')
    expectRefusal(await assign({ AssigneeId: 2 }), 400, 'validation', 'AssigneeId')
    expect((await assign({ AssigneeId: 1, FromAssigneeId: null })).body.AssigneeId).toBe(1)
    expectRefusal(await assign({ AssigneeId: 4, FromAssigneeId: null }), 409, 'conflict')
    const given = await assign({ AssigneeId: null, FromAssigneeId: 1, UserId: 1, Status: 'closed', Id: 1 })
    expect([given.status, given.body]).toEqual([
      200,
      expect.objectContaining({ Id, AssigneeId: null, Status: 'open' }),
    ])
    expectRefusal(
      await asModerator('PUT', '/tickets/2000000000/assignee', { AssigneeId: 4 }),
      404,
      'not_found',
    )
  })
})

describe('an internal note', () => {
  it('is in no answer that its client gets', async () => {
    const client = await newcomer()
    const { Id } = (await open(client.bearer)).body
    const before = (await call('GET', `/tickets/${Id}`, { bearer: client.bearer })).body
    const secret = `Entre nous ${crypto.randomUUID()}`
    const added = await asModerator('POST', `/tickets/${Id}/notes`, {
      Note: `  ${secret}  `,
      Author: 1,
      ticketId: 1,
      Created_at: '2020-01-01T00:00:00Z',
    })
    expect(added.status).toBe(201)
    expect(added.body).toEqual({
      Id: expect.any(Number),
      Author: 4,
      AuthorName: 'Inès Garrigue',
      Note: secret,
      Created_at: INSTANT,
    })
    expect((await asModerator('GET', `/tickets/${Id}/notes`)).body).toEqual([added.body])

    const paths = ['', '/messages', '/notes'].map((part) => `/tickets/${Id}${part}`)
    for (const path of [...paths, '/tickets/user', '/users/info']) {
      const answer = await call('GET', path, { bearer: client.bearer })
      expect(JSON.stringify(answer.body)).not.toContain(secret)
    }
    expect((await call('GET', `/tickets/${Id}`, { bearer: client.bearer })).body).toEqual(before)
    const mails = await stored("select 1 from pgboss.job where data::text like '%' || $1 || '%'", [secret])
    expect(mails).toEqual([])
  })

  it.each(['', '  ', 'x'.repeat(10_001), null, 7])('is refused as %j', async (Note) => {
    expectRefusal(await asModerator('POST', '/tickets/1/notes', { Note }), 400, 'validation', 'Note')
  })
})

describe('how far one has read', () => {
  it('is one’s own: fields beside it are ignored', async () => {
    const client = await newcomer()
    const { Id } = (await open(client.bearer)).body
    const answer = await call('POST', `/tickets/message/${Id}`, {
      ...(await bearerOf('moderator')),
      json: { message: 'Voilà.' },
    })
    const read = await call('POST', `/tickets/${Id}/read`, {
      bearer: client.bearer,
      json: { LastMessageId: answer.body.Id, UserId: 1, user_id: 1, Id: 1 },
    })
    expect([read.status, read.body]).toEqual([204, null])
    const rows = await stored(
      'select user_id, last_message_id from ticket_reads where ticket_id = $1 order by user_id desc',
      [Id],
    )
    expect(rows).toEqual([
      { user_id: client.id, last_message_id: answer.body.Id },
      { user_id: 4, last_message_id: answer.body.Id },
    ])
    expectRefusal(
      await call('POST', `/tickets/${Id}/read`, { bearer: client.bearer, json: {} }),
      400,
      'validation',
      'LastMessageId',
    )
  })

  it('is not told by looking', async () => {
    const client = await newcomer()
    const { Id } = (await open(client.bearer)).body
    await call('POST', `/tickets/message/${Id}`, {
      ...(await bearerOf('moderator')),
      json: { message: 'Voilà.' },
    })
    const { cookie } = await as('moderator')
    for (const path of [`/tickets/${Id}`, `/tickets/${Id}/messages`, '/tickets/user'])
      await call('GET', path, { bearer: client.bearer })
    await call('GET', `/tickets/${Id}`, { cookie })
    const marks = await stored(
      `select 1 from ticket_reads r join tickets t on t.id = ticket_id
       where ticket_id = $1 and r.user_id = $2 and r.last_message_id = t.last_message_id`,
      [Id, client.id],
    )
    expect(marks).toEqual([])
  })
})

it('a message that crossed an answer is refused, and may be sent all the same', async () => {
  const client = await newcomer()
  const { Id } = (await open(client.bearer)).body
  const send = (bearer: string | undefined, json: unknown) =>
    call('POST', `/tickets/message/${Id}`, { ...(bearer && { bearer }), json })
  const first = await send(client.bearer, { message: 'Alors ?' })
  await send(await moderator(), { message: 'Voilà.', LastMessageId: first.body.Id })
  const crossed = await send(client.bearer, { message: 'Toujours rien ?', LastMessageId: first.body.Id })
  expectRefusal(crossed, 409, 'conflict', 'LastMessageId')
  expect((await send(client.bearer, { message: 'Toujours rien ?' })).status).toBe(201)
  expectRefusal(
    await send(client.bearer, { message: 'x', LastMessageId: 'x' }),
    400,
    'validation',
    'LastMessageId',
  )
})
