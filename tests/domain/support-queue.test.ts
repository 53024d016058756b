import { afterAll, expect, it } from 'vitest'
import { createDatabase, createPool } from '@/db/client'
import { subscriptions } from '@/db/schema/subscriptions'
import { ticketMessages, tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import type { Context, Role } from '@/lib/domain/context'
import { listSupportQueue } from '@/lib/domain/tickets/support-queue'
import { testDatabase } from '../support/database'

const pool = createPool(await testDatabase(), 2)
afterAll(() => pool.end())
const db = createDatabase(pool)

const as = (id: number, role: Role): Context => ({
  actor: { id, role, sessionId: crypto.randomUUID() },
  db,
  transaction: () => Promise.reject(new Error('A read changes nothing')),
  enqueue: () => Promise.reject(new Error('A read mails nobody')),
})

const DAY = 86_400_000

async function client(plan: 'premium' | null, status: 'active' | 'inactive' = 'active'): Promise<number> {
  const [row] = await db
    .insert(users)
    .values({
      email: `${crypto.randomUUID()}@exemple.fr`,
      passwordHash: '-',
      firstName: 'Léa',
      lastName: 'Martin',
      phone: '06 01 02 03 04',
      termsAcceptedAt: new Date(),
    })
    .returning({ id: users.id })
  const userId = row?.id ?? 0
  if (plan)
    await db.insert(subscriptions).values({ userId, plan, status, priceCents: 1, dueDate: '2030-01-01' })
  return userId
}

async function ticket(userId: number, title: string, daysOld: number, status: 'open' | 'closed' = 'open') {
  const createdAt = new Date(Date.now() - daysOld * DAY)
  // A recent change must not make an old ticket young.
  await db.insert(tickets).values({ userId, type: 'Bug', title, status, createdAt, updatedAt: new Date() })
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

it('puts Pro first, then Standard, Basique and none; the oldest first within each; no closed one', async () => {
  const queue = await listSupportQueue(as(MODERATOR, 'MODERATOR'))
  expect(queue.map(({ title, plan }) => [title, plan])).toEqual([
    ['Pro, ancienne', 'enterprise'],
    ['Pro, récente', 'enterprise'],
    ['Standard', 'premium'],
    ['Basique en retard', 'basic'],
    ['sans formule', null],
    ['formule éteinte', null],
  ])
})

it('is the same for an administrator, and closed to a client', async () => {
  expect(await listSupportQueue(as(ADMIN, 'ADMIN'))).toHaveLength(6)
  await expect(listSupportQueue(as(CAMILLE, 'USER'))).rejects.toMatchObject({ code: 'forbidden' })
})
