import { describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, MODERATOR } from '@/db/seed/accounts'
import { changeLead, deleteLead } from '@/lib/domain/leads/change-lead'
import { convertProject } from '@/lib/domain/leads/convert-project'
import { LeadFilter } from '@/lib/domain/leads/lead'
import { countLeads, getMessage, getProject, listLeads } from '@/lib/domain/leads/queries'
import { receiveContactMessage } from '@/lib/domain/leads/receive-contact-message'
import { DEFAULT_ANSWERS } from '@/lib/domain/onboarding/policy'
import { submitProjectRequest } from '@/lib/domain/onboarding/submit-project-request'
import { domain } from '../support/context'

const { as, pool } = await domain()
const admin = as(ADMIN, 'ADMIN')
const page = { limit: 25 }
const list = async (filter: LeadFilter = {}) => (await listLeads(admin, { filter, page })).rows

const message = (name: string, changes: { subject?: string; suspicious?: boolean } = {}) =>
  receiveContactMessage(as(), {
    form: 'contact-form',
    suspicious: changes.suspicious ?? false,
    fields: {
      name,
      email: `${name.toLowerCase()}@exemple.fr`,
      phone: '06 01 02 03 04',
      subject: changes.subject ?? '',
      day: 'lundi',
      hour: '10:00',
      contactOption: 'Email',
      content: `Bonjour, de ${name}`,
    },
  })

async function project(changes: Partial<typeof DEFAULT_ANSWERS>): Promise<number> {
  const { id } = await submitProjectRequest(as(CAMILLE), { ...DEFAULT_ANSWERS, ...changes })
  return id
}
const conversion = { name: 'Le Mas', url: 'https://le-mas.example/', dueDate: '2027-01-01' }

describe('leads', () => {
  it('are found by words, state and kind; what programs sent is not there', async () => {
    const { id } = await message('Hélène')
    await message('Quentin', { subject: 'devis' })
    await message('Robot', { suspicious: true })
    expect((await list()).map(({ name }) => name)).toEqual(['Quentin', 'Hélène'])
    expect((await list({ search: 'helene' })).map(({ name }) => name)).toEqual(['Hélène'])
    expect(await list({ genre: 'devis' })).toMatchObject([{ name: 'Quentin', subject: 'devis' }])
    expect((await list()).map(({ subject }) => subject)).toEqual(['devis', null])
    await changeLead(admin, { kind: 'message', id, status: 'done', notes: 'Rappelée.' })
    expect((await list({ etat: 'done' })).map(({ name }) => name)).toEqual(['Hélène'])
    expect(await countLeads(admin, { etat: 'new' })).toBe(1)
    expect(await getMessage(admin, id)).toMatchObject({ notes: 'Rappelée.', status: 'done' })
  })

  it('are the administrators’ alone', async () => {
    const { id } = await message('Paul')
    for (const ctx of [as(CAMILLE), as(MODERATOR, 'MODERATOR')]) {
      await expect(listLeads(ctx, { filter: {}, page })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(deleteLead(ctx, { kind: 'message', id })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(convertProject(ctx, { id, ...conversion })).rejects.toMatchObject({ code: 'forbidden' })
    }
  })

  it('are refused a filter that is unknown or private', () => {
    for (const query of [{ notes: 'x' }, { sort: 'notes' }, { etat: 'perdue' }])
      expect(LeadFilter.safeParse(query).success).toBe(false)
  })
})

describe('a project', () => {
  it('becomes its client’s website with the subscription that was chosen', async () => {
    const id = await project({ selectedPlan: 'Sub Standard', annual: true })
    const { websiteId } = await convertProject(admin, { id, ...conversion })
    const { rows } = await pool.query(
      `select w.client_id, w.name, w.status, s.plan, s.payment_plan, s.price_cents, s.due_date::text
       from websites w join subscriptions s on s.id = w.subscription_id where w.id = $1`,
      [websiteId],
    )
    expect(rows).toEqual([
      {
        client_id: CAMILLE,
        name: 'Le Mas',
        status: 'active',
        plan: 'premium',
        payment_plan: 'yearly',
        price_cents: 59_000,
        due_date: '2027-01-01',
      },
    ])
    expect((await getProject(admin, id)).request).toMatchObject({ status: 'done', websiteId })
  })

  it('that is paid once becomes a website without a subscription', async () => {
    const id = await project({ wantsSubscription: false, selectedPlan: 'Basic' })
    const { websiteId } = await convertProject(admin, { id, ...conversion })
    const { rows } = await pool.query('select subscription_id from websites where id = $1', [websiteId])
    expect(rows).toEqual([{ subscription_id: null }])
  })

  it('becomes one website, however many administrators convert it at once', async () => {
    const id = await project({ selectedPlan: 'Sub Pro', annual: false })
    const count = async () =>
      (await pool.query('select count(*)::int as websites from websites')).rows[0].websites
    const before = await count()
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => convertProject(admin, { id, ...conversion })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'conflict' })
    expect(await count()).toBe(before + 1)
  })

  it('goes without its ticket and its website', async () => {
    const id = await project({ selectedPlan: 'Sub Basic' })
    const { websiteId } = await convertProject(admin, { id, ...conversion })
    const { ticketId } = (await getProject(admin, id)).request
    await deleteLead(admin, { kind: 'projet', id })
    const { rows } = await pool.query(
      'select (select count(*)::int from tickets where id = $1) + (select count(*)::int from websites where id = $2) as kept',
      [ticketId, websiteId],
    )
    expect(rows).toEqual([{ kept: 2 }])
    await expect(getProject(admin, id)).rejects.toMatchObject({ code: 'not_found' })
  })
})
