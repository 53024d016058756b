import { describe, expect, it } from 'vitest'
import { brand } from '@/content/brand'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { mailTo } from '../support/inbox'
import { confirmAddress, newcomer } from '../support/people'
import { stored } from '../support/stored'

const answers = {
  hasWebsite: true,
  newWebsite: true,
  websiteUrl: 'https://www.ancien-site.fr',
  isOstalWebsite: false,
  isExperienced: false,
  wantsSubscription: true,
  wantsEcommerce: true,
  selectedPlan: 'Sub Pro',
  annual: true,
  contactOption: 'phone',
  preferredHours: 'Le matin',
  preferredDays: 'Mardi',
  exclusivePeriod: 'Pas en août',
  additionalInfo: 'Une boutique de miel.',
}
const submit = (bearer: string, more: Record<string, unknown> = {}) =>
  call('POST', '/ostal/new_custommer', { bearer, json: { ...answers, ...more } })

describe('sending the wizard’s answers', () => {
  it('opens a ticket with the recap and mails both sides', async () => {
    const { bearer, email, id } = await newcomer()
    await confirmAddress(id)
    const { status, body } = await submit(bearer)
    expect(status).toBe(201)
    expect(body).toEqual({ Id: expect.any(Number), TicketId: expect.any(Number) })

    const ticket = await call('GET', `/tickets/${body.TicketId}`, { bearer })
    expect(ticket.body).toMatchObject({ Type: 'Nouveau site', Status: 'open' })
    const [first, ...more] = (await call('GET', `/tickets/${body.TicketId}/messages`, { bearer })).body
    expect(more).toEqual([])
    for (const said of [
      'Pro (abonnement)',
      'https://www.ancien-site.fr',
      'Le matin',
      'Mardi',
      'Pas en août',
      'miel',
    ])
      expect(first.Message).toContain(said)

    const toClient = await mailTo(email, ({ subject }) => subject.includes('projet'))
    expect(toClient.text).toContain('Pro (abonnement)')
    const toAgency = await mailTo(brand.email, ({ text }) => text?.includes(email) ?? false)
    expect(toAgency.text).toContain('06 01 02 03 04')
  })

  it('mails fixed text to an unconfirmed address', async () => {
    const { bearer, email } = await newcomer()
    const additionalInfo = 'Gagnez sur https://appat.example'
    const { body } = await submit(bearer, { additionalInfo })
    const toClient = await mailTo(email, ({ subject }) => subject.includes('projet'))
    expect(toClient.text).toContain(`/dashboard/tickets/${body.TicketId}`)
    for (const typed of ['appat', 'ancien-site', 'Élise', 'Nouvelle'])
      expect(`${toClient.subject} ${toClient.html} ${toClient.text}`).not.toContain(typed)
  })

  it('of the wishes for a call keeps and shows none when e-mail is preferred', async () => {
    const { bearer } = await newcomer()
    const { body } = await submit(bearer, { contactOption: 'email' })
    const rows = await stored(
      'select preferred_hours, preferred_days, exclusive_period from project_requests where id = $1',
      [body.Id],
    )
    expect(rows).toEqual([{ preferred_hours: null, preferred_days: null, exclusive_period: null }])
    const [first] = (await call('GET', `/tickets/${body.TicketId}/messages`, { bearer })).body
    expect(first.Message).not.toContain('Le matin')
  })

  it.each([null, 'Sub Basic', 'Sub Standard', 'Sub Pro', 'Basic', 'Standard', 'Pro'])(
    'takes the plan %j',
    async (selectedPlan) => {
      const { bearer } = await newcomer()
      const preferences = { newWebsite: false, wantsEcommerce: false, selectedPlan }
      expect((await submit(bearer, preferences)).status).toBe(201)
    },
  )

  it.each([
    ['hasWebsite', 'oui'],
    ['newWebsite', null],
    ['websiteUrl', 'javascript:alert(1)'],
    ['websiteUrl', 'mon-site.fr'],
    ['selectedPlan', 'Gratuit'],
    ['annual', 1],
    ['contactOption', 'pigeon'],
    ['preferredHours', 'x'.repeat(201)],
    ['additionalInfo', 'x'.repeat(5_001)],
    ['SubmissionId', 'pas-un-uuid'],
  ])('refuses %s %j', async (field, value) => {
    const { bearer } = await newcomer()
    expectRefusal(await submit(bearer, { [field]: value }), 400, 'validation', field)
  })

  it.each([
    ['a new site without a plan', { selectedPlan: null }],
    ['e-commerce with a plan that has none', { selectedPlan: 'Sub Standard' }],
  ])('refuses %s, as the wizard does', async (_, more) => {
    const { bearer } = await newcomer()
    expectRefusal(await submit(bearer, more), 400, 'validation', 'selectedPlan')
  })

  it('answers the first result to repeats of one submission, sent one after the other or at once', async () => {
    const { bearer, id } = await newcomer()
    const SubmissionId = crypto.randomUUID()
    const first = await submit(bearer, { SubmissionId })
    const repeats = await Promise.all(
      Array.from({ length: 5 }, () => submit(bearer, { SubmissionId, selectedPlan: 'Basic' })),
    )
    for (const repeat of repeats) expect([repeat.status, repeat.body]).toEqual([201, first.body])
    expect(await stored('select id from tickets where user_id = $1', [id])).toHaveLength(1)
  })

  it('makes two requests of two submissions, and of two people’s same id', async () => {
    const [one, two] = [await newcomer(), await newcomer()]
    const SubmissionId = crypto.randomUUID()
    const bodies = [
      (await submit(one.bearer, { SubmissionId })).body,
      (await submit(one.bearer, { SubmissionId: crypto.randomUUID() })).body,
      (await submit(two.bearer, { SubmissionId })).body,
    ]
    expect(new Set(bodies.map(({ Id }) => Id)).size).toBe(3)
  })
})
