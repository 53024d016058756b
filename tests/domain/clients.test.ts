import { describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, JULIEN, SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { signUp } from '@/lib/domain/accounts/sign-up'
import { getSubscription } from '@/lib/domain/billing/queries'
import type { Person } from '@/lib/domain/context'
import { getTicket, listOwnTickets } from '@/lib/domain/tickets/queries'
import { createUser } from '@/lib/domain/users/create-user'
import { CreateUser } from '@/lib/domain/users/schema'
import { getWebsite, listOwnWebsites } from '@/lib/domain/websites/queries'
import { createContext } from '@/lib/server/context'
import { newPerson } from '../support/accounts'
import { domain } from '../support/context'

const { as, pool, resources } = await domain()
const admin = as(ADMIN, 'ADMIN')
const page = { after: null, limit: 100 }

const withoutClient = async () =>
  (await pool.query('select u.id from users u left join clients c on c.id = u.id where c.owner_id is null'))
    .rows

describe('a user’s client', () => {
  it('is there for the sample accounts, after a sign-up and for an account that the agency makes', async () => {
    const signedUp = await signUp(as(), newPerson())
    const made = await createUser(
      admin,
      CreateUser.parse({
        ...{
          firstName: 'Léa',
          lastName: 'Martin',
          email: 'lea-client@exemple.fr',
          password: SAMPLE_PASSWORD,
        },
        ...{ role: 'MODERATOR', fixedFeeCents: 30, percentFee: 2.5, stripeAccountId: 'acct_made' },
      }),
    )
    expect(await withoutClient()).toEqual([])
    const { rows } = await pool.query(
      `select id, owner_id, fixed_fee_cents, percent_fee::float, stripe_account_id from clients
       where id = any($1) order by id`,
      [[signedUp.id, made.id]],
    )
    expect(rows).toEqual([
      { id: signedUp.id, owner_id: signedUp.id, fixed_fee_cents: 0, percent_fee: 0, stripe_account_id: null },
      {
        id: made.id,
        owner_id: made.id,
        fixed_fee_cents: 30,
        percent_fee: 2.5,
        stripe_account_id: 'acct_made',
      },
    ])
  })

  it('is not left behind by an account that is refused', async () => {
    const count = async () => (await pool.query('select count(*)::int as n from clients')).rows[0].n
    const before = await count()
    await expect(signUp(as(), { ...newPerson(), email: 'camille@ostal.example' })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await count()).toBe(before)
  })

  it.each([
    ['another id than its owner’s', 'insert into clients (id, owner_id) values (9999, 2)'],
    ['a SIREN of eight digits', "update clients set kind = 'professional', siren = '12345678' where id = 2"],
    ['a VAT number without a country', "update clients set vat_number = '40123456824' where id = 2"],
    ['a consumer’s SIREN', "update clients set kind = 'consumer', siren = '123456782' where id = 2"],
    ['four addresses for invoices', "update clients set billing_emails = '{a@x,b@x,c@x,d@x}' where id = 2"],
    ['a country in full', "update clients set billing_country = 'France' where id = 2"],
    ['an empty purchase reference', "update clients set purchase_reference = '' where id = 2"],
    ['a fee below zero', 'update clients set fixed_fee_cents = -1 where id = 2'],
    ['a fee of more than all', 'update clients set percent_fee = 100.01 where id = 2'],
  ])('never has %s: the database refuses it', async (_, statement) => {
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '23514' })
  })

  it('has the customer of the agency’s own account once', async () => {
    await pool.query("update clients set stripe_customer_id = 'cus_1' where id = 2")
    await expect(
      pool.query("update clients set stripe_customer_id = 'cus_1' where id = 3"),
    ).rejects.toMatchObject({ constraint: 'clients_stripe_customer_unique' })
  })
})

describe('rights go by the client of who acts', () => {
  const ofCamille = (person: Omit<Person, 'type' | 'clientId' | 'sessionId'>) =>
    createContext(
      { type: 'person', ...person, clientId: CAMILLE, sessionId: crypto.randomUUID() },
      { requestId: crypto.randomUUID(), network: '203.0.113.7' },
      resources(),
    )
  const colleague = ofCamille({ id: JULIEN, role: 'USER' })

  it('so that two people of one client see the same websites, tickets and subscriptions', async () => {
    const camille = as(CAMILLE)
    expect(await listOwnWebsites(colleague, page)).toEqual(await listOwnWebsites(camille, page))
    expect(await listOwnTickets(colleague, page)).toEqual(await listOwnTickets(camille, page))
    expect(await getSubscription(colleague, 1)).toEqual(await getSubscription(camille, 1))
    expect(await getTicket(colleague, 1)).toEqual(await getTicket(camille, 1))
  })

  it('and not what is another client’s, their own user’s included', async () => {
    const { rows } = await pool.query('select id from websites where client_id = $1 limit 1', [JULIEN])
    await expect(getWebsite(colleague, rows[0].id)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('an administrator may manage every website, and lists only their client’s as their own', async () => {
    const staff = ofCamille({ id: ADMIN, role: 'ADMIN' })
    expect((await getWebsite(staff, 3)).clientId).toBe(JULIEN)
    const own = await listOwnWebsites(staff, page)
    expect(new Set(own.rows.map(({ clientId }) => clientId))).toEqual(new Set([CAMILLE]))
    expect((await listOwnWebsites(admin, page)).rows).toEqual([])
  })
})
