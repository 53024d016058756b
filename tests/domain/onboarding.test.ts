import { expect, it } from 'vitest'
import { CAMILLE, JULIEN } from '@/db/seed/accounts'
import { ProjectRequest } from '@/lib/domain/onboarding/schema'
import { submitProjectRequest } from '@/lib/domain/onboarding/submit-project-request'
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

it('sent ten times at once makes one request, one ticket and one pair of mails', async () => {
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

it('keeps the answers and gives the ticket their recap', async () => {
  const { id, ticketId } = await submitProjectRequest(as(JULIEN), request())
  const { rows } = await pool.query('select * from project_requests where id = $1', [id])
  expect(rows[0]).toMatchObject({
    user_id: JULIEN,
    ticket_id: ticketId,
    selected_plan: 'Sub Standard',
    annual: true,
    contact_option: 'phone',
    preferred_hours: 'Le soir',
    preferred_days: null,
  })
  const messages = await pool.query('select body from ticket_messages where ticket_id = $1', [ticketId])
  expect(messages.rows[0].body).toContain('Formule choisie : Sub Standard')
})

it('a visitor cannot send it', async () => {
  await expect(submitProjectRequest(as(), request())).rejects.toMatchObject({ code: 'unauthenticated' })
})
