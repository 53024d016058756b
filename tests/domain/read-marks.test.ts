import { describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { closeTicket } from '@/lib/domain/tickets/close-ticket'
import { findLastMessages } from '@/lib/domain/tickets/last-messages'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { listMessages } from '@/lib/domain/tickets/queries'
import { findReadMark, markRead } from '@/lib/domain/tickets/read-marks'
import { sendMessage } from '@/lib/domain/tickets/send-message'
import { domain } from '../support/context'

const { as, pool } = await domain()
const camille = as(CAMILLE)
const moderator = as(MODERATOR, 'MODERATOR')
const admin = as(ADMIN, 'ADMIN')
const opened = async () =>
  (await openTicket(camille, { type: 'Bug', title: 'Une panne', description: 'La voici.' })).id
const say = (who: typeof camille, ticketId: number, body: string, lastMessageId?: number) =>
  sendMessage(who, { ticketId, body, lastMessageId })
const isUnread = async (who: typeof camille, id: number) =>
  (await findLastMessages(who, [id])).get(id)?.isUnread

describe('what a person has not read', () => {
  it('is what others wrote since they last looked; one’s own message counts as read', async () => {
    const id = await opened()
    expect([await isUnread(camille, id), await isUnread(moderator, id)]).toEqual([false, true])
    const answer = await say(moderator, id, 'Nous y sommes.')
    expect([await isUnread(camille, id), await isUnread(moderator, id), await isUnread(admin, id)]).toEqual([
      true,
      false,
      true,
    ])
    await markRead(camille, { ticketId: id, lastMessageId: answer.id })
    expect(await isUnread(camille, id)).toBe(false)
  })

  it('never grows by an older mark, nor shrinks by one of the future', async () => {
    const id = await opened()
    const first = await say(moderator, id, 'Un')
    const second = await say(moderator, id, 'Deux')
    await Promise.all(
      [second.id, first.id].map((lastMessageId) => markRead(camille, { ticketId: id, lastMessageId })),
    )
    expect(await findReadMark(camille, id)).toBe(second.id)
    await markRead(camille, { ticketId: id, lastMessageId: 2_000_000_000 })
    expect(await findReadMark(camille, id)).toBe(second.id)
    await say(moderator, id, 'Trois')
    expect(await isUnread(camille, id)).toBe(true)
  })

  it('is kept for each person, and not written by a viewer', async () => {
    const id = await opened()
    const { id: lastMessageId } = await say(moderator, id, 'Un')
    await expect(markRead(as(JULIEN), { ticketId: id, lastMessageId })).rejects.toMatchObject({
      code: 'not_found',
    })
    await markRead(as(CAMILLE, 'USER', { viewedBy: ADMIN }), { ticketId: id, lastMessageId })
    expect(await isUnread(camille, id)).toBe(true)
  })
})

describe('whose turn it is', () => {
  const turn = async (id: number) => {
    const { rows } = await pool.query(
      'select waiting_for, first_answered_at, last_message_id from tickets where id = $1',
      [id],
    )
    return rows[0]
  }

  it('changes with each side’s message; the first answer stays the first', async () => {
    const id = await opened()
    const [{ id: description } = { id: 0 }] = (
      await listMessages(camille, { ticketId: id, limit: 1, after: null })
    ).rows
    expect(await turn(id)).toEqual({
      waiting_for: 'agency',
      first_answered_at: null,
      last_message_id: description,
    })
    const first = await say(moderator, id, 'Un')
    expect(await turn(id)).toEqual({
      waiting_for: 'client',
      first_answered_at: first.createdAt,
      last_message_id: first.id,
    })
    const back = await say(camille, id, 'Deux')
    expect(await turn(id)).toMatchObject({ waiting_for: 'agency', last_message_id: back.id })
    await say(admin, id, 'Trois')
    expect(await turn(id)).toMatchObject({ waiting_for: 'client', first_answered_at: first.createdAt })
  })

  it('is the agency’s when its member writes in a ticket of their own', async () => {
    const { id } = await openTicket(moderator, { type: 'Bug', title: 'Le mien', description: 'Aidez-moi.' })
    await say(moderator, id, 'Encore moi.')
    expect(await turn(id)).toMatchObject({ waiting_for: 'agency', first_answered_at: null })
  })

  it('agrees with the sample data', async () => {
    const { rows } = await pool.query(`
      select t.id, t.waiting_for, t.last_message_id = max(m.id) as is_last,
        t.first_answered_at is not distinct from min(m.created_at) filter (where m.author_id <> t.user_id) as is_first
      from tickets t join ticket_messages m on m.ticket_id = t.id where t.id <= 4 group by t.id order by t.id`)
    expect(rows).toEqual([
      { id: 1, waiting_for: 'client', is_last: true, is_first: true },
      { id: 2, waiting_for: 'agency', is_last: true, is_first: true },
      { id: 3, waiting_for: 'agency', is_last: true, is_first: true },
      { id: 4, waiting_for: 'client', is_last: true, is_first: true },
    ])
  })
})

describe('an answer that came while one wrote', () => {
  it('holds the message back, and nothing changes', async () => {
    const id = await opened()
    const { id: seen } = await say(camille, id, 'Alors ?')
    await closeTicket(camille, id)
    await say(moderator, id, 'Voilà.')
    await closeTicket(camille, id)
    await expect(say(camille, id, 'Toujours rien ?', seen)).rejects.toMatchObject({
      code: 'conflict',
      message: 'Une réponse est arrivée entre-temps. L’envoyer quand même\u00a0?',
    })
    const { rows } = await listMessages(camille, { ticketId: id, limit: 10, after: null })
    expect(rows.map(({ body }) => body)).toEqual(['La voici.', 'Alors ?', 'Voilà.'])
    const sent = await say(camille, id, 'Toujours rien ?')
    expect((await say(camille, id, 'Merci.', sent.id)).body).toBe('Merci.')
  })

  it('is not one’s own, sent from elsewhere', async () => {
    const id = await opened()
    const { id: seen } = await say(camille, id, 'Un')
    await say(camille, id, 'Deux')
    expect((await say(camille, id, 'Trois', seen)).body).toBe('Trois')
  })

  it('holds one back of two that answer at once', async () => {
    const id = await opened()
    const { id: seen } = await say(camille, id, 'Qui répond ?')
    const outcomes = await Promise.allSettled([
      say(moderator, id, 'Moi', seen),
      say(admin, id, 'Moi aussi', seen),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await listMessages(camille, { ticketId: id, limit: 10, after: null })).rows).toHaveLength(3)
  })
})
