import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CAMILLE, JULIEN } from '@/db/seed/accounts'
import { createEntry } from '@/lib/domain/content/create-entry'
import { deleteEntry } from '@/lib/domain/content/delete-entry'
import { moveEntry } from '@/lib/domain/content/move-entry'
import { updateEntry } from '@/lib/domain/content/update-entry'
import { addPictures } from '@/lib/domain/media/add-pictures'
import { deletePicture } from '@/lib/domain/media/delete-picture'
import { describePicture } from '@/lib/domain/media/describe-picture'
import { movePicture } from '@/lib/domain/media/move-picture'
import { claimAttempt } from '@/lib/domain/webhooks/claim-attempt'
import { makeAttempt } from '@/lib/domain/webhooks/make-attempt'
import { renewSecret } from '@/lib/domain/webhooks/renew-secret'
import { newSecret } from '@/lib/domain/webhooks/secret'
import { setEndpointActive } from '@/lib/domain/webhooks/set-endpoint-active'
import { applyRetention } from '@/lib/server/jobs/housekeeping'
import { waitForLocks, withFailingCommits, withHeldCommits } from '../support/commits'
import { domain } from '../support/context'
import { fileStore } from '../support/file-store'
import { pictureOf } from '../support/sample-pictures'
import { webhookReceiver } from '../support/webhook-receiver'

const { as, job, pool, mails } = await domain()
vi.stubEnv('WEBHOOK_ALLOW_PRIVATE', '1')
await fileStore()
const receiver = await webhookReceiver()
afterAll(receiver.stop)
const camille = as(CAMILLE)
const SITE = 1
const DAY = 24 * 60 * 60 * 1000
const INPUT = { content: 'Délicieux.', customerName: 'Paul', customerRole: 'Client', active: true }

let secret = ''
beforeEach(async () => {
  receiver.clear()
  secret = newSecret()
  await pool.query('delete from webhook_endpoints')
  await pool.query("delete from pgboss.job where name = 'mail'")
  await pool.query('insert into webhook_endpoints (website_id, url, secret) values ($1, $2, $3)', [
    SITE,
    receiver.url,
    secret,
  ])
})

/** Adds an entry; its notification is due immediately. */
async function change() {
  const entry = await createEntry(camille, { kind: 'testimonials', websiteId: SITE, input: INPUT })
  await timePasses()
  return entry
}
const deliveries = async () => (await pool.query('select * from webhook_deliveries order by id')).rows
/** Seconds from the endpoint's last attempt to the next attempt of its first pending message. */
const wait = async () =>
  (
    await pool.query(
      `select round(extract(epoch from next_attempt_at - last_attempt_at))::int as wait
       from webhook_deliveries d join webhook_endpoints e on e.id = endpoint_id where state = 'pending' order by d.id limit 1`,
    )
  ).rows[0]?.wait

/** Makes the attempt that is due, if any; returns the first message afterwards. */
async function attempt(later = 0) {
  const ctx = job('webhooks', { after: later })
  const claimed = await claimAttempt(ctx, { includeFailing: true })
  if (claimed) await makeAttempt(ctx, claimed)
  const [first] = await deliveries()
  return first
}

/** Now, in SQL, as the column keeps it: rounded up to milliseconds, the attempt would not be due yet. */
const NOW = "date_trunc('milliseconds', now())"
const timePasses = () =>
  pool.query(`update webhook_deliveries set next_attempt_at = ${NOW} where state = 'pending'`)

/** Disables timeouts: code that waits for the end of an endless answer would now hang. */
const withoutTimeLimit = () => vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
afterEach(() => void vi.restoreAllMocks())

const payloads = async () => (await deliveries()).map(({ payload }) => JSON.parse(payload))

describe('a change to a website', () => {
  it('is told with a signature that the standard’s own library accepts', async () => {
    const { id } = await change()
    expect(await attempt()).toMatchObject({
      state: 'delivered',
      attempts: 1,
      last_status: 204,
      next_attempt_at: null,
    })
    const [message] = receiver.received
    expect(message?.headers['content-type']).toBe('application/json')
    expect(message?.headers['webhook-id']).toMatch(/^msg_[\w-]{36}$/)
    const headers = message?.headers as Record<string, string>
    expect(new Webhook(secret).verify(message?.body ?? '', headers)).toEqual({
      type: 'testimonials.changed',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: { websiteId: SITE, entity: 'testimonials', id, action: 'created' },
    })
    expect(() => new Webhook(newSecret()).verify(message?.body ?? '', headers)).toThrow()
  })

  it('is told by what changed and how', async () => {
    const { id } = await change()
    await updateEntry(camille, { kind: 'testimonials', id, changes: { active: false } })
    await moveEntry(camille, { kind: 'testimonials', id, position: 1 })
    await deleteEntry(camille, { kind: 'testimonials', id })
    expect((await payloads()).map(({ type, data }) => [type, data.id, data.action])).toEqual(
      ['created', 'updated', 'moved', 'deleted'].map((action) => ['testimonials.changed', id, action]),
    )
  })

  it.each([
    ['staff', { name: 'Léa', role: 'Cheffe', description: null, active: true }],
    ['events', { title: 'Dîner', description: 'Soir', eventDate: '2030-05-01', endDate: null, active: true }],
  ] as const)('is told of its %s', async (kind, input) => {
    await createEntry(camille, { kind, websiteId: SITE, input })
    expect(await payloads()).toMatchObject([{ type: `${kind}.changed`, data: { entity: kind } }])
  })

  it('is told of its gallery, but not of the agency’s uploads', async () => {
    const files = [{ name: 'salle.jpg', bytes: await pictureOf.jpeg() }]
    const about = { customName: '', files, websiteId: SITE }
    const [picture] = await addPictures(camille, { kind: 'gallery', ...about })
    const [upload] = await addPictures(as(1, 'ADMIN'), { kind: 'upload', ...about })
    await deletePicture(as(1, 'ADMIN'), upload?.hash ?? '')
    await describePicture(camille, { hash: picture?.hash ?? '', alt: 'La salle' })
    await movePicture(camille, { id: picture?.id ?? 0, position: 1 })
    await deletePicture(camille, picture?.hash ?? '')
    expect((await payloads()).map(({ type, data }) => [type, data])).toEqual(
      ['created', 'updated', 'moved', 'deleted'].map((action) => [
        'gallery.changed',
        { websiteId: SITE, entity: 'gallery', id: picture?.id, action },
      ]),
    )
  })

  it('goes to the active addresses of that website only', async () => {
    await pool.query(
      `insert into webhook_endpoints (website_id, url, secret, active) values
        (1, 'https://a.example/', $1, true), (1, 'https://b.example/', $1, false), (2, 'https://c.example/', $1, true)`,
      [secret],
    )
    await change()
    const { rows } = await pool.query(
      'select url from webhook_deliveries join webhook_endpoints e on e.id = endpoint_id order by url',
    )
    expect(rows.map(({ url }) => url)).toEqual([receiver.url, 'https://a.example/'])
    const [first, second] = await deliveries()
    expect(first.event_id).toBe(second.event_id)
  })

  it('that does not commit is not told', async () => {
    await withFailingCommits(pool, 'testimonials', () =>
      expect(createEntry(camille, { kind: 'testimonials', websiteId: SITE, input: INPUT })).rejects.toThrow(
        'the power went',
      ),
    )
    await expect(
      updateEntry(camille, { kind: 'testimonials', id: 999_999, changes: INPUT }),
    ).rejects.toThrow()
    await expect(
      moveEntry(camille, { kind: 'testimonials', id: (await change()).id, position: 99 }),
    ).rejects.toThrow()
    expect(await payloads()).toHaveLength(1)
  })
})

describe('a change made again', () => {
  const move = (id: number) => moveEntry(camille, { kind: 'testimonials', id, position: 1 })
  const actions = async () => (await payloads()).map(({ data }) => data.action)

  it('before anybody heard of it is told once, some seconds later', async () => {
    const { id } = await change()
    for (let turn = 0; turn < 5; turn += 1) await move(id)
    expect(await actions()).toEqual(['created', 'moved'])
    const { rows } = await pool.query(
      "select next_attempt_at - created_at = interval '2 seconds' as later from webhook_deliveries order by id desc limit 1",
    )
    expect(rows).toEqual([{ later: true }])
  })

  it('on another entry, or in another way, is another', async () => {
    const first = await change()
    const second = await change()
    await move(first.id)
    await move(second.id)
    await updateEntry(camille, { kind: 'testimonials', id: first.id, changes: { active: false } })
    expect(await actions()).toEqual(['created', 'created', 'moved', 'moved', 'updated'])
  })

  it('after it was sent is told again, though the first attempt failed', async () => {
    receiver.answer({ status: 500 })
    const { id } = await change()
    await pool.query('delete from webhook_deliveries')
    await move(id)
    await timePasses()
    expect(await attempt()).toMatchObject({ attempts: 1, state: 'pending' })
    await move(id)
    expect(await actions()).toEqual(['moved', 'moved'])
  })

  it('while its message is about to leave is part of what the message leads to', async () => {
    const { id } = await change()
    await pool.query('delete from webhook_deliveries')
    await move(id)
    await timePasses()
    await withHeldCommits(pool, 'testimonials', async (release) => {
      const moving = move(id)
      await waitForLocks(pool)
      // It would be sent immediately if its endpoint were not locked.
      await attempt()
      expect(receiver.received).toEqual([])
      await release()
      await moving
    })
    await attempt()
    expect(receiver.received).toHaveLength(1)
    expect(await actions()).toEqual(['moved'])
  })

  it('on every address only where it is not waiting yet', async () => {
    const { id } = await change()
    await pool.query('delete from webhook_deliveries')
    await move(id)
    await pool.query(
      "insert into webhook_endpoints (website_id, url, secret) values (1, 'https://a.example/', $1)",
      [secret],
    )
    await move(id)
    const { rows } = await pool.query(
      'select url from webhook_deliveries join webhook_endpoints e on e.id = endpoint_id order by url',
    )
    expect(rows.map(({ url }) => url)).toEqual([receiver.url, 'https://a.example/'])
  })
})

describe('a delivery that fails', () => {
  it('is tried again later with the same id and the same bytes', async () => {
    receiver.answer({ status: 500, body: 'Base de données\n  absente' }, { status: 200 })
    await change()
    expect(await attempt()).toMatchObject({
      state: 'pending',
      attempts: 1,
      last_status: 500,
      last_error: null,
      last_answer: 'Base de données absente',
    })
    await timePasses()
    expect(await attempt()).toMatchObject({
      state: 'delivered',
      attempts: 2,
      last_status: 200,
      last_answer: null,
    })
    const [first, second] = receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.body).toBe(first?.body)
  })

  it('is tried eight times, longer and longer apart, then given up', async () => {
    receiver.answer(...Array.from({ length: 9 }, () => ({ status: 503 })))
    await change()
    const waits = []
    for (let turn = 1; turn <= 8; turn += 1) {
      expect(await attempt()).toMatchObject({ attempts: turn, state: turn < 8 ? 'pending' : 'failed' })
      waits.push(await wait())
      await timePasses()
    }
    await attempt()
    expect(receiver.received).toHaveLength(8)
    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 28_800, 36_000, undefined])
  })

  it.each([
    [
      'a redirection',
      { status: 302, location: 'http://127.0.0.1:1/' },
      302,
      'La redirection n’est pas suivie.',
    ],
    ['silence', 'silence', null, 'Aucune réponse en 5 secondes.'],
  ] as const)('for %s', async (_, answer, status, reason) => {
    receiver.answer(answer)
    await change()
    expect(await attempt()).toMatchObject({ state: 'pending', last_status: status, last_error: reason })
    expect(receiver.received).toHaveLength(1)
  })

  it('is not held up by an answer without an end, of which the beginning is kept', async () => {
    receiver.answer({ endless: 500 })
    await change()
    withoutTimeLimit()
    expect(await attempt()).toMatchObject({ last_status: 500, last_answer: 'x'.repeat(300) })
  })

  it('is none when the answer is good, however long it is', async () => {
    receiver.answer({ endless: 200 })
    await change()
    withoutTimeLimit()
    expect(await attempt()).toMatchObject({ state: 'delivered', last_status: 200, last_answer: null })
  })

  it('because nobody listens says so', async () => {
    await pool.query("update webhook_endpoints set url = 'http://127.0.0.1:9/'")
    await change()
    expect(await attempt()).toMatchObject({ last_status: null, last_error: 'La connexion est refusée.' })
  })
})

describe('an address that answers 410', () => {
  it('is switched off, and nothing more is sent there', async () => {
    receiver.answer({ status: 410 })
    await change()
    await change()
    expect(await attempt()).toMatchObject({ state: 'failed', attempts: 1, last_status: 410 })
    const { rows } = await pool.query('select active, gone_at is not null as gone from webhook_endpoints')
    expect(rows).toEqual([{ active: false, gone: true }])
    await change()
    expect((await deliveries()).map(({ state }) => state)).toEqual(['failed', 'failed'])
    expect(await mails()).toMatchObject([{ kind: 'webhook-off', reason: 'gone', url: receiver.url }])
  })
})

it('an owner is told once an hour of addresses that are switched off, however often they are switched on', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    receiver.answer({ status: 410 })
    await pool.query('delete from webhook_deliveries')
    await change()
    expect(await attempt()).toMatchObject({ last_status: 410 })
    const [{ id }] = (await pool.query('select id from webhook_endpoints')).rows
    await setEndpointActive(camille, { id, active: true })
  }
  // Two if a new hour starts during the test.
  expect([1, 2]).toContain((await mails()).length)
})

describe('an address where nothing arrives', () => {
  const FAILURE = { status: 500 }
  const endpoint = async () => (await pool.query('select * from webhook_endpoints')).rows[0]
  const failsSince = (days: number) =>
    pool.query('update webhook_endpoints set failing_since = now() - make_interval(days => $1)', [days])

  /** Fails all the attempts of the only message. */
  async function giveUp() {
    receiver.answer(...Array.from({ length: 8 }, () => FAILURE))
    for (let turn = 1; turn <= 8; turn += 1) {
      await attempt()
      await timePasses()
    }
  }

  it('is switched off with the message that is given up, and its owner is told once', async () => {
    await change()
    await failsSince(6)
    await pool.query(`update webhook_deliveries set attempts = 6, next_attempt_at = ${NOW}`)
    receiver.answer(FAILURE, FAILURE)
    expect(await attempt()).toMatchObject({ state: 'pending', attempts: 7 })
    expect((await endpoint()).active).toBe(true)
    await timePasses()
    expect(await attempt()).toMatchObject({ state: 'failed', attempts: 8 })
    const { id, active, given_up_at } = await endpoint()
    expect([active, given_up_at]).toEqual([false, expect.any(Date)])
    expect(await mails()).toEqual([
      {
        kind: 'webhook-off',
        endpointId: id,
        at: expect.any(Number),
        reason: 'failing',
        websiteId: SITE,
        url: receiver.url,
        to: 'camille@ostal.example',
        firstName: expect.any(String),
        siteName: 'La Table de Camille',
      },
    ])
    await change()
    expect(await deliveries()).toHaveLength(1)
  })

  it('stays on for five days', async () => {
    await change()
    await giveUp()
    const { active, failing_since } = await endpoint()
    expect([active, failing_since]).toEqual([true, expect.any(Date)])
    expect(await mails()).toEqual([])
  })

  it('stays on when one message has arrived meanwhile', async () => {
    await change()
    await failsSince(6)
    expect(await attempt()).toMatchObject({ state: 'delivered' })
    expect((await endpoint()).failing_since).toBeNull()
    await pool.query('delete from webhook_deliveries')
    await change()
    await giveUp()
    expect((await endpoint()).active).toBe(true)
  })

  it('gets five more days when it is switched on again', async () => {
    await failsSince(6)
    await pool.query('update webhook_endpoints set active = false, given_up_at = now()')
    const on = await setEndpointActive(camille, { id: (await endpoint()).id, active: true })
    expect(on).toMatchObject({ active: true, givenUpAt: null, failingSince: null })
  })

  it('told by many messages at once is switched off once', async () => {
    await Promise.all([change(), change(), change(), change()])
    await failsSince(6)
    await pool.query(`update webhook_deliveries set attempts = 7, next_attempt_at = ${NOW}`)
    receiver.answer(FAILURE, FAILURE, FAILURE, FAILURE)
    for (let turn = 0; turn < 4; turn += 1) await attempt()
    expect(receiver.received).toHaveLength(1)
    expect((await endpoint()).active).toBe(false)
    expect((await deliveries()).map(({ state }) => state)).toEqual(Array(4).fill('failed'))
    expect(await mails()).toHaveLength(1)
  })
})

describe('an address that was switched off meanwhile', () => {
  it('receives nothing', async () => {
    await change()
    await pool.query('update webhook_endpoints set active = false')
    expect(await attempt()).toMatchObject({
      state: 'failed',
      attempts: 0,
      last_error: 'L’adresse était désactivée.',
    })
    expect(receiver.received).toEqual([])
  })
})

describe('a renewed secret', () => {
  const endpoint = async () => (await pool.query('select * from webhook_endpoints')).rows[0]
  const message = () => receiver.received.at(-1)
  const verify = (key: string) => () =>
    new Webhook(key).verify(message()?.body ?? '', message()?.headers as Record<string, string>)
  const renew = async () => renewSecret(camille, (await endpoint()).id)

  it('signs beside the old one for a day, then alone', async () => {
    const { secret: renewed } = await renew()
    expect(renewed).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    await change()
    await attempt()
    expect(verify(renewed)).not.toThrow()
    expect(verify(secret)).not.toThrow()
    const { rows } = await pool.query(
      "select previous_secret_until - now() between interval '23 hours 59 minutes' and interval '24 hours' as day from webhook_endpoints",
    )
    expect(rows).toEqual([{ day: true }])

    await pool.query('delete from webhook_deliveries')
    await change()
    await attempt(DAY)
    expect(verify(renewed)).not.toThrow()
    expect(verify(secret)).toThrow()
  })

  it('signs an attempt of a message that was written before it', async () => {
    await change()
    const { secret: renewed } = await renew()
    await attempt()
    expect(verify(renewed)).not.toThrow()
  })

  it('that is renewed again ends the oldest at once', async () => {
    const { secret: second } = await renew()
    const { secret: third } = await renew()
    await change()
    await attempt()
    expect(verify(secret)).toThrow()
    expect(verify(second)).not.toThrow()
    expect(verify(third)).not.toThrow()
  })

  it('is nobody else’s to renew', async () => {
    const { id } = await endpoint()
    await expect(renewSecret(as(JULIEN), id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(renewSecret(as(4, 'MODERATOR'), id)).rejects.toMatchObject({ code: 'not_found' })
    expect((await endpoint()).secret).toBe(secret)
  })
})

describe('an attempt that is claimed twice', () => {
  it('is made once, at the same time or one after the other', async () => {
    receiver.answer({ status: 500 })
    await change()
    await Promise.all([attempt(), attempt(), attempt()])
    await attempt()
    expect(receiver.received).toHaveLength(1)
    expect(await deliveries()).toMatchObject([{ attempts: 1 }])
  })

  it('leaves what was delivered alone', async () => {
    await change()
    await attempt()
    await attempt()
    expect(receiver.received).toHaveLength(1)
  })

  it('goes on with the next attempt after a crash in the middle of one', async () => {
    await change()
    expect(await claimAttempt(job('webhooks'), { includeFailing: true })).not.toBeNull()
    expect(await wait()).toBe(5)
    await timePasses()
    // The running attempt holds the endpoint for half a minute.
    expect(await attempt()).toMatchObject({ attempts: 1 })
    expect(receiver.received).toEqual([])
    await pool.query("update webhook_endpoints set attempt_until = attempt_until - interval '30 seconds'")
    expect(await attempt()).toMatchObject({ state: 'delivered', attempts: 2 })
  })
})

describe('housekeeping', () => {
  it('keeps the log for thirty days', async () => {
    await change()
    await change()
    await pool.query(
      "update webhook_deliveries set created_at = now() - interval '31 days' where id = (select min(id) from webhook_deliveries)",
    )
    await applyRetention(job('housekeeping'))
    expect(await deliveries()).toHaveLength(1)
  })
})
