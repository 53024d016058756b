import { describe, expect, it } from 'vitest'
import { call } from '../support/api'
import { bearerOf, newcomer, signUpBody } from '../support/people'
import { stored } from '../support/stored'

/** Fields that no caller may set by adding them to a call, in every spelling that might be accepted. */
const FORBIDDEN = {
  Id: 999_999,
  id: 999_999,
  Role: 'ADMIN',
  role: 'ADMIN',
  UserId: 1,
  userId: 1,
  clientId: 1,
  ClientId: 1,
  user_id: 1,
  authorId: 1,
  Author: 1,
  Status: 'closed',
  status: 'closed',
  Stripe_id: 'acct_voleur',
  stripeAccountId: 'acct_voleur',
  FixedFee: 0,
  PercentFee: 0,
  WebsiteId: 1,
  emailConfirmedAt: '2020-01-01T00:00:00Z',
  passwordHash: 'x',
  createdAt: '2020-01-01T00:00:00Z',
  Created_at: '2020-01-01T00:00:00Z',
  Updated_at: '2020-01-01T00:00:00Z',
  ticketId: 1,
  suspicious: true,
  __proto__: { role: 'ADMIN' },
  constructor: { prototype: { role: 'ADMIN' } },
}

const USER =
  'select role, stripe_account_id, email_confirmed_at, email from users join clients on owner_id = users.id where users.id = $1'
const untouched = (email: string) => [
  { role: 'USER', stripe_account_id: null, email_confirmed_at: null, email },
]

describe('fields that are not the caller’s to set are ignored', () => {
  it('at sign-up', async () => {
    const email = `masse-${Date.now()}@exemple.fr`
    const answer = await call('POST', '/auth/signup', { json: { ...FORBIDDEN, ...signUpBody(email) } })
    expect(answer.status).toBe(201)
    expect(answer.body.Id).not.toBe(999_999)
    expect(await stored(USER, [answer.body.Id])).toEqual(untouched(email))
  })

  it('with the colour and the password', async () => {
    const { bearer, id, email } = await newcomer()
    const color = await call('POST', '/users/color', { bearer, json: { ...FORBIDDEN, Color: '123456' } })
    expect(color.status).toBe(204)
    await call('POST', '/users/password', {
      bearer,
      json: { ...FORBIDDEN, CurrentPassword: 'Ostal-demo-2026!', NewPassword: 'Une phrase à soi' },
    })
    expect(await stored(USER, [id])).toEqual(untouched(email))
    expect(await stored('select role, color from users where id = 1')).toEqual([
      { role: 'ADMIN', color: '2f68ed' },
    ])
  })

  it('when a ticket is opened, written in and closed', async () => {
    const { bearer, id } = await newcomer()
    const opened = await call('POST', '/tickets', {
      bearer,
      // The author may name one of their own sites; another's is refused: ticket-desk.test.ts.
      json: {
        ...FORBIDDEN,
        WebsiteId: undefined,
        ticketType: 'Bug',
        ticketName: 'À moi',
        description: 'Texte',
      },
    })
    expect(opened.body).toMatchObject({ Status: 'open', Title: 'À moi' })
    const ticketId = opened.body.Id
    const written = await call('POST', `/tickets/message/${ticketId}`, {
      bearer,
      json: { ...FORBIDDEN, message: 'De moi' },
    })
    expect(written.body.Author).toBe(id)
    await call('PUT', `/tickets/status/${ticketId}`, { bearer, json: { ...FORBIDDEN, status: 'open' } })
    const rows = await stored(
      "select user_id, status, created_at > now() - interval '1 hour' as recent from tickets where id = $1",
      [ticketId],
    )
    expect(rows).toEqual([{ user_id: id, status: 'open', recent: true }])
  })

  it('in the wizard', async () => {
    const { bearer, id } = await newcomer()
    const answer = await call('POST', '/ostal/new_custommer', {
      bearer,
      json: {
        ...FORBIDDEN,
        hasWebsite: false,
        newWebsite: true,
        isExperienced: false,
        wantsSubscription: true,
        wantsEcommerce: false,
        selectedPlan: 'Sub Standard',
        annual: true,
        contactOption: 'email',
      },
    })
    expect(answer.status).toBe(201)
    expect(
      await stored('select client_id, ticket_id from project_requests where id = $1', [answer.body.Id]),
    ).toEqual([{ client_id: id, ticket_id: answer.body.TicketId }])
    expect(answer.body.TicketId).not.toBe(1)
  })

  it('in a website and a subscription, by the agency and by the owner', async () => {
    const { bearer, id } = await newcomer()
    const admin = await bearerOf('admin')
    const beyond = { ...FORBIDDEN, UserId: id, Status: 'late', inactiveBy: 'owner', search: 'x' }
    const website = await call('POST', '/websites', {
      ...admin,
      json: { ...beyond, Name: 'À elle', Url: 'https://a-elle.example', priceCents: 1 },
    })
    const subscription = await call('POST', '/subscriptions', {
      ...admin,
      json: { ...beyond, Price: 35, priceCents: 1, DueDate: '2030-01-31' },
    })
    for (const path of [`/websites/${website.body.Id}`, `/subscriptions/${subscription.body.Id}`])
      expect((await call('PUT', path, { ...admin, json: beyond })).status).toBe(200)
    await call('PUT', `/websites/status/${website.body.Id}`, {
      bearer,
      json: { ...FORBIDDEN, status: 'inactive', SubscriptionId: 1, Name: 'Volé' },
    })
    const recent = "created_at > now() - interval '1 hour' as recent"
    expect(
      await stored(
        `select client_id, name, subscription_id, status, inactive_by, ${recent} from websites where id = $1`,
        [website.body.Id],
      ),
    ).toEqual([
      {
        client_id: id,
        name: 'À elle',
        subscription_id: null,
        status: 'inactive',
        inactive_by: 'owner',
        recent: true,
      },
    ])
    expect(
      await stored(`select client_id, price_cents, status, ${recent} from subscriptions where id = $1`, [
        subscription.body.Id,
      ]),
    ).toEqual([{ client_id: id, price_cents: 3500, status: 'late', recent: true }])
  })

  it('in a fee rule', async () => {
    const { id } = await newcomer()
    const admin = await bearerOf('admin')
    const mine = { MinAmount: 0, FixedFee: 25, PercentageFee: 2.9 }
    const added = await call('POST', `/users/fees/${id}`, { ...admin, json: { ...FORBIDDEN, ...mine } })
    expect(added.body).toMatchObject({ ...mine, MaxFee: null, CustomFormula: null })
    expect(added.body.Id).not.toBe(999_999)
    await call('PUT', `/users/fees/${added.body.Id}`, { ...admin, json: { ...FORBIDDEN, FixedFee: 30 } })
    expect(
      await stored('select id, client_id, fixed_fee_cents from fee_rules where client_id = $1', [id]),
    ).toEqual([{ id: added.body.Id, client_id: id, fixed_fee_cents: 30 }])
  })

  it('in a visitor’s mail', async () => {
    const answer = await call('POST', '/mail', {
      json: {
        ...FORBIDDEN,
        template: 'home-form',
        content: { ...FORBIDDEN, nom: 'Zoé', email: 'zoe@exemple.fr', message: 'Bonjour', acceptation: true },
      },
    })
    const rows = await stored('select form, suspicious, fields from contact_messages where id = $1', [
      answer.body.Id,
    ])
    expect(rows).toEqual([
      {
        form: 'home-form',
        suspicious: false,
        fields: { nom: 'Zoé', email: 'zoe@exemple.fr', message: 'Bonjour', acceptation: true },
      },
    ])
  })
})
