import { describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { addCannedAnswer } from '@/lib/domain/canned-answers/add-canned-answer'
import { changeCannedAnswer } from '@/lib/domain/canned-answers/change-canned-answer'
import { deleteCannedAnswer } from '@/lib/domain/canned-answers/delete-canned-answer'
import { listCannedAnswers } from '@/lib/domain/canned-answers/queries'
import { assignTicket, listStaff } from '@/lib/domain/tickets/assign-ticket'
import { getCaseFile } from '@/lib/domain/tickets/case-file'
import { findClients, getClientWithSites } from '@/lib/domain/tickets/client-search'
import { addNote, listNotes } from '@/lib/domain/tickets/notes'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { openTicketForClient } from '@/lib/domain/tickets/open-ticket-for-client'
import { rankTickets } from '@/lib/domain/tickets/plan-rank'
import { getTicket, listMessages } from '@/lib/domain/tickets/queries'
import { withClients } from '../support/clients'
import { domain } from '../support/context'

const { as, pool, mails } = await domain()
const camille = as(CAMILLE)
const julien = as(JULIEN)
const moderator = as(MODERATOR, 'MODERATOR')
const admin = as(ADMIN, 'ADMIN')
const page = { limit: 100, after: null }

const opened = () => openTicket(camille, { type: 'Bug', title: 'Une panne', description: 'La voici.' })
const audited = async (action: string, id: number) =>
  (
    await pool.query(
      'select actor_id, before, after from audit_log where action = $1 and subject_id = $2 order by id',
      [action, String(id)],
    )
  ).rows

describe('whose a ticket is', () => {
  it('is taken, given to a colleague and given back, which the client does not see', async () => {
    const { id, updatedAt } = await opened()
    const taken = await assignTicket(moderator, { ticketId: id, assigneeId: MODERATOR, fromId: null })
    expect(taken).toMatchObject({ assigneeId: MODERATOR, updatedAt })
    expect((await getCaseFile(admin, id)).assignee?.name).toBe('Inès Garrigue')
    await assignTicket(moderator, { ticketId: id, assigneeId: ADMIN, fromId: MODERATOR })
    await assignTicket(admin, { ticketId: id, assigneeId: null })
    expect((await getTicket(camille, id)).updatedAt).toEqual(updatedAt)
    expect(await audited('ticket.assigned', id)).toEqual([
      { actor_id: MODERATOR, before: { assigneeId: null }, after: { assigneeId: MODERATOR } },
      { actor_id: MODERATOR, before: { assigneeId: MODERATOR }, after: { assigneeId: ADMIN } },
      { actor_id: ADMIN, before: { assigneeId: ADMIN }, after: { assigneeId: null } },
    ])
  })

  it('is one person’s when two take it at once', async () => {
    const { id } = await opened()
    const take = (who: typeof moderator, assigneeId: number) =>
      assignTicket(who, { ticketId: id, assigneeId, fromId: null }).then(
        () => assigneeId,
        (error) => error.message as string,
      )
    const outcomes = await Promise.all([take(moderator, MODERATOR), take(admin, ADMIN)])
    const winner = (await getCaseFile(admin, id)).assignee
    expect(outcomes).toContain(winner?.id)
    expect(outcomes.filter((outcome) => typeof outcome === 'string')).toEqual([
      `${winner?.name.split(' ')[0]} s’occupe maintenant de cette demande. Vérifiez, puis réessayez.`,
    ])
    expect(await audited('ticket.assigned', id)).toHaveLength(1)
  })

  it('is never a client’s, and no client says whose', async () => {
    const { id } = await opened()
    await expect(assignTicket(admin, { ticketId: id, assigneeId: CAMILLE })).rejects.toMatchObject({
      code: 'validation',
      issues: [{ path: 'assigneeId' }],
    })
    await expect(assignTicket(camille, { ticketId: id, assigneeId: ADMIN })).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect((await listStaff(moderator)).map(({ name }) => name)).toEqual(['Inès Garrigue', 'Mireille Vidal'])
    await expect(listStaff(camille)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('an internal note', () => {
  it('is read by the staff alone, and moves nothing that a client sees', async () => {
    const ticket = await opened()
    const before = await mails()
    const note = await addNote(moderator, { ticketId: ticket.id, body: 'À facturer ?' })
    expect(note).toMatchObject({ authorName: 'Inès Garrigue', body: 'À facturer ?' })
    expect((await listNotes(admin, { ticketId: ticket.id, ...page })).rows).toEqual([note])
    const { files: _, ...bare } = ticket
    expect(await getTicket(camille, ticket.id)).toEqual(bare)
    expect((await listMessages(camille, { ticketId: ticket.id, ...page })).rows).toHaveLength(1)
    expect(await mails()).toEqual(before)
  })

  it('is forbidden to the ticket’s client, and not there for everybody else', async () => {
    const { id } = await opened()
    for (const [who, code] of [
      [camille, 'forbidden'],
      [julien, 'not_found'],
      [as(), 'unauthenticated'],
    ] as const) {
      await expect(listNotes(who, { ticketId: id, ...page })).rejects.toMatchObject({ code })
      await expect(addNote(who, { ticketId: id, body: 'Moi aussi' })).rejects.toMatchObject({ code })
    }
    await expect(getCaseFile(camille, id)).rejects.toMatchObject({ code: 'forbidden' })
    expect((await listNotes(admin, { ticketId: id, ...page })).rows).toEqual([])
  })
})

describe('a ticket that the agency opens for a client', () => {
  const input = { type: 'Suggestion' as const, title: 'Votre domaine', description: 'Le garder ?' }

  it('is the client’s, waits for them, and is announced by mail', async () => {
    const { id } = await openTicketForClient(moderator, { ...input, clientId: CAMILLE, websiteId: 1 })
    expect(await getTicket(camille, id)).toMatchObject({ userId: CAMILLE, websiteId: 1, status: 'open' })
    const { rows } = await listMessages(camille, { ticketId: id, ...page })
    expect(rows.map(({ authorName, body }) => [authorName, body])).toEqual([['Inès Garrigue', 'Le garder ?']])
    const file = await getCaseFile(admin, id)
    expect(file).toMatchObject({ waitingFor: 'client', firstAnsweredAt: file.createdAt })
    const sent = (await mails()).filter((mail) => mail.ticketId === id)
    expect(sent).toMatchObject([
      {
        kind: 'ticket-opened-for-client',
        to: 'camille@ostal.example',
        authorName: 'Inès',
        body: 'Le garder ?',
      },
    ])
    expect(await audited('ticket.opened-for-client', id)).toMatchObject([{ after: { userId: CAMILLE } }])
  })

  it('names no other client’s site, and no client opens one', async () => {
    await expect(
      openTicketForClient(moderator, { ...input, clientId: CAMILLE, websiteId: 3 }),
    ).rejects.toMatchObject({ code: 'validation', issues: [{ path: 'websiteId' }] })
    await expect(openTicketForClient(moderator, { ...input, clientId: 999_999 })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(openTicketForClient(julien, { ...input, clientId: CAMILLE })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it('finds its client among ten thousand, by name, address or business, few at a time', async () => {
    await pool.query(
      withClients(`
        insert into users (email, password_hash, first_name, last_name, phone, business_name)
        select 'voisin' || n || '@exemple.fr', '-', 'Zélie', 'Martin', '-',
          case when n = 7 then 'Les Épices du Midi' end from generate_series(1, 10000) n`),
    )
    expect((await findClients(moderator, 'epices MIDI')).clients).toMatchObject([
      { name: 'Zélie Martin', email: 'voisin7@exemple.fr', businessName: 'Les Épices du Midi' },
    ])
    const many = await findClients(moderator, 'zelie martin')
    expect([many.clients.length, many.isCut]).toEqual([20, true])
    await expect(findClients(camille, 'zelie')).rejects.toMatchObject({ code: 'forbidden' })
    const { sites } = await getClientWithSites(moderator, CAMILLE)
    expect(sites.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 4])
  })
})

describe('a site that a ticket is about', () => {
  const input = { type: 'Bug' as const, title: 'Le plan', description: 'Il manque.' }

  it('is the author’s own', async () => {
    expect((await openTicket(camille, { ...input, websiteId: 2 })).websiteId).toBe(2)
    for (const [who, websiteId] of [
      [camille, 3],
      [camille, 999_999],
      [admin, 1],
    ] as const)
      await expect(openTicket(who, { ...input, websiteId })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a client’s rank', () => {
  const rankOf = async (id: number) =>
    (await pool.query('select plan_rank from tickets where id = $1', [id])).rows[0].plan_rank

  it('is that of the best running plan when the ticket is opened, and follows it', async () => {
    const { id } = await opened()
    expect(await rankOf(id)).toBe(0)
    await pool.query(
      "update subscriptions set status = 'inactive' where client_id = $1 and plan = 'enterprise'",
      [CAMILLE],
    )
    await admin.transaction((tx) => rankTickets(tx, CAMILLE))
    expect(await rankOf(id)).toBe(1)
  })

  it('is not missed by a ticket that is opened while the plan changes', async () => {
    for (let round = 0; round < 10; round += 1) {
      const status = round % 2 ? 'active' : 'inactive'
      const [{ id }] = await Promise.all([
        openTicket(julien, { type: 'Bug', title: 'En même temps', description: 'Oui.' }),
        admin.transaction(async (tx) => {
          await tx.db.execute(`update subscriptions set status = '${status}' where client_id = ${JULIEN}`)
          await rankTickets(tx, JULIEN)
        }),
      ])
      expect(await rankOf(id)).toBe(status === 'active' ? 2 : 3)
    }
  })
})

describe('a canned answer', () => {
  it('is added, changed and deleted by the staff', async () => {
    const { id } = await addCannedAnswer(moderator, { title: 'Élan', body: 'Bonjour' })
    await changeCannedAnswer(admin, { id, title: 'Élan', body: 'Bonsoir' })
    const titles = (await listCannedAnswers(moderator)).map(({ title }) => title)
    expect(titles).toEqual(['Bien reçu', 'C’est en ligne', 'Élan', 'Précisions sur une panne'])
    await deleteCannedAnswer(moderator, id)
    expect(await listCannedAnswers(admin)).toHaveLength(3)
    expect(await audited('canned-answer.deleted', id)).toMatchObject([{ before: { title: 'Élan' } }])
    await expect(changeCannedAnswer(admin, { id, title: 'Élan', body: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    })
  })

  it('has a title of its own, also when two are added at once', async () => {
    const outcomes = await Promise.allSettled(
      ['Merci', 'MERCI'].map((title) => addCannedAnswer(moderator, { title, body: 'Merci' })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', issues: [{ path: 'title' }] },
    })
  })

  it('is no client’s to see or to change', async () => {
    const attempts = [
      () => listCannedAnswers(camille),
      () => addCannedAnswer(camille, { title: 'x', body: 'y' }),
      () => changeCannedAnswer(camille, { id: 1, title: 'x', body: 'y' }),
      () => deleteCannedAnswer(camille, 1),
    ]
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'forbidden' })
  })
})
