import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../support/api'
import { as, newcomer, type SignedIn } from '../support/people'
import { stored } from '../support/stored'

let admin: SignedIn
let userId: number
beforeEach(async () => {
  admin = await as('admin')
  ;({ id: userId } = await newcomer())
})

const RULE = { MinAmount: 5_000, FixedFee: 25, PercentageFee: 2.9, MaxFee: 500, CustomFormula: null }
const ask = (method: string, path: string, json?: unknown) =>
  call(method, path, { bearer: admin.bearer, json })
const add = (json: object = {}) => ask('POST', `/users/fees/${userId}`, { ...RULE, ...json })
const faults = (body: { issues?: { path: string }[] }) => body.issues?.map(({ path }) => path)

describe('the rules of a user', () => {
  it('are added, listed by amount, changed in part and deleted', async () => {
    const formula = 'max(fixed, amount * 0.01)'
    const added = await add({ CustomFormula: ` ${formula} ` })
    expect(added.status).toBe(201)
    expect(added.body).toEqual({ ...RULE, Id: added.body.Id, CustomFormula: formula })
    await add({ MinAmount: 0, MaxFee: 0 })
    expect((await ask('GET', `/users/${userId}/fees`)).body).toEqual([
      { ...RULE, Id: added.body.Id + 1, MinAmount: 0, MaxFee: 0 },
      added.body,
    ])

    const changed = await ask('PUT', `/users/fees/${added.body.Id}`, {
      PercentageFee: 0.01,
      MaxFee: null,
      CustomFormula: '  ',
    })
    expect(changed.status).toBe(200)
    expect(changed.body).toEqual({ ...added.body, PercentageFee: 0.01, MaxFee: null, CustomFormula: null })
    const whole = { ...RULE, MinAmount: 7_000, FixedFee: 0 }
    expect((await ask('PUT', `/users/fees/${added.body.Id}/`, whole)).body).toEqual({
      ...whole,
      Id: added.body.Id,
    })

    const deleted = await ask('DELETE', `/users/fees/${added.body.Id}`)
    expect([deleted.status, deleted.body]).toEqual([204, null])
    expect((await ask('DELETE', `/users/fees/${added.body.Id}`)).status).toBe(404)
    expect((await ask('GET', `/users/${userId}/fees`)).body).toHaveLength(1)
  })

  it('without MaxFee and CustomFormula have neither', async () => {
    const { MinAmount, FixedFee, PercentageFee } = RULE
    const added = await ask('POST', `/users/fees/${userId}`, { MinAmount, FixedFee, PercentageFee })
    expect(added.body).toMatchObject({ MaxFee: null, CustomFormula: null })
  })

  it('come page by page', async () => {
    for (const MinAmount of [30, 10, 20]) await add({ MinAmount })
    const first = await ask('GET', `/users/${userId}/fees?limit=2`)
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const { pathname, search } = new URL(next)
    const last = await ask('GET', pathname.replace('/api', '') + search)
    const amounts = [first, last].map(({ body }) => body.map((rule: typeof RULE) => rule.MinAmount))
    expect(amounts).toEqual([[10, 20], [30]])
    expect(last.headers.get('link')).toBeNull()
  })
})

describe('a rule is refused', () => {
  it.each([
    ['MinAmount', -1],
    ['MinAmount', 1.5],
    ['MinAmount', '5000'],
    ['MinAmount', null],
    ['MinAmount', 2_147_483_648],
    ['FixedFee', -1],
    ['FixedFee', 0.01],
    ['FixedFee', undefined],
    ['PercentageFee', -0.01],
    ['PercentageFee', 100.01],
    ['PercentageFee', 2.999],
    ['PercentageFee', '2,9'],
    ['MaxFee', -1],
    ['MaxFee', 0.5],
    ['MaxFee', ''],
    ['CustomFormula', 12],
    ['CustomFormula', 'amount +'],
    ['CustomFormula', 'amount.constructor'],
    ['CustomFormula', '100 / amount'],
    ['CustomFormula', 'amount / shipping'],
    ['CustomFormula', '1'.repeat(301)],
  ])('for its %s: %j', async (field, value) => {
    const { status, body } = await add({ [field]: value })
    expect([status, faults(body)]).toEqual([400, [field]])
    expect(await stored('select 1 from fee_rules where client_id = $1', [userId])).toEqual([])
  })

  it('with the cause of a formula, in French', async () => {
    const { body } = await add({ CustomFormula: 'prix * 2' })
    expect(body.issues[0].message).toMatch(/^«\u00a0prix\u00a0» est inconnu/)
  })

  it('when a change of its terms makes its formula infinite', async () => {
    const { body: rule } = await add({ CustomFormula: 'amount / fixed' })
    const { status, body } = await ask('PUT', `/users/fees/${rule.Id}`, { FixedFee: 0 })
    expect([status, faults(body)]).toEqual([400, ['CustomFormula']])
  })

  it('at an amount that another has, new or changed', async () => {
    await add()
    const second = await add()
    expect([second.status, second.body.code, faults(second.body)]).toEqual([409, 'conflict', ['MinAmount']])
    const { body: other } = await add({ MinAmount: 1 })
    expect((await ask('PUT', `/users/fees/${other.Id}`, { MinAmount: 5_000 })).status).toBe(409)
    expect((await ask('PUT', `/users/fees/${other.Id}`, { MinAmount: 1 })).status).toBe(200)
    const { id } = await newcomer()
    expect((await ask('POST', `/users/fees/${id}`, RULE)).status).toBe(201)
  })

  it('when two begin at the same amount at once: one is', async () => {
    const answers = await Promise.all([add(), add(), add(), add()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409])
  })
})

describe('refusals come in the contract’s order', () => {
  const nobody = 2_147_483_647
  const calls = [
    ['GET', `/users/${nobody}/fees`],
    ['POST', `/users/fees/${nobody}`],
    ['PUT', `/users/fees/${nobody}`],
    ['DELETE', `/users/fees/${nobody}`],
  ] as const

  it.each(calls)('%s %s: session, role, input, then whether it exists', async (method, path) => {
    const sent = method === 'POST' || method === 'PUT'
    const wrong = sent ? { json: { FixedFee: -1 } } : {}
    expect((await call(method, path, wrong)).status).toBe(401)
    const { bearer } = await newcomer()
    expect((await call(method, path, { bearer, ...wrong })).status).toBe(403)
    if (sent) expect((await ask(method, path, { FixedFee: -1 })).status).toBe(400)
    expect((await ask(method, path.replace(String(nobody), 'zero'), sent ? RULE : undefined)).status).toBe(
      400,
    )
    expect((await ask(method, path, sent ? RULE : undefined)).status).toBe(404)
  })

  it('what cannot be called there is 405', async () => {
    const wrong = await ask('GET', `/users/fees/${userId}`)
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, expect.stringContaining('POST')])
    expect((await ask('DELETE', `/users/${userId}/fees`)).status).toBe(405)
  })
})

it('who changed what is in the audit log, with both values', async () => {
  const { body: rule } = await add({ CustomFormula: 'amount / 100' })
  await ask('PUT', `/users/fees/${rule.Id}`, { FixedFee: 30, MinAmount: RULE.MinAmount })
  await ask('PUT', `/users/fees/${rule.Id}`, { FixedFee: 30 })
  await ask('DELETE', `/users/fees/${rule.Id}`)
  const clientId = userId
  const terms = {
    clientId,
    minAmountCents: 5_000,
    percentage: 2.9,
    maxFeeCents: 500,
    customFormula: 'amount / 100',
  }
  expect(
    await stored(
      `select action, actor_id, actor_role, before, after from audit_log
       where subject_type = 'fee-rule' and subject_id = $1 order by id`,
      [rule.Id],
    ),
  ).toEqual([
    {
      action: 'fee-rule.created',
      actor_id: 1,
      actor_role: 'ADMIN',
      before: null,
      after: { ...terms, fixedFeeCents: 25 },
    },
    {
      action: 'fee-rule.changed',
      actor_id: 1,
      actor_role: 'ADMIN',
      before: { clientId, fixedFeeCents: 25 },
      after: { clientId, fixedFeeCents: 30 },
    },
    {
      action: 'fee-rule.deleted',
      actor_id: 1,
      actor_role: 'ADMIN',
      before: { ...terms, fixedFeeCents: 30 },
      after: null,
    },
  ])
})
