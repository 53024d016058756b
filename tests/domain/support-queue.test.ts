import { expect, it } from 'vitest'
import { subscriptions } from '@/db/schema/subscriptions'
import { ticketMessages, tickets } from '@/db/schema/tickets'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { insertAccount } from '@/lib/domain/clients/insert-account'
import { readPlanRank } from '@/lib/domain/tickets/plan-rank'
import { listClosedTickets, listSupportQueue } from '@/lib/domain/tickets/support-queue'
import { domain } from '../support/context'

const { as, db } = await domain()

const DAY = 86_400_000

async function client(plan: 'premium' | null, status: 'active' | 'inactive' = 'active'): Promise<number> {
  const { id: clientId } = await insertAccount(db, {
    email: `${crypto.randomUUID()}@exemple.fr`,
    passwordHash: '-',
    firstName: 'Léa',
    lastName: 'Martin',
    phone: '06 01 02 03 04',
    termsAcceptedAt: new Date(),
  })
  if (plan)
    await db.insert(subscriptions).values({
      ...{ clientId, plan, status, priceCents: 1 },
      ...{ dueDate: '2030-01-01', anchor: '2030-01-01', invoiceFrom: '2029-12-01' },
    })
  return clientId
}

async function ticket(clientId: number, title: string, daysOld: number, status: 'open' | 'closed' = 'open') {
  const createdAt = new Date(Date.now() - daysOld * DAY)
  // A recent change must not reset a ticket's age.
  const planRank = await readPlanRank({ db }, { clientId })
  await db.insert(tickets).values({
    clientId,
    userId: clientId,
    type: 'Bug',
    title,
    status,
    planRank,
    createdAt,
    updatedAt: new Date(),
  })
}

await db.delete(ticketMessages)
await db.delete(tickets)
await ticket(await client(null), 'sans formule', 90)
await ticket(await client('premium', 'inactive'), 'formule éteinte', 80)
await ticket(JULIEN, 'Basique en retard', 70)
await ticket(await client('premium'), 'Standard', 60)
await ticket(CAMILLE, 'Pro, récente', 1)
await ticket(CAMILLE, 'Pro, ancienne', 2)
await ticket(CAMILLE, 'Pro, fermée', 99, 'closed')

const ALL = { page: { limit: 25 } }

it('puts Pro first, then Standard, Basique and none; the oldest first within each; no closed one', async () => {
  const { rows } = await listSupportQueue(as(MODERATOR, 'MODERATOR'), ALL)
  expect(rows.map(({ title, plan }) => [title, plan])).toEqual([
    ['Pro, ancienne', 'enterprise'],
    ['Pro, récente', 'enterprise'],
    ['Standard', 'premium'],
    ['Basique en retard', 'basic'],
    ['sans formule', null],
    ['formule éteinte', null],
  ])
})

it('finds what was closed, for a moderator too, and for no client', async () => {
  const { rows, count } = await listClosedTickets(as(MODERATOR, 'MODERATOR'), ALL)
  expect([rows.map(({ title }) => title), count]).toEqual([['Pro, fermée'], 1])
  await expect(listClosedTickets(as(CAMILLE, 'USER'), ALL)).rejects.toMatchObject({ code: 'forbidden' })
})

it('is the same for an administrator, and closed to a client', async () => {
  expect((await listSupportQueue(as(ADMIN, 'ADMIN'), ALL)).rows).toHaveLength(6)
  await expect(listSupportQueue(as(CAMILLE, 'USER'), ALL)).rejects.toMatchObject({ code: 'forbidden' })
})

it('goes on over its pages, plan by plan, and can be narrowed to a type', async () => {
  const { rows, next, count } = await listSupportQueue(as(ADMIN, 'ADMIN'), { page: { limit: 4 } })
  expect([rows.length, count]).toEqual([4, 6])
  const rest = await listSupportQueue(as(ADMIN, 'ADMIN'), { page: { limit: 4, after: next ?? undefined } })
  expect(rest.rows.map(({ title }) => title)).toEqual(['sans formule', 'formule éteinte'])
  expect(rest.next).toBeNull()
  const back = await listSupportQueue(as(ADMIN, 'ADMIN'), {
    page: { limit: 4, before: rest.previous ?? undefined },
  })
  expect(back.rows).toEqual(rows)
  const other = await listSupportQueue(as(ADMIN, 'ADMIN'), { ...ALL, type: 'Suggestion' })
  expect(other).toEqual({ rows: [], previous: null, next: null, count: 0 })
})
