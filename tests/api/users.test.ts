import { beforeAll, describe, expect, inject, it } from 'vitest'
import { SAMPLE_PAYMENT_ACCOUNT } from '@/db/seed/sample-payments'
import { type Answer, call } from '../support/api'
import { as, bearerOf, logIn, newcomer, PASSWORD } from '../support/people'
import { stored } from '../support/stored'

let admin: { bearer?: string }
beforeAll(async () => {
  admin = await bearerOf('admin')
})

let count = 0
const body = (more: object = {}) => ({
  FirstName: 'Aurélie',
  LastName: 'Fondeyre',
  Email: `aurelie-${count++}-${crypto.randomUUID().slice(0, 8)}@exemple.fr`,
  Password: PASSWORD,
  ...more,
})
const create = (json: object) => call('POST', '/users', { ...admin, json })
const change = (id: number, json: object) => call('PUT', `/users/${id}`, { ...admin, json })
const list = (query: string) => call('GET', `/users/list${query}`, admin)
const issues = ({ body: { issues: found } }: Answer) => found?.map(({ path }: { path: string }) => path)

describe('an account', () => {
  it('is created with the defaults, answered without its password, and logs in', async () => {
    const sent = body({ Email: `Majuscule-${crypto.randomUUID()}@Exemple.FR` })
    const { status, body: user } = await create(sent)
    expect([status, user]).toEqual([
      201,
      {
        Id: expect.any(Number),
        FirstName: 'Aurélie',
        LastName: 'Fondeyre',
        Email: sent.Email.toLowerCase(),
        Role: 'USER',
        Color: '2f68ed',
        Stripe_id: null,
        FixedFee: 0,
        PercentFee: 0,
        Address: null,
        PostalCode: null,
        City: null,
        Country: null,
        BusinessName: null,
      },
    ])
    await logIn(sent.Email)
  })

  it('keeps every field that the specification lists, and changes in part or in whole', async () => {
    const fields = {
      Role: 'MODERATOR',
      Color: 'c2410c',
      Stripe_id: `acct_${crypto.randomUUID()}`,
      FixedFee: 45,
      PercentFee: 2.55,
      Address: '1 rue Foch',
      PostalCode: '34000',
      City: 'Montpellier',
      Country: 'France',
      BusinessName: 'Fondeyre & Fils',
    }
    const sent = body(fields)
    const { Password: _, ...wanted } = sent
    const created = await create({ ...sent, Color: '#C2410C' })
    expect(created.body).toEqual({ Id: created.body.Id, ...wanted })
    const changed = await change(created.body.Id, { City: 'Sète', Stripe_id: '' })
    expect([changed.status, changed.body]).toEqual([200, { ...created.body, City: 'Sète', Stripe_id: null }])
    const whole = await change(created.body.Id, created.body)
    expect(whole.body).toEqual(created.body)
  })

  it('ignores what no role may set', async () => {
    const forbidden = {
      Id: 999_999,
      passwordHash: 'x',
      PasswordHash: 'x',
      emailConfirmedAt: '2020-01-01T00:00:00Z',
      isSample: true,
      role: 'ADMIN',
      stripeAccountId: 'acct_voleur',
      secondFactorAt: '2020-01-01T00:00:00Z',
      createdAt: '2020-01-01T00:00:00Z',
    }
    const { body: user } = await create(body(forbidden))
    const hash = 'select password_hash from users where id = $1'
    const [before] = await stored(hash, [user.Id])
    await change(user.Id, { ...forbidden, Password: 'Une phrase toute neuve' })
    expect(await stored(hash, [user.Id])).toEqual([before])
    const [row] = await stored(
      `select role, stripe_account_id, email_confirmed_at, is_sample, second_factor_at,
              created_at > now() - interval '1 hour' as recent
       from users join clients on owner_id = users.id where users.id = $1`,
      [user.Id],
    )
    expect(row).toEqual({
      role: 'USER',
      stripe_account_id: null,
      email_confirmed_at: null,
      is_sample: false,
      second_factor_at: null,
      recent: true,
    })
  })

  it.each([
    [{ FirstName: ' ' }, 'FirstName'],
    [{ Email: 'nulle part' }, 'Email'],
    [{ Role: 'OWNER' }, 'Role'],
    [{ Color: 'bleu' }, 'Color'],
    [{ FixedFee: 1.5 }, 'FixedFee'],
    [{ FixedFee: -1 }, 'FixedFee'],
    [{ FixedFee: '45' }, 'FixedFee'],
    [{ PercentFee: 100.01 }, 'PercentFee'],
    [{ PercentFee: 1.234 }, 'PercentFee'],
    [{ Password: 'motdepasse1' }, 'Password'],
    [{ Password: undefined }, 'Password'],
    [{ Invite: true }, 'Password'],
  ])('with %o is refused at %s', async (more, path) => {
    const answer = await create(body(more))
    expect([answer.status, answer.body.code, issues(answer)]).toEqual([400, 'validation', [path]])
  })

  it('is refused for what another has, and names the field', async () => {
    const taken = await create(body({ Email: 'CAMILLE@Ostal.example' }))
    expect([taken.status, taken.body.code, issues(taken)]).toEqual([409, 'conflict', ['Email']])
    const stripe = await create(body({ Stripe_id: SAMPLE_PAYMENT_ACCOUNT }))
    expect([stripe.status, issues(stripe)]).toEqual([409, ['Stripe_id']])
    const { body: user } = await create(body())
    expect((await change(user.Id, { Email: 'camille@ostal.example' })).status).toBe(409)
    expect((await change(user.Id, { Stripe_id: SAMPLE_PAYMENT_ACCOUNT })).status).toBe(409)
  })

  it('is refused in the contract’s order: rights, then the body, then the account, then its state', async () => {
    const wrong = { Role: 'OWNER' }
    const { bearer } = await newcomer()
    expect((await call('PUT', '/users/999999', { json: wrong })).status).toBe(401)
    expect((await call('PUT', '/users/999999', { bearer, json: wrong })).status).toBe(403)
    expect((await change(999_999, wrong)).status).toBe(400)
    expect((await change(999_999, { Role: 'USER' })).status).toBe(404)
    expect((await call('DELETE', '/users/abc', admin)).status).toBe(400)
    expect((await call('DELETE', '/users/999999', admin)).status).toBe(404)
    const last = await change(1, { Role: 'USER' })
    expect([last.status, issues(last)]).toEqual([409, ['Role']])
    const password = (Id: number, NewPassword: string) =>
      call('POST', '/users/change-password', { ...admin, json: { Id, NewPassword } })
    expect((await password(999_999, 'court')).status).toBe(400)
    expect((await password(999_999, 'motdepasse1')).status).toBe(400)
    expect((await password(999_999, 'Une phrase toute neuve')).status).toBe(404)
  })

  it('is invited without a password, by a mail', async () => {
    const sent = body({ Password: undefined, Invite: true })
    const { status, body: user } = await create(sent)
    expect(status).toBe(201)
    expect(await stored('select purpose from account_tokens where user_id = $1', [user.Id])).toEqual([
      { purpose: 'invitation' },
    ])
  })
})

describe('at once', () => {
  const isSignedIn = async ({ bearer, cookie }: { bearer: string; cookie: string }) => [
    (await call('GET', '/users/info', { bearer })).status,
    (await call('GET', '/users/info', { cookie })).status,
  ]

  it('another role ends the sessions, by cookie and by bearer, and is the role of the next', async () => {
    const person = await newcomer()
    expect(await isSignedIn(person)).toEqual([200, 200])
    expect((await change(person.id, { Role: 'MODERATOR' })).status).toBe(200)
    expect(await isSignedIn(person)).toEqual([401, 401])
    const { bearer } = await logIn(person.email)
    expect((await call('GET', '/tickets/list?limit=1', { bearer })).status).toBe(200)
  })

  it('another password ends the sessions, and is the password', async () => {
    const person = await newcomer()
    const json = { Id: person.id, NewPassword: 'Une phrase toute neuve' }
    expect((await call('POST', '/users/change-password', { ...admin, json })).status).toBe(204)
    expect(await isSignedIn(person)).toEqual([401, 401])
    await logIn(person.email, { password: json.NewPassword })
  })

  it('deletion ends the sessions', async () => {
    const person = await newcomer()
    expect((await call('DELETE', `/users/${person.id}`, admin)).status).toBe(204)
    expect(await isSignedIn(person)).toEqual([401, 401])
  })

  it('what hangs on an account is named instead', async () => {
    const answer = await call('DELETE', '/users/2', admin)
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
    expect(answer.body.message).toMatch(/: \d+ sites, \d+ abonnements et \d+ demandes/)
    expect((await call('DELETE', '/users/1', admin)).body.message).toContain('dernier administrateur')
  })
})

describe('the list', () => {
  const tag = `zz${crypto.randomUUID().slice(0, 8)}`
  beforeAll(async () => {
    await stored(
      `with person as (
       insert into users (email, password_hash, first_name, last_name, phone, role, business_name)
       select 'n' || n || '-${tag}@exemple.fr', '-', 'Prénom ' || lpad(n::text, 3, '0'), '${tag}', '',
              (case when n % 10 = 0 then 'MODERATOR' else 'USER' end)::user_role, '=' || n
       from generate_series(1, 530) n returning id, substr(business_name, 2)::int as n
       ) insert into clients (id, owner_id, fixed_fee_cents) select id, id, n * 10 from person`,
    )
  })

  it('comes by pages that keep the filter and the order, no account twice', async () => {
    const names: string[] = []
    let query: string | null = `?search=${tag}&sort=name&order=desc&limit=200`
    while (query !== null) {
      const answer: Answer = await list(query)
      names.push(...answer.body.map(({ FirstName }: { FirstName: string }) => FirstName))
      const next = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]
      query = next ? new URL(next).search : null
      if (next) expect(new URL(next).searchParams.get('sort')).toBe('name')
    }
    expect(names).toHaveLength(530)
    expect(names).toEqual(names.toSorted().toReversed())
  })

  it('comes whole without limit and cursor, filtered all the same, newest first', async () => {
    const whole = await list(`?search=${tag}`)
    expect([whole.headers.get('link'), whole.body.length]).toEqual([null, 530])
    const ids = whole.body.map(({ Id }: { Id: number }) => Id)
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a))
    expect((await list(`?search=${tag}&role=MODERATOR`)).body).toHaveLength(53)
    expect((await list(`?search=prenom+007+${tag.toUpperCase()}`)).body).toHaveLength(1)
    expect(JSON.stringify(whole.body[0])).not.toMatch(/password|hash/i)
  })

  it.each([
    ['?sort=PasswordHash', 'sort'],
    ['?sort=passwordHash', 'sort'],
    ['?sort=createdAt', 'sort'],
    ['?order=upwards', 'order'],
    ['?role=OWNER', 'role'],
    ['?PasswordHash=x', 'PasswordHash'],
    ['?Email=camille', 'Email'],
    ['?filter=x', 'filter'],
    ['?limit=0', 'limit'],
    [`?cursor=${Buffer.from('{"sort":"id","id":"x"}').toString('base64url')}`, 'cursor'],
    [`?sort=name&cursor=${Buffer.from('{"sort":"id","id":3}').toString('base64url')}`, 'cursor'],
    [
      `?sort=email&cursor=${Buffer.from('{"sort":"email","email":"a\\u0000"}').toString('base64url')}`,
      'cursor',
    ],
  ])('%s is refused at %s', async (query, path) => {
    const answer = await list(query)
    expect([answer.status, answer.body.code, issues(answer)]).toEqual([400, 'validation', [path]])
  })

  it('is exported as its screen filters it, for those who may see it', async () => {
    const ask = (cookie: string, query = `?search=${tag}&sort=name`) =>
      fetch(`${inject('origin')}/admin/export${query}`, { headers: { cookie }, redirect: 'manual' })
    const { cookie } = await as('admin')
    const answer = await ask(cookie)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?ostal-utilisateurs-\d{4}-\d\d-\d\d\.csv"?$/,
    )
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const bytes = Buffer.from(await answer.arrayBuffer())
    const lines = bytes.toString('utf8').split('\r\n')
    expect(lines[0]).toBe(
      '\ufeffNuméro;Prénom;Nom;E-mail;Rôle;Entreprise;Adresse;Code postal;Ville;Pays;Compte Stripe;Frais fixes (€);Frais (%)',
    )
    expect(lines).toHaveLength(532)
    expect(lines[1]).toMatch(
      new RegExp(`^\\d+;Prénom 001;${tag};n1-${tag}@exemple\\.fr;USER;'=1;;;;;;0,1;0$`),
    )
    expect((await ask((await as('moderator')).cookie)).headers.get('location')).toBe('/unauthorized')
    expect((await ask('')).headers.get('location')).toMatch(/^\/login\?from=/)
    const refused = await ask(cookie, '?sort=PasswordHash')
    expect([refused.status, refused.headers.get('location')]).toEqual([307, '/admin?sort=PasswordHash'])
  })
})
