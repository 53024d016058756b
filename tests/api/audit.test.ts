import { describe, expect, it } from 'vitest'
import { type Credentials, call } from '../support/api'
import { newcomer, PASSWORD } from '../support/people'
import { stored } from '../support/stored'

const rowsOf = (requestId: string | null) =>
  stored<{ action: string; subject_id: string; text: string }>(
    'select action, actor_id, actor_type, subject_type, subject_id, audit_log::text as text from audit_log where request_id = $1',
    [requestId],
  )

async function ask(
  method: string,
  path: string,
  asked: Credentials & { json?: unknown; headers?: Record<string, string> },
) {
  const { status, headers } = await call(method, path, asked)
  return { status, rows: await rowsOf(headers.get('x-request-id')) }
}

describe('the audit log has', () => {
  it('a log-in, under the id that the answer carries', async () => {
    const { id, email } = await newcomer()
    const { status, rows } = await ask('POST', '/auth/login', { json: { Email: email, Password: PASSWORD } })
    expect(status).toBe(200)
    expect(rows).toMatchObject([{ action: 'user.logged-in', subject_id: String(id) }])
  })

  it('a failed log-in, whose address cannot be read', async () => {
    const Email = `personne-${crypto.randomUUID()}@exemple.fr`
    const { status } = await ask('POST', '/auth/login', { json: { Email, Password: 'faux' } })
    expect(status).toBe(401)
    const all = await stored<{ network: string; text: string }>(
      'select network, audit_log::text as text from audit_log',
    )
    expect(all.length).toBeGreaterThan(0)
    for (const { network, text } of all) {
      expect(text).not.toMatch(/@|personne/)
      expect(network).toMatch(/^[\w-]{43}$/)
    }
  })

  it('a call that a role does not allow, once a minute', async () => {
    const { id, bearer } = await newcomer()
    const { status, rows } = await ask('GET', '/tickets/list', { bearer })
    expect(status).toBe(403)
    expect(rows).toMatchObject([
      { action: 'access.refused', actor_id: id, subject_type: 'call', subject_id: 'GET /tickets/list' },
    ])
    for (let turn = 0; turn < 5; turn += 1) await ask('GET', '/tickets/list', { bearer })
    const refusals = await stored('select 1 from audit_log where actor_id = $1', [id])
    expect(refusals.length).toBeLessThanOrEqual(2)
  })

  it('a call of a session from another site', async () => {
    const { id, cookie } = await newcomer()
    const headers = { origin: 'https://voleur.example' }
    const { status, rows } = await ask('POST', '/users/color', { cookie, json: { Color: 'aa00aa' }, headers })
    expect(status).toBe(403)
    expect(rows).toMatchObject([{ action: 'access.refused', actor_id: id, subject_id: 'POST /users/color' }])
  })

  it('no request id that a client chose', async () => {
    const headers = { 'x-ostal-request-id': 'chosen-by-the-client' }
    const answer = await call('GET', '/auth/status', { headers })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
