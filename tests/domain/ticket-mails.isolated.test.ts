import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import type { Mail } from '@/lib/domain/notifications/jobs'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { openTicketForClient } from '@/lib/domain/tickets/open-ticket-for-client'
import { markRead } from '@/lib/domain/tickets/read-marks'
import { sendMessage } from '@/lib/domain/tickets/send-message'
import type { OutgoingMail } from '@/lib/providers/mail/send-mail'
import { mail } from '@/lib/server/jobs/mail'
import { startBoss } from '../support/boss'
import { domain } from '../support/context'

vi.mock('@/lib/env', () => ({
  env: () => ({ PUBLIC_ORIGIN: 'https://ostal.test', AUTH_SECRET: 'x'.repeat(32) }),
}))

const { as, job, pool } = await domain()
const boss = await startBoss(pool)
afterAll(() => boss.stop({ graceful: false }))
beforeEach(() => pool.query('delete from pgboss.job'))

const camille = as(CAMILLE)
const moderator = as(MODERATOR, 'MODERATOR')
const opened = async () =>
  (await openTicket(camille, { type: 'Bug', title: 'Une panne', description: 'La voici.' })).id
const write = (ctx: typeof camille, ticketId: number, body: string) => sendMessage(ctx, { ticketId, body })

/** Moves messages and waiting mails back in time. */
async function pass(seconds: number): Promise<void> {
  const by = `${seconds} seconds`
  await pool.query('update ticket_messages set created_at = created_at - $1::interval', [by])
  await pool.query('update pgboss.job set start_after = start_after - $1::interval', [by])
}

/** The mails that the workers of two instances send now; each job is fetched by one of them. */
async function send(fail: (mail: OutgoingMail) => boolean = () => false): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  const providers = {
    mail: {
      send: async (outgoing: OutgoingMail) => {
        if (fail(outgoing)) throw new Error('The provider is silent')
        sent.push(outgoing)
      },
    },
  }
  const instance = async () => {
    for (const one of await boss.fetch<Mail>('mail', { includeMetadata: true, batchSize: 20 })) {
      await mail.run(job('mail', { providers }), [one]).then(
        () => boss.complete('mail', one.id),
        (error) => boss.fail('mail', one.id, error),
      )
    }
  }
  await Promise.all([instance(), instance()])
  return sent
}

describe('several messages on one side', () => {
  it('are mailed at once and, within two minutes, in one mail with the last two', async () => {
    const id = await opened()
    await write(moderator, id, 'Un')
    await write(moderator, id, 'Deux')
    await write(moderator, id, 'Trois')
    const first = await send()
    expect(first.map(({ to }) => to).toSorted()).toEqual(['camille@ostal.example', 'contact@ostal.example'])
    await pass(100)
    await write(moderator, id, 'Quatre')
    expect(await send()).toEqual([])
    await pass(26)
    const [gathered, ...more] = await send()
    expect(more).toEqual([])
    expect(gathered?.text).toMatch(/vous a envoyé 3\smessages/)
    expect(gathered?.text).toMatch(/Quatre[^]*Juste avant, Inès[^]*Trois/)
    expect(gathered?.text).not.toContain('Deux')
    await pass(600)
    expect(await send()).toEqual([])
  })

  it('start again with the other side’s answer, and after two minutes', async () => {
    const id = await opened()
    await write(moderator, id, 'Réponse')
    await write(camille, id, 'Encore moi')
    expect(await send()).toHaveLength(3)
    await pass(121)
    await write(camille, id, 'Plus tard')
    expect((await send()).map(({ text }) => /Plus tard[^]*Encore moi/.test(text))).toEqual([true])
  })

  it('written at once by many are all told of, in one mail after the first', async () => {
    const id = await opened()
    await send()
    const bodies = Array.from({ length: 12 }, (_, n) => `n° ${n}`)
    await Promise.all(bodies.map((body) => write(camille, id, body)))
    expect(await send()).toEqual([])
    await pass(126)
    const sent = await send()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toMatch(/a écrit 12\smessages/)
  })

  it('wait for one that is being written when their mail is due', async () => {
    const id = await opened()
    await write(camille, id, 'Un')
    await pass(119)
    await send()
    const client = await pool.connect()
    await client.query('begin')
    await client.query('select 1 from tickets where id = $1 for update', [id])
    const late = write(camille, id, 'Deux')
    await new Promise((resolve) => setTimeout(resolve, 200))
    await pool.query('update pgboss.job set start_after = now() where state = $1', ['created'])
    const sending = send()
    await new Promise((resolve) => setTimeout(resolve, 200))
    await client.query('commit')
    client.release()
    await late
    const sent = [...(await sending), ...(await pass(126), await send())]
    expect(sent.filter(({ text }) => text.includes('Un')).length).toBe(1)
    expect(sent.at(-1)?.text).toMatch(/Deux[^]*Un/)
  })
})

it('a gathered mail that the provider did not take is tried again, the same', async () => {
  const id = await opened()
  await write(camille, id, 'Un')
  await send()
  await pass(126)
  const tried: OutgoingMail[] = []
  expect(await send((one) => tried.push(one) > 0)).toEqual([])
  await write(camille, id, 'Deux')
  await pool.query("update pgboss.job set start_after = now() where state = 'retry'")
  const again = await send()
  expect(again).toEqual(tried)
  expect(tried).toHaveLength(1)
})

it.each([
  ['client', camille, moderator],
  ['agency', moderator, camille],
] as const)('a waiting mail to the %s is not sent once they have read it', async (_, reader, writer) => {
  const id = await opened()
  await write(writer, id, 'Un')
  const { id: lastMessageId } = await write(writer, id, 'Deux')
  await send()
  await markRead(reader, { ticketId: id, lastMessageId })
  await pass(130)
  expect(await send()).toEqual([])
})

it('all mails of a ticket are one thread: one made-up mail that they follow, and one subject for each side', async () => {
  const threads = []
  const domaine = { clientId: CAMILLE, type: 'Bug', title: 'Domaine', description: 'Là.' } as const
  for (const open of [opened, async () => (await openTicketForClient(moderator, domaine)).id]) {
    const id = await open()
    for (const writer of [moderator, camille, moderator, camille]) await write(writer, id, 'Voilà.')
    const sent = await send()
    const ids = sent.flatMap(({ headers }) => [headers?.References, headers?.['In-Reply-To']])
    expect(new Set(ids)).toEqual(new Set([`<demande-${id}@ostal.test>`]))
    threads.push(
      ...['camille@ostal.example', 'contact@ostal.example'].map((side) => [
        ...new Set(sent.filter(({ to }) => to === side).map(({ subject }) => subject)),
      ]),
    )
  }
  expect(threads).toEqual([
    ['Réponse à votre demande\u00a0: Une panne'],
    ['Message de Camille Roussel\u00a0: Une panne'],
    ['Nouvelle demande ouverte pour vous\u00a0: Domaine'],
    ['Message de Camille Roussel\u00a0: Domaine'],
  ])
})

it('an address that is not confirmed gets no word of the conversation', async () => {
  await pool.query('update users set email_confirmed_at = null where id = $1', [JULIEN])
  const { id } = await openTicket(as(JULIEN), { type: 'Bug', title: 'Gagnez', description: 'Un lot.' })
  await write(moderator, id, 'Encore un')
  await write(moderator, id, 'Et un autre')
  const { rows } = await pool.query(
    "select data from pgboss.job where data ->> 'to' = 'julien@ostal.example'",
  )
  expect(rows.map(({ data }) => data.kind)).toEqual(['notice'])
  expect(JSON.stringify(rows)).not.toMatch(/Gagnez|lot|Encore/)
})
