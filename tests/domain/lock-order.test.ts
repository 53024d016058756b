import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { websites } from '@/db/schema/websites'
import { ADMIN } from '@/db/seed/accounts'
import { createSubscription } from '@/lib/domain/billing/create-subscription'
import { type CoveredWebsite, lockSubscription } from '@/lib/domain/billing/lock-subscription'
import { requireSubscription } from '@/lib/domain/billing/require-subscription'
import { updateSubscription } from '@/lib/domain/billing/update-subscription'
import { DomainError } from '@/lib/domain/errors'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { updateUser } from '@/lib/domain/users/update-user'
import { createWebsite } from '@/lib/domain/websites/create-website'
import { lockWebsite } from '@/lib/domain/websites/queries'
import { switchWebsite } from '@/lib/domain/websites/switch-website'
import { updateWebsite } from '@/lib/domain/websites/update-website'
import { withClients } from '../support/clients'
import { domain } from '../support/context'

const { as, pool } = await domain()
const admin = as(ADMIN, 'ADMIN')
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 8)

async function newClient(): Promise<number> {
  const { rows } = await pool.query(
    withClients(
      `insert into users (email, password_hash, first_name, last_name, phone)
       values (gen_random_uuid() || '@exemple.fr', '-', 'Léa', 'Martin', '06')`,
    ),
  )
  return rows[0].id
}

async function newSubscription(clientId: number): Promise<number> {
  const terms = { plan: 'basic', paymentPlan: 'monthly', priceCents: 3_500, status: 'active' } as const
  return (await createSubscription(admin, { ...terms, clientId, name: null, dueDate: '2030-01-31' })).id
}

async function newWebsite(clientId: number, subscriptionId: number | null): Promise<number> {
  const site = { name: 'Le four', url: 'https://four.example', imageUrl: null, status: 'active' } as const
  return (await createWebsite(admin, { ...site, clientId, subscriptionId })).id
}

/** Locks rows as a change of the subscription does; then reads on another connection which websites are locked. */
const lockAndLook = (subscriptionId: number, websiteId: number) =>
  admin.transaction(async (tx) => {
    const { covered } = await lockSubscription(tx, subscriptionId)
    const { rowCount } = await pool.query('select 1 from websites where id = $1 for update skip locked', [
      websiteId,
    ])
    return { covered: covered.map(({ id }) => id), isWebsiteLocked: rowCount === 0 }
  })

/** Runs `change` in a transaction that stays open until `waiters` sessions wait for it. */
async function heldOpen<T>(
  change: string,
  values: number[],
  waiting: () => Promise<T>,
  waiters = 1,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query(`${change} returning pg_backend_pid() as pid`, values)
    const result = waiting()
    await expect
      .poll(
        async () =>
          (
            await pool.query('select 1 from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [
              rows[0].pid,
            ])
          ).rowCount,
      )
      .toBe(waiters)
    await client.query('commit')
    return await result
  } finally {
    client.release()
  }
}

const LINK = `with held as (select id from subscriptions where id = $1 for share)
  update websites set subscription_id = held.id from held where websites.id = $2`

describe('a change that starts at a subscription', () => {
  it('begins again when a website was linked while it waited, and then holds that website', async () => {
    const clientId = await newClient()
    const subscriptionId = await newSubscription(clientId)
    const websiteId = await newWebsite(clientId, null)
    expect(
      await heldOpen(LINK, [subscriptionId, websiteId], () => lockAndLook(subscriptionId, websiteId)),
    ).toEqual({ covered: [websiteId], isWebsiteLocked: true })
  })

  it('gives its locks back before it begins again, to who holds that website by then', async () => {
    const clientId = await newClient()
    const subscriptionId = await newSubscription(clientId)
    const websiteId = await newWebsite(clientId, null)
    const changeWebsite = () =>
      admin.transaction(async (tx) => {
        await lockWebsite(tx, websiteId)
        await setTimeout(200)
        await requireSubscription(tx, { id: subscriptionId, clientId })
      })
    const both = () => Promise.all([changeWebsite(), lockAndLook(subscriptionId, websiteId)])
    const [, seen] = await heldOpen(LINK, [subscriptionId, websiteId], both, 2)
    expect(seen.covered).toEqual([websiteId])
  })

  it('covers no website that was unlinked while it waited', async () => {
    const clientId = await newClient()
    const subscriptionId = await newSubscription(clientId)
    const websiteId = await newWebsite(clientId, subscriptionId)
    const unlink = 'update websites set subscription_id = null where subscription_id = $1 and id = $2'
    const { covered } = await heldOpen(unlink, [subscriptionId, websiteId], () =>
      lockAndLook(subscriptionId, websiteId),
    )
    expect(covered).toEqual([])
  })

  it('does not wait for a website of a subscription that is another client’s', async () => {
    const [owner, stranger] = [await newClient(), await newClient()]
    const subscriptionId = await newSubscription(owner)
    const websiteId = await newWebsite(owner, subscriptionId)
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query('select 1 from websites where id = $1 for update', [websiteId])
      const attempt = as(stranger).transaction((tx) => lockSubscription(tx, subscriptionId))
      await expect(attempt).rejects.toMatchObject({ code: 'not_found' })
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

describe('changes of a client’s websites, subscription, account and tickets at once', () => {
  it('end without a deadlock, and whoever holds the subscription holds all that it covers', async () => {
    const clientId = await newClient()
    const owner = as(clientId)
    const subscriptionId = await newSubscription(clientId)
    const sites = await Promise.all([1, 2, 3].map(() => newWebsite(clientId, subscriptionId)))
    const first = sites[0] ?? 0
    const missed: CoveredWebsite[][] = []

    /** Takes the subscription's websites offline or back online, as an unpaid subscription does. */
    const switchCovered = (status: 'active' | 'inactive') =>
      admin.transaction(async (tx) => {
        const { covered } = await lockSubscription(tx, subscriptionId)
        const inactiveBy = status === 'inactive' ? ('billing' as const) : null
        const switched = await tx.db
          .update(websites)
          .set({ status, inactiveBy })
          .where(eq(websites.subscriptionId, subscriptionId))
          .returning({ id: websites.id })
        if (switched.length !== covered.length) missed.push(covered)
      })

    for (let round = 0; round < ROUNDS; round += 1) {
      const outcomes = await Promise.allSettled([
        switchCovered('inactive'),
        ...sites.map((id) => updateWebsite(admin, { id, changes: { subscriptionId: null } })),
        updateSubscription(admin, { id: subscriptionId, changes: { priceCents: 3_000 + round } }),
        openTicket(owner, { type: 'Bug', title: 'Panne', description: 'Rien.', websiteId: first }),
        updateUser(admin, { id: clientId, changes: { fixedFeeCents: round, city: `Sète ${round}` } }),
        ...sites.map((id) => updateWebsite(admin, { id, changes: { subscriptionId } })),
        switchWebsite(admin, { id: first, status: 'active' }),
        switchCovered('active'),
      ])
      const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(faults.filter((fault) => !(fault instanceof DomainError))).toEqual([])
      for (const id of sites) await updateWebsite(admin, { id, changes: { subscriptionId } })
    }
    expect(missed).toEqual([])
  })
})
