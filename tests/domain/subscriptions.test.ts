import { describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { createSubscription } from '@/lib/domain/billing/create-subscription'
import { deleteSubscription } from '@/lib/domain/billing/delete-subscription'
import type { SubscriptionInput } from '@/lib/domain/billing/schema'
import { updateSubscription } from '@/lib/domain/billing/update-subscription'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { deleteWebsite } from '@/lib/domain/website-deletion/delete-website'
import { createWebsite } from '@/lib/domain/websites/create-website'
import { updateWebsite } from '@/lib/domain/websites/update-website'
import { withClients } from '../support/clients'
import { domain } from '../support/context'

const { as, pool } = await domain()
const admin = as(ADMIN, 'ADMIN')
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 8)

const INPUT: SubscriptionInput = {
  clientId: CAMILLE,
  name: null,
  plan: 'basic',
  paymentPlan: 'monthly',
  priceCents: 3500,
  dueDate: '2030-01-31',
  status: 'active',
}

/** A client without a subscription, with one open ticket. */
async function client(): Promise<number> {
  const { rows } = await pool.query(
    withClients(
      `insert into users (email, password_hash, first_name, last_name, phone)
       values (gen_random_uuid() || '@exemple.fr', '-', 'Léa', 'Martin', '06')`,
    ),
  )
  await pool.query(
    "insert into tickets (client_id, user_id, type, title) values ($1, $1, 'Bug', 'Une panne')",
    [rows[0].id],
  )
  return rows[0].id
}
const rankOf = async (clientId: number) =>
  (await pool.query('select plan_rank from tickets where user_id = $1', [clientId])).rows[0].plan_rank

describe('the place of a client’s tickets follows the subscriptions', () => {
  it('as they are added, changed, moved and deleted', async () => {
    const [léa, paul] = [await client(), await client()]
    const { id } = await createSubscription(admin, { ...INPUT, clientId: léa })
    const change = (changes: Partial<SubscriptionInput>) => updateSubscription(admin, { id, changes })
    expect(await rankOf(léa)).toBe(2)
    await change({ plan: 'enterprise' })
    expect(await rankOf(léa)).toBe(0)
    await change({ status: 'inactive' })
    expect(await rankOf(léa)).toBe(3)
    await change({ status: 'late', plan: 'premium' })
    expect(await rankOf(léa)).toBe(1)
    await change({ clientId: paul })
    expect([await rankOf(léa), await rankOf(paul)]).toEqual([3, 1])
    await deleteSubscription(admin, id)
    expect(await rankOf(paul)).toBe(3)
  })

  it('a ticket about a site ranks by that site’s plan, and follows site and subscription', async () => {
    const [léa, paul] = [await client(), await client()]
    const best = await createSubscription(admin, { ...INPUT, clientId: léa, plan: 'enterprise' })
    const basic = await createSubscription(admin, { ...INPUT, clientId: léa, plan: 'basic' })
    const site = await createWebsite(admin, {
      ...{ clientId: léa, subscriptionId: basic.id, name: 'Le four', url: 'https://four.example' },
      ...{ imageUrl: null, status: 'active' },
    })
    const input = { type: 'Bug' as const, title: 'Le plan', description: 'Il manque.' }
    const about = await openTicket(as(léa), { ...input, websiteId: site.id })
    const aboutNone = await openTicket(as(léa), input)
    const ranks = async () => {
      const { rows } = await pool.query('select plan_rank from tickets where id in ($1, $2) order by id', [
        about.id,
        aboutNone.id,
      ])
      return rows.map(({ plan_rank }) => plan_rank)
    }
    expect(await ranks()).toEqual([2, 0])
    await updateSubscription(admin, { id: basic.id, changes: { plan: 'premium' } })
    expect(await ranks()).toEqual([1, 0])
    await updateSubscription(admin, { id: basic.id, changes: { status: 'inactive' } })
    expect(await ranks()).toEqual([3, 0])
    await updateWebsite(admin, { id: site.id, changes: { subscriptionId: best.id } })
    expect(await ranks()).toEqual([0, 0])
    await updateWebsite(admin, { id: site.id, changes: { subscriptionId: null } })
    expect(await ranks()).toEqual([3, 0])
    // The site now belongs to another client: the ticket's rank follows its own client's plan.
    await updateWebsite(admin, { id: site.id, changes: { clientId: paul } })
    expect(await ranks()).toEqual([0, 0])
    await updateWebsite(admin, { id: site.id, changes: { clientId: léa } })
    expect(await ranks()).toEqual([3, 0])
    await deleteWebsite(admin, site.id)
    expect(await ranks()).toEqual([0, 0])
  })

  it('a ticket is not missed when it is opened while the plan of its site changes', async () => {
    const clientId = await client()
    const { id: subscriptionId } = await createSubscription(admin, { ...INPUT, clientId, plan: 'enterprise' })
    const { id } = await createWebsite(admin, {
      ...{ clientId, subscriptionId, name: 'Le four', url: 'https://four.example' },
      ...{ imageUrl: null, status: 'active' },
    })
    for (let round = 0; round < ROUNDS; round += 1) {
      const linked = round % 2 ? subscriptionId : null
      const [ticket] = await Promise.all([
        openTicket(as(clientId), {
          ...{ type: 'Bug', title: 'En même temps', description: 'Oui.', websiteId: id },
        }),
        updateWebsite(admin, { id, changes: { subscriptionId: linked } }),
      ])
      const { rows } = await pool.query('select plan_rank from tickets where id = $1', [ticket.id])
      expect(rows[0].plan_rank).toBe(linked === null ? 3 : 0)
    }
  })

  it('also when all of a client’s subscriptions end at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const clientId = await client()
      const plans = ['enterprise', 'premium', 'basic'] as const
      const added = await Promise.all(
        plans.map((plan) => createSubscription(admin, { ...INPUT, clientId, plan })),
      )
      expect(await rankOf(clientId)).toBe(0)
      await Promise.all(added.map(({ id }) => deleteSubscription(admin, id)))
      expect(await rankOf(clientId)).toBe(3)
    }
  })

  it('when two clients’ subscriptions change hands at once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [léa, paul] = [await client(), await client()]
      const pro = await createSubscription(admin, { ...INPUT, clientId: léa, plan: 'enterprise' })
      const standard = await createSubscription(admin, { ...INPUT, clientId: paul, plan: 'premium' })
      await Promise.all([
        updateSubscription(admin, { id: pro.id, changes: { clientId: paul } }),
        updateSubscription(admin, { id: standard.id, changes: { clientId: léa } }),
      ])
      expect([await rankOf(léa), await rankOf(paul)]).toEqual([1, 0])
    }
  })
})

describe('a subscription that websites are linked to', () => {
  it('is neither deleted nor given to another client, and the refusal names them', async () => {
    const refusal = {
      code: 'conflict',
      message: expect.stringMatching(
        /^Un site est lié.*«\u00a0La Table de Camille\u00a0»\. Retirez-lui l’abonnement avant/,
      ),
    }
    await expect(deleteSubscription(admin, 1)).rejects.toMatchObject(refusal)
    await expect(updateSubscription(admin, { id: 1, changes: { clientId: JULIEN } })).rejects.toMatchObject(
      refusal,
    )
    expect(await updateSubscription(admin, { id: 1, changes: { clientId: CAMILLE } })).toMatchObject({
      id: 1,
    })
  })
})

it('is the agency’s to change, and of a user who is there', async () => {
  for (const ctx of [as(CAMILLE), as(MODERATOR, 'MODERATOR')]) {
    const forbidden = { code: 'forbidden' }
    await expect(createSubscription(ctx, INPUT)).rejects.toMatchObject(forbidden)
    await expect(updateSubscription(ctx, { id: 1, changes: { priceCents: 0 } })).rejects.toMatchObject(
      forbidden,
    )
    await expect(deleteSubscription(ctx, 1)).rejects.toMatchObject(forbidden)
  }
  const unknown = { code: 'validation', issues: [{ path: 'clientId' }] }
  await expect(createSubscription(admin, { ...INPUT, clientId: 999_999 })).rejects.toMatchObject(unknown)
  const { id } = await createSubscription(admin, INPUT)
  await expect(updateSubscription(admin, { id, changes: { clientId: 999_999 } })).rejects.toMatchObject(
    unknown,
  )
  await deleteSubscription(admin, id)
  await expect(deleteSubscription(admin, id)).rejects.toMatchObject({ code: 'not_found' })
})

it('leaves what changed in the audit log', async () => {
  const { id } = await createSubscription(admin, { ...INPUT, name: 'Privé' })
  await updateSubscription(admin, { id, changes: { priceCents: 4200, plan: 'premium', name: 'Secret' } })
  await updateSubscription(admin, { id, changes: { priceCents: 4200 } })
  await deleteSubscription(admin, id)
  const { rows } = await pool.query(
    "select action, before, after from audit_log where subject_type = 'subscription' and subject_id = $1 order by id",
    [String(id)],
  )
  const { name: _, ...fields } = INPUT
  expect(rows).toEqual([
    { action: 'subscription.created', before: null, after: fields },
    {
      action: 'subscription.changed',
      before: { priceCents: 3500, plan: 'basic' },
      after: { priceCents: 4200, plan: 'premium' },
    },
    { action: 'subscription.deleted', before: { ...fields, priceCents: 4200, plan: 'premium' }, after: null },
  ])
})
