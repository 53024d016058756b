import { describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { closeTicket } from '@/lib/domain/tickets/close-ticket'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { getTicket, listAllTickets, listMessages, listOwnTickets } from '@/lib/domain/tickets/queries'
import { reopenTicket } from '@/lib/domain/tickets/reopen-ticket'
import { sendMessage } from '@/lib/domain/tickets/send-message'
import { withFailingCommits } from '../support/commits'
import { domain } from '../support/context'

const { as, mails, pool } = await domain()
const camille = as(CAMILLE)
const julien = as(JULIEN)
const moderator = as(MODERATOR, 'MODERATOR')
const admin = as(ADMIN, 'ADMIN')
const page = { limit: 100, after: null }
const opened = () => openTicket(camille, { type: 'Bug', title: 'Une panne', description: 'La voici.' })
const mailsAbout = async (ticketId: number) => (await mails()).filter((mail) => mail.ticketId === ticketId)

describe('who is notified of a ticket', () => {
  it('the agency, when it is opened and when the client writes', async () => {
    const { id } = await opened()
    await sendMessage(camille, { ticketId: id, body: 'Encore moi.' })
    expect((await mailsAbout(id)).map(({ kind, clientName, body }) => [kind, clientName, body])).toEqual([
      ['ticket-opened', 'Camille Roussel', 'La voici.'],
      ['ticket-message', 'Camille Roussel', 'Encore moi.'],
    ])
  })

  it('the client, when the agency answers', async () => {
    const { id } = await opened()
    await sendMessage(moderator, { ticketId: id, body: 'Nous y sommes.' })
    await sendMessage(admin, { ticketId: id, body: 'C’est fait.' })
    const answers = (await mailsAbout(id)).filter(({ kind }) => kind === 'ticket-answered')
    expect(answers.map(({ to, firstName, authorName }) => [to, firstName, authorName])).toEqual([
      ['camille@ostal.example', 'Camille', 'Inès'],
      ['camille@ostal.example', 'Camille', 'Mireille'],
    ])
  })

  it('no one, when the commit fails', async () => {
    const { id } = await opened()
    const before = await mails()
    await withFailingCommits(pool, 'ticket_messages', () =>
      expect(sendMessage(camille, { ticketId: id, body: 'Ceci sera oublié.' })).rejects.toThrow(
        'the power went',
      ),
    )
    expect(await mails()).toEqual(before)
    expect((await listMessages(camille, { ticketId: id, ...page })).rows).toHaveLength(1)
  })
})

describe('a form that is sent again', () => {
  const form = (more = {}) => ({
    type: 'Bug' as const,
    title: 'Deux fois',
    description: 'Le même clic.',
    submissionId: crypto.randomUUID(),
    ...more,
  })

  it('opens one ticket and tells the agency once, also at once', async () => {
    const input = form()
    const sent = await Promise.all(Array.from({ length: 6 }, () => openTicket(camille, input)))
    const [id = 0, ...others] = new Set(sent.map((ticket) => ticket.id))
    expect(others).toEqual([])
    expect((await listMessages(camille, { ticketId: id, ...page })).rows).toHaveLength(1)
    expect(await mailsAbout(id)).toHaveLength(1)
  })

  it('opens another with another text, and another for somebody else', async () => {
    const input = form()
    const sent = [
      await openTicket(camille, input),
      await openTicket(camille, { ...input, description: 'Autre chose.' }),
      await openTicket(camille, form()),
      await openTicket(julien, input),
    ]
    expect(new Set(sent.map(({ id }) => id)).size).toBe(4)
  })
})

describe('at once', () => {
  it('closing and writing leave the ticket open with the message kept, or closed with the message before', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { id } = await opened()
      await Promise.all([
        closeTicket(camille, id),
        sendMessage(moderator, { ticketId: id, body: 'En même temps.' }),
      ])
      const { rows } = await listMessages(camille, { ticketId: id, ...page })
      expect(rows.map(({ body }) => body)).toEqual(['La voici.', 'En même temps.'])
      expect(['open', 'closed']).toContain((await getTicket(camille, id)).status)
    }
  })

  it('a message on a closed ticket always reopens it', async () => {
    const { id } = await opened()
    await closeTicket(camille, id)
    await Promise.all([
      sendMessage(camille, { ticketId: id, body: 'Un' }),
      reopenTicket(camille, id),
      sendMessage(moderator, { ticketId: id, body: 'Deux' }),
    ])
    expect((await getTicket(camille, id)).status).toBe('open')
    expect((await listMessages(camille, { ticketId: id, ...page })).rows).toHaveLength(3)
  })

  it('twenty messages are all kept, and Updated_at is the last one’s or later', async () => {
    const { id } = await opened()
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        sendMessage(n % 2 ? camille : moderator, { ticketId: id, body: `n° ${n}` }),
      ),
    )
    const { rows } = await listMessages(camille, { ticketId: id, ...page })
    expect(rows).toHaveLength(21)
    const last = Math.max(...rows.map(({ createdAt }) => createdAt.getTime()))
    expect((await getTicket(camille, id)).updatedAt.getTime()).toBeGreaterThanOrEqual(last)
  })
})

describe('who may', () => {
  it('somebody else finds nothing, whatever is tried', async () => {
    const { id } = await opened()
    const attempts = [
      () => getTicket(julien, id),
      () => listMessages(julien, { ticketId: id, ...page }),
      () => closeTicket(julien, id),
      () => reopenTicket(julien, id),
      () => sendMessage(julien, { ticketId: id, body: 'Bonjour' }),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
    expect((await listMessages(camille, { ticketId: id, ...page })).rows).toHaveLength(1)
  })

  it('a visitor is nobody', async () => {
    const attempts = [
      () => listOwnTickets(as(), page),
      () => listAllTickets(as(), page),
      () => getTicket(as(), 1),
      () => openTicket(as(), { type: 'Bug', title: 'x', description: 'y' }),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('only the agency lists them all', async () => {
    await expect(listAllTickets(camille, page)).rejects.toMatchObject({ code: 'forbidden' })
    const all = (await listAllTickets(moderator, page)).rows.length
    expect(all).toBeGreaterThan((await listOwnTickets(camille, page)).rows.length)
  })
})

describe('the database itself refuses', () => {
  it.each([
    ['an empty title', "insert into tickets (client_id, user_id, type, title) values (2, 2, 'Bug', '')"],
    [
      'a title that is too long',
      "insert into tickets (client_id, user_id, type, title) values (2, 2, 'Bug', repeat('x', 151))",
    ],
    ['an unknown type', "insert into tickets (client_id, user_id, type, title) values (2, 2, 'Autre', 'x')"],
    [
      'a ticket of nobody',
      "insert into tickets (client_id, user_id, type, title) values (999, 999, 'Bug', 'x')",
    ],
    ['an empty message', "insert into ticket_messages (ticket_id, author_id, body) values (1, 2, '')"],
    ['a colour that is none', "update users set color = 'red' where id = 2"],
    ['an address taken in other letters', "update users set email = 'JULIEN@ostal.example' where id = 2"],
    ['a website that is no web address', "update websites set url = 'javascript:1' where id = 1"],
    ['a price below zero', 'update subscriptions set price_cents = -1 where id = 1'],
    ['deleting a person with tickets', 'delete from users where id = 2'],
  ])('%s', async (_what, statement) => {
    await expect(pool.query(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^2[23]/) })
  })
})
