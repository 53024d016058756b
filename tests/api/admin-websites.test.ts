import { describe, expect, it } from 'vitest'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf, newcomer } from '../support/people'
import { stored } from '../support/stored'

const admin = await bearerOf('admin')
const send = (method: string, path: string, json?: unknown) =>
  call(method, path, { ...admin, ...(json !== undefined && { json }) })

/** A new client with an unlinked website and subscription. */
async function client() {
  const person = await newcomer()
  const website = await send('POST', '/websites', {
    UserId: person.id,
    Name: 'Un site',
    Url: 'https://un-site.example',
  })
  const subscription = await send('POST', '/subscriptions', {
    UserId: person.id,
    Price: 29.17,
    DueDate: '2030-01-31',
  })
  return { ...person, website: website.body, subscription: subscription.body }
}

let shared: ReturnType<typeof client> | undefined
/** One for all cases that change nothing. */
const anyClient = () => {
  shared ??= client()
  return shared
}

describe('a website', () => {
  it('is added with its defaults and answered whole', async () => {
    const { id, website } = await client()
    expect(website).toEqual({
      Id: expect.any(Number),
      UserId: id,
      SubscriptionId: null,
      Name: 'Un site',
      Url: 'https://un-site.example',
      Status: 'active',
      Image: null,
    })
  })

  it('is changed in part or as a whole, linked and unlinked', async () => {
    const { website, subscription, bearer } = await client()
    const path = `/websites/${website.Id}`
    const linked = await send('PUT', path, {
      SubscriptionId: subscription.Id,
      Image: 'https://un-site.example/a.jpg',
    })
    expect(linked.body).toEqual({
      ...website,
      SubscriptionId: subscription.Id,
      Image: 'https://un-site.example/a.jpg',
    })
    const whole = { ...linked.body, SubscriptionId: null, Name: 'Renommé', Status: 'late', Image: '' }
    expect((await send('PUT', path, whole)).body).toEqual({ ...whole, Image: null })
    expect((await send('PUT', path, {})).body).toMatchObject({ Name: 'Renommé' })
    expect((await call('GET', path, { bearer })).body).toMatchObject({ Name: 'Renommé', Status: 'late' })
  })

  it.each([
    ['Url', 'ftp://un-site.example'],
    ['Url', 'javascript:alert(1)'],
    ['Url', 'https:un-site.example'],
    ['Url', ''],
    ['Url', 7],
    ['Name', '   '],
    ['Name', 'x'.repeat(151)],
    ['Image', 'data:image/png;base64,AAAA'],
    ['Status', 'closed'],
    ['UserId', 0],
    ['UserId', '2'],
    ['UserId', 2_147_483_647],
    ['SubscriptionId', 1.5],
    ['SubscriptionId', 1],
    ['SubscriptionId', 2_147_483_647],
  ])('with %s %j is refused at this field', async (field, value) => {
    const { id, website } = await anyClient()
    const whole = { UserId: id, Name: 'Un site', Url: 'https://un-site.example', [field]: value }
    for (const answer of [
      await send('POST', '/websites', whole),
      await send('PUT', `/websites/${website.Id}`, { [field]: value }),
    ]) {
      expectRefusal(answer, 400, 'validation')
      expect(answer.body.issues.map(({ path }: { path: string }) => path)).toEqual([field])
    }
  })

  it('keeps its client while a subscription of that client is linked', async () => {
    const { website, subscription } = await client()
    const other = await client()
    await send('PUT', `/websites/${website.Id}`, { SubscriptionId: subscription.Id })
    const moves = [
      await send('PUT', `/websites/${website.Id}`, { UserId: other.id }),
      await send('PUT', `/subscriptions/${subscription.Id}`, { UserId: other.id }),
      await send('DELETE', `/subscriptions/${subscription.Id}`),
    ]
    for (const answer of moves) expectRefusal(answer, 409, 'conflict')
    const foreign = await send('PUT', `/websites/${website.Id}`, { SubscriptionId: other.subscription.Id })
    expect([foreign.status, foreign.body.issues[0].path]).toEqual([400, 'SubscriptionId'])
    await send('PUT', `/websites/${website.Id}`, { SubscriptionId: null })
    expect((await send('PUT', `/websites/${website.Id}`, { UserId: other.id })).body.UserId).toBe(other.id)
    expect((await send('DELETE', `/subscriptions/${subscription.Id}`)).status).toBe(204)
  })

  it('that is deleted is gone for everybody', async () => {
    const { website, bearer } = await client()
    expect((await send('DELETE', `/websites/${website.Id}`)).status).toBe(204)
    expectRefusal(await send('DELETE', `/websites/${website.Id}`), 404, 'not_found')
    expectRefusal(await call('GET', `/websites/${website.Id}`, { bearer }), 404, 'not_found')
    expectRefusal(await call('GET', `/testimonials/website/${website.Id}`), 404, 'not_found')
  })
})

describe('a subscription', () => {
  it('is added with its defaults, its price in euros to the cent', async () => {
    const { id, subscription } = await client()
    expect(subscription).toEqual({
      Id: expect.any(Number),
      UserId: id,
      Name: null,
      Plan: 'basic',
      PayementPlan: 'monthly',
      DueDate: '2030-01-31',
      Price: 29.17,
      Status: 'active',
    })
    const [row] = await stored('select price_cents from subscriptions where id = $1', [subscription.Id])
    expect(row).toEqual({ price_cents: 2917 })
  })

  it('is changed in part or as a whole', async () => {
    const { subscription } = await client()
    const path = `/subscriptions/${subscription.Id}`
    const whole = {
      ...subscription,
      Name: 'Boutique',
      Plan: 'enterprise',
      PayementPlan: 'yearly',
      Price: 1120,
      Status: 'late',
    }
    expect((await send('PUT', path, whole)).body).toEqual(whole)
    expect((await send('PUT', path, { DueDate: '2031-12-31' })).body).toEqual({
      ...whole,
      DueDate: '2031-12-31',
    })
  })

  it.each([
    ['Price', 1.005],
    ['Price', -1],
    ['Price', 1_000_001],
    ['Price', '35'],
    ['Plan', 'standard'],
    ['PayementPlan', 'weekly'],
    ['DueDate', '31/01/2030'],
    ['DueDate', '2030-02-30'],
    ['Status', ''],
    ['Name', 'x'.repeat(151)],
    ['UserId', 2_147_483_647],
  ])('with %s %j is refused at this field', async (field, value) => {
    const { id, subscription } = await anyClient()
    const whole = { UserId: id, Price: 35, DueDate: '2030-01-31', [field]: value }
    for (const answer of [
      await send('POST', '/subscriptions', whole),
      await send('PUT', `/subscriptions/${subscription.Id}`, { [field]: value }),
    ]) {
      expectRefusal(answer, 400, 'validation')
      expect(answer.body.issues.map(({ path }: { path: string }) => path)).toEqual([field])
    }
  })

  it('needs a client, a price and a due date', async () => {
    const { body } = await send('POST', '/subscriptions', {})
    expect(body.issues.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'DueDate',
      'Price',
      'UserId',
    ])
  })
})

describe('refusals come in the contract’s order', () => {
  it.each(['/websites', '/subscriptions'])('%s: role, body, what is there', async (path) => {
    const { bearer } = await newcomer()
    const unknown = `${path}/2147483647`
    const broken = { raw: '{', headers: { 'content-type': 'application/json' } }
    expect((await call('PUT', unknown, broken)).status).toBe(401)
    expect((await call('PUT', unknown, { bearer, ...broken })).status).toBe(403)
    expect(
      (await call('PUT', unknown, { ...admin, raw: 'x', headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(415)
    expect((await call('PUT', unknown, { ...admin, ...broken })).status).toBe(400)
    expect((await send('PUT', unknown, { Status: 'closed' })).status).toBe(400)
    expect((await send('PUT', unknown, { Status: 'late' })).status).toBe(404)
    expect((await send('DELETE', `${path}/0`)).status).toBe(400)
    expect((await send('DELETE', unknown)).status).toBe(404)
  })

  it('the owner’s switch: body, whose site, what allows it', async () => {
    const owner = await bearerOf('owner')
    const put = (path: string, json: unknown) => call('PUT', path, { ...owner, json })
    expect((await call('PUT', '/websites/status/4', { json: {} })).status).toBe(401)
    expect((await put('/websites/status/3', { status: 'late' })).status).toBe(400)
    expect((await put('/websites/status/3', { status: 'active' })).status).toBe(404)
    const agencys = await put('/websites/status/4', { status: 'active' })
    expectRefusal(agencys, 409, 'conflict')
    expect(agencys.body.message).toMatch(/L’agence a mis ce site hors ligne.*04/)
  })
})

it('a site that its owner switches is gone and back for its readers at once', async () => {
  const { bearer, website } = await client()
  const list = `/testimonials/website/${website.Id}`
  const etag = (await call('GET', list)).headers.get('etag') ?? ''
  const ask = async () => (await call('GET', list, { headers: { 'if-none-match': etag } })).status
  const put = (status: string) => call('PUT', `/websites/status/${website.Id}`, { bearer, json: { status } })
  expect(await ask()).toBe(304)
  const off = await put('inactive')
  expect(off.body).toEqual({ ...website, Status: 'inactive' })
  expect(await ask()).toBe(403)
  expect((await call('GET', list)).body.code).toBe('site_inactive')
  expect((await put('inactive')).status).toBe(200)
  expect((await put('active')).body).toEqual(website)
  expect(await ask()).toBe(304)
})

describe('the agency’s lists', () => {
  const list = async (path: string) => {
    const answer = await send('GET', path)
    return answer.status === 200 ? answer.body.map(({ Id }: { Id: number }) => Id) : answer.body
  }

  it('are found by words, client, status and plan, and sorted both ways', async () => {
    const { id, email, website, subscription } = await client()
    const tag = `Épicerie ${email.split('@')[0]}`
    await send('PUT', `/websites/${website.Id}`, { Name: tag, SubscriptionId: subscription.Id })
    const second = await send('POST', '/websites', {
      UserId: id,
      Name: `${tag} bis`,
      Url: 'https://bis.example',
      Status: 'late',
    })
    const both = [website.Id, second.body.Id]
    const found = (query: string) => list(`/websites/list?client=${email}&${query}`)
    expect(await found('')).toEqual(both)
    expect(await found('search=epicerie')).toEqual(both)
    expect(await found('search=EPICERIE+bis')).toEqual([second.body.Id])
    expect(await found('search=%25')).toEqual([])
    expect(await found('status=late')).toEqual([second.body.Id])
    expect(await found('plan=basic')).toEqual([website.Id])
    expect(await found('sort=id&order=desc')).toEqual(both.toReversed())
    expect(await found('sort=name')).toEqual(both)
    const found2 = (query: string) => list(`/subscriptions/list?search=${email}&${query}`)
    expect(await found2('')).toEqual([subscription.Id])
    expect(await found2('plan=basic&status=active&paymentPlan=monthly&sort=dueDate')).toEqual([
      subscription.Id,
    ])
    expect(await found2('plan=enterprise')).toEqual([])
  })

  it('go on by pages in each of their orders', async () => {
    for (const path of [
      '/websites/list?sort=name',
      '/websites/list?sort=status&order=desc',
      '/subscriptions/list?sort=dueDate',
      '/subscriptions/list?sort=plan',
      '/subscriptions/list?sort=status',
    ]) {
      const first = await send('GET', `${path}&limit=2`)
      const next = new URL(/<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '')
      const second = await send('GET', `${next.pathname.replace('/api', '')}${next.search}`)
      const ids = [...first.body, ...second.body].map(({ Id }: { Id: number }) => Id)
      expect([path, new Set(ids).size]).toEqual([path, ids.length])
      expect(ids.length).toBeGreaterThan(2)
    }
  })

  it.each([
    ['/websites/list?passwordHash=x', 'passwordHash'],
    ['/websites/list?sort=search', 'sort'],
    ['/websites/list?order=up', 'order'],
    ['/websites/list?status=closed', 'status'],
    ['/subscriptions/list?sort=priceCents', 'sort'],
    ['/subscriptions/list?userId=2', 'userId'],
    ['/subscriptions/list?plan=standard', 'plan'],
  ])('%s is refused, not ignored', async (path, field) => {
    const answer = await send('GET', path)
    expectRefusal(answer, 400, 'validation', field)
  })
})
