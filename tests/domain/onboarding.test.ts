import { afterEach, describe, expect, it } from 'vitest'
import { CAMILLE, JULIEN } from '@/db/seed/accounts'
import { ProjectRequest } from '@/lib/domain/onboarding/schema'
import { submitProjectRequest } from '@/lib/domain/onboarding/submit-project-request'
import { sendMessage } from '@/lib/domain/tickets/send-message'
import { domain } from '../support/context'

const { as, mails, pool } = await domain()
const request = (more = {}) =>
  ProjectRequest.parse({
    hasWebsite: false,
    newWebsite: true,
    isExperienced: false,
    wantsSubscription: true,
    wantsEcommerce: false,
    selectedPlan: 'Sub Standard',
    annual: true,
    contactOption: 'phone',
    preferredHours: 'Le soir',
    ...more,
  })
const kinds = async (): Promise<string[]> => (await mails()).map(({ kind }) => kind)

it('a project request sent ten times at once makes one request, one ticket and one pair of mails', async () => {
  const submissionId = crypto.randomUUID()
  const results = await Promise.all(
    Array.from({ length: 10 }, () => submitProjectRequest(as(CAMILLE), request({ submissionId }))),
  )
  expect(new Set(results.map(({ id }) => id)).size).toBe(1)
  const { rows } = await pool.query(
    `select (select count(*)::int from project_requests) as requests,
            (select count(*)::int from tickets where type = 'Nouveau site' and title = 'Demande de projet') as tickets`,
  )
  expect(rows).toEqual([{ requests: 1, tickets: 1 }])
  expect(new Set(await kinds())).toEqual(new Set(['project-request-agency', 'project-request-client']))
  expect(await kinds()).toHaveLength(2)
})

it('a project request stores the answers and writes their summary into its ticket', async () => {
  const { id, ticketId } = await submitProjectRequest(as(JULIEN), request())
  const { rows } = await pool.query('select * from project_requests where id = $1', [id])
  expect(rows[0]).toMatchObject({
    client_id: JULIEN,
    ticket_id: ticketId,
    selected_plan: 'Sub Standard',
    annual: true,
    contact_option: 'phone',
    preferred_hours: 'Le soir',
    preferred_days: null,
  })
  const messages = await pool.query('select body from ticket_messages where ticket_id = $1', [ticketId])
  expect(messages.rows[0].body).toContain('Formule choisie : Standard (abonnement)')
})

describe('under attack: an unconfirmed address', () => {
  const unconfirm = (on: boolean) =>
    pool.query('update users set email_confirmed_at = case when $2 then null else now() end where id = $1', [
      JULIEN,
      on,
    ])
  afterEach(() => unconfirm(false))

  it('receives no text that its account’s owner typed, and at most one mail an hour', async () => {
    await unconfirm(true)
    await pool.query("delete from pgboss.job where name = 'mail'")
    for (const additionalInfo of ['Gagnez', 'Encore'])
      await submitProjectRequest(as(JULIEN), request({ additionalInfo }))
    const toClient = (await mails()).filter(({ kind }) => kind !== 'project-request-agency')
    // Two if a new hour starts during the test.
    expect([1, 2]).toContain(toClient.length)
    expect(toClient[0]).toEqual({
      kind: 'notice',
      id: expect.any(String),
      about: 'project-request-client',
      to: 'julien@ostal.example',
      ticketId: expect.any(Number),
    })
  })

  it('receives a fixed text instead of the answer to a ticket', async () => {
    const { ticketId } = await submitProjectRequest(as(JULIEN), request())
    await unconfirm(true)
    await pool.query("delete from pgboss.job where name = 'mail'")
    await sendMessage(as(4, 'MODERATOR'), { ticketId, body: 'Nous regardons.' })
    expect(await mails()).toMatchObject([{ kind: 'notice', about: 'ticket-answered', ticketId }])
    await unconfirm(false)
    await sendMessage(as(4, 'MODERATOR'), { ticketId, body: 'Nous regardons.' })
    expect((await mails()).at(-1)).toMatchObject({ kind: 'ticket-answered', body: 'Nous regardons.' })
  })
})

it.each([
  ['a new site without a plan', { selectedPlan: null }],
  ['a shop with a plan that includes none', { wantsEcommerce: true, selectedPlan: 'Sub Standard' }],
  ['the plan of a subscription that is not wanted', { wantsSubscription: false }],
])('a project request is refused for %s, as in the wizard', async (_, answers) => {
  await expect(submitProjectRequest(as(CAMILLE), request(answers))).rejects.toMatchObject({
    code: 'validation',
    issues: [{ path: 'selectedPlan' }],
  })
})

it('a visitor cannot send a project request', async () => {
  await expect(submitProjectRequest(as(), request())).rejects.toMatchObject({ code: 'unauthenticated' })
})
