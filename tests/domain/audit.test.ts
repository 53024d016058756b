import { beforeEach, describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { changePassword } from '@/lib/domain/accounts/change-password'
import { confirmEmail } from '@/lib/domain/accounts/confirm-email'
import { mailLink } from '@/lib/domain/accounts/mail-link'
import { resetPassword } from '@/lib/domain/accounts/reset-password'
import { endSession } from '@/lib/domain/accounts/sessions'
import { signUp } from '@/lib/domain/accounts/sign-up'
import type { AuditEntry } from '@/lib/domain/audit/schema'
import { createEntry } from '@/lib/domain/content/create-entry'
import { deleteEntry } from '@/lib/domain/content/delete-entry'
import { DomainError } from '@/lib/domain/errors'
import { logIn } from '@/lib/domain/log-in/log-in'
import { addEndpoint } from '@/lib/domain/webhooks/add-endpoint'
import { deleteEndpoint } from '@/lib/domain/webhooks/delete-endpoint'
import { renewSecret } from '@/lib/domain/webhooks/renew-secret'
import { applyRetention } from '@/lib/server/jobs/housekeeping'
import { providers } from '@/lib/server/providers'
import { recordRefusal } from '@/lib/server/session/record-refusal'
import { withFailingCommits } from '../support/commits'
import { domain, linkToken } from '../support/context'

const { as, job, mails, pool } = await domain()
const webhooks = { ...providers.webhooks, addressFault: async () => null }
const camille = as(CAMILLE, 'USER', { providers: { webhooks } })
const visitor = as()

type Row = Record<string, unknown> & { action: string }
let seen = 0
/** The rows written since the last call. */
async function newRows(): Promise<Row[]> {
  const { rows } = await pool.query('select * from audit_log where id > $1 order by id', [seen])
  seen = Number(rows.at(-1)?.id ?? seen)
  return rows
}
const actions = async () => (await newRows()).map(({ action, subject_id }) => [action, subject_id])

beforeEach(async () => void (await newRows()))

const credentials = (email: string, password = SAMPLE_PASSWORD) => ({
  email,
  password,
  admin: false,
  rememberMe: false,
})

describe('the audit log', () => {
  it('records who acted on what, in which request, with only a hash of the network', async () => {
    const session = await logIn(visitor, credentials('camille@ostal.example'))
    await endSession(camille, session.id)
    const [loggedIn, loggedOut] = await newRows()
    expect(loggedIn).toMatchObject({
      action: 'user.logged-in',
      actor_type: 'visitor',
      actor_id: null,
      subject_type: 'user',
      subject_id: String(CAMILLE),
      request_id: visitor.requestId,
      network: expect.stringMatching(/^[\w-]{43}$/),
      before: null,
      after: { remembered: false },
    })
    expect(loggedOut).toMatchObject({
      action: 'user.logged-out',
      actor_type: 'person',
      actor_id: CAMILLE,
      actor_role: 'USER',
      network: loggedIn?.network,
    })
  })

  it('records each log-out once', async () => {
    const session = await logIn(visitor, credentials('camille@ostal.example'))
    await newRows()
    await endSession(camille, session.id)
    await endSession(camille, session.id)
    expect(await actions()).toEqual([['user.logged-out', String(CAMILLE)]])
  })

  it('records that an account’s password and address changed, without their values', async () => {
    const person = {
      firstName: 'Noé',
      lastName: 'Salles',
      email: 'noe@exemple.fr',
      phone: '06 00 00 00 00',
      password: SAMPLE_PASSWORD,
      acceptsMarketing: false,
    }
    const { id } = await signUp(visitor, person)
    const mailed = async (kind: string) => (await mails()).find((mail) => mail.kind === kind)
    const token = linkToken((await mailed('welcome'))?.tokenId, 'confirm_email')
    await confirmEmail(as(id), { token, password: undefined, newPassword: undefined })
    const asked = { linkId: crypto.randomUUID(), purpose: 'reset_password', email: person.email } as const
    await mailLink(job('links'), asked)
    await resetPassword(visitor, {
      token: linkToken(asked.linkId, 'reset_password'),
      password: 'Un autre mot à moi',
    })
    await changePassword(as(id), {
      currentPassword: 'Un autre mot à moi',
      newPassword: 'Encore un tout neuf',
    })
    const rows = await newRows()
    expect(rows.map(({ action, subject_id }) => [action, subject_id])).toEqual([
      ['user.email-confirmed', String(id)],
      ['user.password-reset', String(id)],
      ['user.password-changed', String(id)],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/mot à moi|tout neuf|argon2|noe@/)
  })

  it('records ended sessions and refused passwords', async () => {
    const { id } = await signUp(visitor, {
      firstName: 'Nora',
      lastName: 'Salles',
      email: 'nora@exemple.fr',
      phone: '06 00 00 00 00',
      password: SAMPLE_PASSWORD,
      acceptsMarketing: false,
    })
    const own = credentials('nora@exemple.fr')
    const former = await logIn(visitor, own)
    await logIn(visitor, { ...own, formerSession: former.id })
    await logIn(visitor, own)
    await newRows()
    const newPassword = 'Un autre mot à moi'
    const guess = changePassword(as(id), { currentPassword: 'faux', newPassword })
    await expect(guess).rejects.toMatchObject({ code: 'validation' })
    await changePassword(as(id), { currentPassword: SAMPLE_PASSWORD, newPassword })
    expect(await newRows()).toMatchObject([
      { action: 'user.password-refused', subject_id: String(id), actor_id: id },
      { action: 'user.sessions-ended', subject_id: String(id), before: { sessions: 2 } },
      { action: 'user.password-changed', subject_id: String(id) },
    ])
  })

  it('records that a log-in ended the former session of its browser', async () => {
    const former = await logIn(visitor, credentials('julien@ostal.example'))
    await newRows()
    await logIn(visitor, { ...credentials('camille@ostal.example'), formerSession: former.id })
    expect(await actions()).toEqual([
      ['user.logged-in', String(CAMILLE)],
      ['user.logged-out', '3'],
    ])
  })

  it('records what was deleted', async () => {
    const input = { content: 'Délicieux.', customerName: 'Paul', customerRole: 'Client', active: true }
    const { id } = await createEntry(camille, { kind: 'testimonials', websiteId: 1, input })
    await deleteEntry(camille, { kind: 'testimonials', id })
    expect(await newRows()).toMatchObject([
      {
        action: 'entry.deleted',
        subject_type: 'testimonials',
        subject_id: String(id),
        before: { websiteId: 1, active: true },
        after: null,
      },
    ])
  })

  it('never records a webhook’s secret', async () => {
    const url = 'https://hooks.example/T0K3N/path?key=s3cret'
    const { id, secret } = await addEndpoint(camille, { websiteId: 1, url })
    const renewed = await renewSecret(camille, id)
    await deleteEndpoint(camille, id)
    const rows = await newRows()
    expect(rows.map(({ action }) => action)).toEqual([
      'webhook.added',
      'webhook.secret-renewed',
      'webhook.deleted',
    ])
    expect(rows[0]).toMatchObject({ after: { websiteId: 1, host: 'hooks.example' } })
    for (const hidden of [secret, renewed.secret, 'T0K3N', 's3cret'])
      expect(JSON.stringify(rows)).not.toContain(hidden)
  })

  it('records only the fields that the action lists', async () => {
    const before = { websiteId: 1, host: 'a.example', secret: 'whsec_x' }
    const entry: AuditEntry = { action: 'webhook.deleted', subject: { type: 'webhook', id: 9 }, before }
    await camille.transaction((tx) => tx.audit(entry))
    expect(await newRows()).toMatchObject([{ before: { websiteId: 1, host: 'a.example' } }])
  })

  it('records for whom a job acted', async () => {
    const entry = {
      action: 'user.role-changed',
      subject: { type: 'user', id: 3 },
      after: { role: 'ADMIN' },
    } as const
    await job('imports', { onBehalfOf: { id: ADMIN, role: 'ADMIN' } }).transaction((tx) => tx.audit(entry))
    expect(await newRows()).toMatchObject([
      { actor_type: 'system', actor_id: null, actor_role: 'ADMIN', job: 'imports', on_behalf_of: ADMIN },
    ])
  })
})

describe('an audit row', () => {
  it('is written if and only if its change is', async () => {
    const session = await logIn(visitor, credentials('camille@ostal.example'))
    await newRows()
    await withFailingCommits(pool, 'sessions', () =>
      expect(endSession(camille, session.id)).rejects.toThrow('the power went'),
    )
    expect(await newRows()).toEqual([])
    expect((await pool.query('select 1 from sessions where id = $1', [session.id])).rows).toHaveLength(1)
  })
})

describe('a failed log-in', () => {
  const fail = (email: string) =>
    expect(logIn(visitor, credentials(email, 'faux'))).rejects.toMatchObject({ code: 'unauthenticated' })
  /** A new minute begins at most once during a test. */
  const perMinute = (rows: Row[]) => {
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.length).toBeLessThanOrEqual(2)
    const minutes = rows.map(({ refused_minute }) => String(refused_minute))
    expect(new Set(minutes).size).toBe(rows.length)
  }

  it('writes at most one row a minute', async () => {
    await Promise.all(Array.from({ length: 20 }, () => fail('camille@ostal.example')))
    const rows = await newRows()
    perMinute(rows)
    expect(rows[0]).toMatchObject({ action: 'user.log-in-failed', subject_type: 'user', subject_id: '2' })
  })

  it('for an unknown address stores only its keyed hash', async () => {
    const failing = logIn(
      as(undefined, 'USER', { network: '2001:db8:1:2::/64' }),
      credentials('Inconnue@Exemple.fr', 'faux'),
    )
    await expect(failing).rejects.toMatchObject({ code: 'unauthenticated' })
    const [row] = await newRows()
    expect(row).toMatchObject({ subject_type: 'address', subject_id: expect.stringMatching(/^[\w-]{43}$/) })
    const { rows } = await pool.query('select audit_log::text as text from audit_log')
    for (const { text } of rows) expect(text).not.toMatch(/inconnue|exemple\.fr|2001:db8|203\.0\.113/i)
  })
})

describe('a refusal', () => {
  const refuse = (ctx = camille) =>
    recordRefusal(ctx, new DomainError('forbidden'), { type: 'call', id: 'GET /tickets/list' })

  it('writes at most one row a minute for each actor', async () => {
    await Promise.all([refuse(), refuse(), refuse(), refuse(as(3))])
    const rows = await newRows()
    expect(new Set(rows.map(({ actor_id }) => actor_id))).toEqual(new Set([CAMILLE, 3]))
    expect(rows.length).toBeLessThanOrEqual(4)
    const minutes = rows.map(({ actor_id, refused_minute }) => [actor_id, refused_minute].join(' '))
    expect(new Set(minutes).size).toBe(rows.length)
  })

  it('is recorded only for a missing permission', async () => {
    await recordRefusal(camille, new DomainError('not_found'), { type: 'screen', id: '/dashboard' })
    expect(await newRows()).toEqual([])
  })
})

describe('the audit table', () => {
  const insert = (age: string) =>
    pool.query(
      `insert into audit_log (at, action, actor_type, subject_type, subject_id, request_id, network)
       values (now() - interval '${age}', 'test', 'visitor', 'user', '1', 'r', 'n') returning id`,
    )

  it.each([
    ['a change', "update audit_log set action = 'nothing'"],
    ['emptying it', 'truncate audit_log'],
    ['deleting rows younger than a year', 'delete from audit_log'],
  ])('refuses %s', async (_, statement) => {
    await insert('364 days')
    await expect(pool.query(statement)).rejects.toThrow('append-only')
  })

  it('loses rows older than a year in the nightly job', async () => {
    const { rows: old } = await insert('366 days')
    const { rows: young } = await insert('364 days')
    await applyRetention(job('housekeeping'))
    const { rows } = await pool.query('select id from audit_log where id = any($1)', [
      [old[0].id, young[0].id],
    ])
    expect(rows).toEqual(young)
  })
})
