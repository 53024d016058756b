import { describe, expect, inject, it } from 'vitest'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf, newcomer } from '../support/people'
import { stored } from '../support/stored'

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const open = (bearer: string, more: Record<string, unknown> = {}) =>
  call('POST', '/tickets', {
    bearer,
    json: { ticketType: 'Bug', ticketName: 'Le plan', description: 'Il ne s’affiche pas.', ...more },
  })
const read = (bearer: string, id: number) => call('GET', `/tickets/${id}`, { bearer })
const messages = (bearer: string, id: number) => call('GET', `/tickets/${id}/messages`, { bearer })
const setStatus = (bearer: string, id: number, status: unknown) =>
  call('PUT', `/tickets/status/${id}`, { bearer, json: { status } })
const write = (bearer: string, id: number, message: unknown) =>
  call('POST', `/tickets/message/${id}`, { bearer, json: { message } })

it('a ticket stays in sight of its client when its site goes to another', async () => {
  const { bearer, cookie, id } = await newcomer()
  const [site] = await stored<{ id: number }>(
    "insert into websites (client_id, name, url) values ($1, 'Le Cours', 'https://le-cours.example') returning id",
    [id],
  )
  const { Id } = (await open(bearer, { WebsiteId: site?.id })).body
  const page = () => fetch(`${inject('origin')}/dashboard/tickets/${Id}`, { headers: { cookie } })
  expect(await (await page()).text()).toContain('Le Cours')
  const { id: other } = await newcomer()
  await stored('update websites set client_id = $2 where id = $1', [site?.id, other])
  const moved = await page()
  expect(moved.status).toBe(200)
  expect(await moved.text()).not.toContain('Le Cours')
})

describe('opening a ticket', () => {
  it('answers the whole ticket, whose first message is the description', async () => {
    const { bearer, id } = await newcomer()
    const { status, body } = await open(bearer, { ticketName: '  Le plan  ' })
    expect(status).toBe(201)
    expect(body).toEqual({
      Id: expect.any(Number),
      Type: 'Bug',
      Title: 'Le plan',
      Status: 'open',
      WebsiteId: null,
      Created_at: INSTANT,
      Updated_at: INSTANT,
      Files: [],
    })
    expect((await read(bearer, body.Id)).body).toEqual(body)
    expect((await messages(bearer, body.Id)).body).toEqual([
      {
        Id: expect.any(Number),
        Author: id,
        AuthorName: 'Élise Nouvelle',
        AuthorRole: 'USER',
        Message: 'Il ne s’affiche pas.',
        Created_at: INSTANT,
      },
    ])
  })

  it.each(['Nouveau site', 'Mise à jour', 'Bug', 'Suggestion'])('takes the type %s', async (ticketType) => {
    const { bearer } = await newcomer()
    expect((await open(bearer, { ticketType })).body.Type).toBe(ticketType)
  })

  it.each([
    ['ticketType', 'Autre'],
    ['ticketName', '   '],
    ['ticketName', 'x'.repeat(151)],
    ['description', ''],
    ['description', 'x'.repeat(10_001)],
    ['description', 12],
  ])('refuses %s %j', async (field, value) => {
    const { bearer } = await newcomer()
    expectRefusal(await open(bearer, { [field]: value }), 400, 'validation', field)
  })

  it('takes texts of the greatest length', async () => {
    const { bearer } = await newcomer()
    const answer = await open(bearer, { ticketName: 'é'.repeat(150), description: '€'.repeat(10_000) })
    expect(answer.status).toBe(201)
  })
})

describe('a ticket’s status', () => {
  it('goes to closed and back, and each change moves Updated_at', async () => {
    const { bearer } = await newcomer()
    const opened = (await open(bearer)).body
    const closed = await setStatus(bearer, opened.Id, 'closed')
    expect(closed.status).toBe(200)
    const { Files: _none, ...bare } = opened
    expect(closed.body).toEqual({ ...bare, Status: 'closed', Updated_at: INSTANT })
    expect(Date.parse(closed.body.Updated_at)).toBeGreaterThan(Date.parse(opened.Updated_at))
    const reopened = await setStatus(bearer, opened.Id, 'open')
    expect(reopened.body.Status).toBe('open')
    expect(Date.parse(reopened.body.Updated_at)).toBeGreaterThan(Date.parse(closed.body.Updated_at))
  })

  it('stays as it is when it is set again', async () => {
    const { bearer } = await newcomer()
    const { Id } = (await open(bearer)).body
    const closed = await setStatus(bearer, Id, 'closed')
    expect((await setStatus(bearer, Id, 'closed')).body).toEqual(closed.body)
  })

  it.each(['late', '', null, 'Closed'])('refuses %j', async (status) => {
    expectRefusal(
      await setStatus((await bearerOf('owner')).bearer ?? '', 1, status),
      400,
      'validation',
      'status',
    )
  })
})

describe('writing in a ticket', () => {
  it('answers the message, which comes last in the conversation', async () => {
    const { bearer, id } = await newcomer()
    const { Id } = (await open(bearer)).body
    const moderator = (await bearerOf('moderator')).bearer ?? ''
    const own = await write(bearer, Id, '  Une ligne\nune autre  ')
    expect(own.status).toBe(201)
    expect(own.body).toEqual({
      Id: expect.any(Number),
      Author: id,
      AuthorName: 'Élise Nouvelle',
      AuthorRole: 'USER',
      Message: 'Une ligne\nune autre',
      Created_at: INSTANT,
    })
    const answer = await write(moderator, Id, 'Bien reçu.')
    expect(answer.body).toMatchObject({ Author: 4, AuthorName: 'Inès Garrigue', AuthorRole: 'MODERATOR' })
    const all = (await messages(bearer, Id)).body
    expect(all.slice(1)).toEqual([own.body, answer.body])
  })

  it('moves Updated_at and puts the ticket on top of the list', async () => {
    const { bearer } = await newcomer()
    const first = (await open(bearer)).body
    const second = (await open(bearer)).body
    const ids = async () =>
      (await call('GET', '/tickets/user', { bearer })).body.map(({ Id }: { Id: number }) => Id)
    expect(await ids()).toEqual([second.Id, first.Id])
    await write(bearer, first.Id, 'Encore moi.')
    expect(await ids()).toEqual([first.Id, second.Id])
    expect(Date.parse((await read(bearer, first.Id)).body.Updated_at)).toBeGreaterThan(
      Date.parse(first.Updated_at),
    )
  })

  it('reopens a closed ticket, and the client’s own reopening that follows changes nothing', async () => {
    const { bearer } = await newcomer()
    const { Id } = (await open(bearer)).body
    await setStatus(bearer, Id, 'closed')
    await write(bearer, Id, 'Finalement non.')
    const reopened = (await read(bearer, Id)).body
    expect(reopened.Status).toBe('open')
    expect((await setStatus(bearer, Id, 'open')).body.Updated_at).toBe(reopened.Updated_at)
  })

  it.each(['', '   \n\t ', 'x'.repeat(10_001), null, { a: 1 }])(
    'refuses %j and changes nothing',
    async (text) => {
      const { bearer } = await newcomer()
      const ticket = (await open(bearer)).body
      expectRefusal(await write(bearer, ticket.Id, text), 400, 'validation', 'message')
      expect((await read(bearer, ticket.Id)).body).toEqual(ticket)
    },
  )

  it('keeps what was written to the letter, signs of every kind', async () => {
    const { bearer } = await newcomer()
    const { Id } = (await open(bearer)).body
    const text = `<script>alert('é')</script> "$1" \\ %s 🏠 أهلا\n{{x}}`
    expect((await write(bearer, Id, text)).body.Message).toBe(text)
  })

  it('another client’s is never told apart from none', async () => {
    const { bearer } = await newcomer()
    const foreign = await read(bearer, 1)
    const none = await read(bearer, 2_000_000_000)
    expect(foreign.body).toEqual(none.body)
    expectRefusal(foreign, 404, 'not_found')
  })
})
