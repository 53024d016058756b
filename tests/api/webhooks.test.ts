import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { allMailSent, mailTo } from '../support/inbox'
import { bearerOf, signUpBody } from '../support/people'
import { stored } from '../support/stored'
import { webhookReceiver } from '../support/webhook-receiver'

/** Camille's shop, which no other file changes. */
const SITE = 2
const receiver = await webhookReceiver()
afterAll(receiver.stop)
let owner: { bearer?: string }
beforeAll(async () => {
  owner = await bearerOf('owner')
})
afterEach(async () => {
  receiver.clear()
  await stored('delete from webhook_endpoints where website_id = $1', [SITE])
})

const add = (Url = receiver.url, more = {}) =>
  call('POST', '/webhooks', { ...owner, json: { WebsiteId: SITE, Url, ...more } })
const log = async (id: number, query = '') => call('GET', `/webhooks/${id}/deliveries${query}`, owner)

/** Waits until the latest delivery is no longer pending, or until `isSettled`. */
async function settled(id: number, isSettled = (latest: Answer['body']) => latest?.State !== 'pending') {
  const deadline = Date.now() + 40_000
  while (Date.now() < deadline) {
    const [latest] = (await log(id)).body
    if (isSettled(latest)) return latest
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The delivery did not settle')
}

describe('an address', () => {
  it('is added with a secret that only we choose, listed, switched and deleted', async () => {
    const added = await add(receiver.url, { Secret: 'whsec_AAAA', Active: false, Id: 7 })
    expect(added.status).toBe(201)
    expect(added.body).toEqual({
      Id: expect.any(Number),
      WebsiteId: SITE,
      Url: receiver.url,
      Secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      PreviousSecret_until: null,
      Active: true,
      Gone_at: null,
      Failing_since: null,
      GivenUp_at: null,
      Created_at: expect.any(String),
    })
    const path = `/webhooks/${added.body.Id}`
    expect((await call('GET', `/webhooks/website/${SITE}`, owner)).body).toEqual([added.body])
    const off = await call('PUT', path, { ...owner, json: { Active: false } })
    expect(off).toMatchObject({ status: 200, body: { ...added.body, Active: false } })
    expect((await call('DELETE', path, owner)).status).toBe(204)
    expectRefusal(await call('DELETE', path, owner), 404, 'not_found')
    expect((await call('GET', `/webhooks/website/${SITE}`, owner)).body).toEqual([])
  })

  it.each([
    '',
    'site',
    'ftp://site.example/',
    'https://moi:secret@site.example/',
    `https://site.example/${'a'.repeat(2000)}`,
  ])('is refused at its field: %.40s', async (url) => {
    expectRefusal(await add(url), 400, 'validation', 'Url')
  })

  it('is refused a second time, and a site has at most five', async () => {
    await add()
    expectRefusal(await add(`${receiver.url}#again`), 400, 'validation', 'Url')
    for (const name of ['b', 'c', 'd', 'e']) expect((await add(`https://${name}.invalid/`)).status).toBe(201)
    expectRefusal(await add('https://f.invalid/'), 409, 'conflict')
  })

  it('is not added beyond five by concurrent calls', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => add(`https://${name}.invalid/`)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 201, 201, 409, 409,
    ])
  })
})

it('after a renewal, messages are signed with both secrets for a day', async () => {
  const { Id, Secret } = (await add()).body
  const renewed = await call('POST', `/webhooks/${Id}/secret`, owner)
  expect(renewed).toMatchObject({ status: 200, body: { Id, Secret: expect.stringMatching(/^whsec_/) } })
  expect(renewed.body.Secret).not.toBe(Secret)
  expect(Date.parse(renewed.body.PreviousSecret_until)).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  expect(JSON.stringify(renewed.body)).not.toContain(Secret)
  await call('POST', `/webhooks/${Id}/test`, owner)
  await settled(Id)
  const [message] = receiver.received
  for (const key of [Secret, renewed.body.Secret])
    new Webhook(key).verify(message?.body ?? '', message?.headers as Record<string, string>)
})

describe('a change', () => {
  it('is delivered with a signature and appears in the log', async () => {
    const { Id, Secret } = (await add()).body
    const entry = await call('POST', '/staff', {
      ...owner,
      json: { WebsiteId: SITE, Name: 'Léa', Role: 'Cheffe' },
    })
    const delivery = await settled(Id)
    const [message] = receiver.received
    expect(
      new Webhook(Secret).verify(message?.body ?? '', message?.headers as Record<string, string>),
    ).toMatchObject({
      type: 'staff.changed',
      data: { websiteId: SITE, entity: 'staff', id: entry.body.Id, action: 'created' },
    })
    expect(delivery).toEqual({
      Id: expect.any(Number),
      WebhookId: Id,
      EventId: message?.headers['webhook-id'],
      Type: 'staff.changed',
      Payload: message?.body,
      State: 'delivered',
      Attempts: 1,
      LastStatus: 204,
      LastError: null,
      LastAnswer: null,
      NextAttempt_at: null,
      Delivered_at: expect.any(String),
      Created_at: expect.any(String),
    })
  })

  it('is resent automatically a few seconds after a failure', async () => {
    receiver.answer({ status: 500, body: 'Panne' })
    const { Id } = (await add()).body
    await call('POST', `/webhooks/${Id}/test`, owner)
    expect(await settled(Id, (latest) => latest?.LastStatus === 500)).toMatchObject({
      State: 'pending',
      LastAnswer: 'Panne',
    })
    expect(await settled(Id)).toMatchObject({ State: 'delivered', Attempts: 2, LastStatus: 204 })
  })
})

describe('a test message', () => {
  it('is a ping that can be resent under the same id', async () => {
    const { Id } = (await add()).body
    const sent = await call('POST', `/webhooks/${Id}/test`, owner)
    expect(sent).toMatchObject({ status: 202, body: { Type: 'ping', State: 'pending', Attempts: 0 } })
    const delivery = await settled(Id)
    expect(delivery).toMatchObject({ Id: sent.body.Id, State: 'delivered' })
    const again = await call('POST', `/webhooks/deliveries/${delivery.Id}/retry`, owner)
    expect(again).toMatchObject({ status: 202, body: { Id: delivery.Id, State: 'pending', Attempts: 0 } })
    await settled(Id)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([delivery.EventId, delivery.EventId])
  })

  it('is refused for an address that is switched off, and so is a retry', async () => {
    receiver.answer({ status: 410 })
    const { Id } = (await add()).body
    await call('POST', `/webhooks/${Id}/test`, owner)
    const delivery = await settled(Id)
    expect(delivery).toMatchObject({ State: 'failed', LastStatus: 410 })
    const [endpoint] = (await call('GET', `/webhooks/website/${SITE}`, owner)).body
    expect(endpoint).toMatchObject({ Active: false, Gone_at: expect.any(String) })
    expectRefusal(await call('POST', `/webhooks/${Id}/test`, owner), 409, 'conflict')
    expectRefusal(await call('POST', `/webhooks/deliveries/${delivery.Id}/retry`, owner), 409, 'conflict')
    const on = await call('PUT', `/webhooks/${Id}`, { ...owner, json: { Active: true } })
    expect(on.body).toMatchObject({ Active: true, Gone_at: null })
  })
})

it('a site that never answers delays no mail', async () => {
  await allMailSent()
  // They are tried one at a time, for five seconds each, so that the last ones wait for minutes.
  const many = Array.from({ length: 60 }, () => 'silence' as const)
  receiver.answer(...many, ...many)
  const { Id } = (await add()).body
  await Promise.all(many.map(() => call('POST', `/webhooks/${Id}/test`, owner)))
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBeGreaterThan(0)
  const email = `sans-attendre-${Date.now()}@exemple.fr`
  expect((await call('POST', '/auth/signup', { json: signUpBody(email) })).status).toBe(201)
  await mailTo(email, undefined, 20_000)
  const waiting = (await log(Id)).body.filter(({ Attempts }: { Attempts: number }) => Attempts === 0)
  expect(waiting.length).toBeGreaterThan(0)
})

it('the log has pages, latest first', async () => {
  const { Id } = (await add('https://site.invalid/')).body
  await stored(
    `insert into webhook_deliveries (endpoint_id, event_id, type, payload, state, next_attempt_at)
     select $1, 'msg_' || n, 'ping', '{}', 'failed', null from generate_series(1, 5) n`,
    [Id],
  )
  const first = await log(Id, '?limit=3')
  expect(first.body.map(({ EventId }: { EventId: string }) => EventId)).toEqual(['msg_5', 'msg_4', 'msg_3'])
  const next = new URL(/<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '')
  expect((await log(Id, next.search)).body).toHaveLength(2)
})
