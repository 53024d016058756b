import { afterEach, describe, expect, it } from 'vitest'
import { brand } from '@/content/brand'
import type { FaultKind } from '../../simulators/control/faults'
import { call } from '../support/api'
import { allMailSent, mailsTo, mailTo, spoilMail } from '../support/inbox'
import { bearerOf, confirmAddress, newcomer, signUpBody } from '../support/people'
import { stored } from '../support/stored'

afterEach(() => spoilMail('none'))

it('each mail arrives once, whatever the provider’s first answers are', async () => {
  const faults: FaultKind[] = [
    'rate_limited',
    'server_error',
    'reset',
    'truncate',
    'timeout_after',
    'timeout_before',
  ]
  const emails = faults.map((fault) => `une-fois-${fault}-${Date.now()}@exemple.fr`)
  // So that the faults hit only this test's mails.
  await allMailSent()
  for (const fault of faults) await spoilMail(fault)
  for (const email of emails)
    expect((await call('POST', '/auth/signup', { json: signUpBody(email) })).status).toBe(201)

  const tries = await Promise.all(emails.map((email) => completedMailJob(email)))
  for (const email of emails) expect(await mailsTo(email)).toHaveLength(1)
  // Each fault hit a first try, and each was counted once.
  expect(tries.reduce((sum, retries) => sum + retries, 0)).toBe(faults.length)
})

/** Waits until the mail job for an address is done; returns its number of retries. */
async function completedMailJob(email: string): Promise<number> {
  for (;;) {
    const [job] = await stored<{ retries: number }>(
      "select retry_count as retries from pgboss.job where data ->> 'to' = $1 and state = 'completed'",
      [email],
    )
    if (job) return job.retries
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

describe('both sides of a ticket', () => {
  it('hear of what the other wrote', async () => {
    const client = await newcomer()
    await confirmAddress(client.id)
    const ticket = await call('POST', '/tickets', {
      bearer: client.bearer,
      json: { ticketType: 'Bug', ticketName: `Panne ${client.id}`, description: 'Plus rien ne va.' },
    })
    const opened = await mailTo(brand.email, ({ subject }) => subject.includes(`Panne ${client.id}`))
    expect(opened.text).toContain('Plus rien ne va.')
    expect(opened.replyTo).toEqual([])

    const answer = { json: { message: 'Nous regardons.' }, ...(await bearerOf('moderator')) }
    await call('POST', `/tickets/message/${ticket.body.Id}`, answer)
    const answered = await mailTo(client.email, ({ text }) => text?.includes('Nous regardons.') ?? false)
    expect(answered.text).toContain(`/dashboard/tickets/${ticket.body.Id}`)
    expect(answered.subject).toContain(`Panne ${client.id}`)

    await call('POST', `/tickets/message/${ticket.body.Id}`, {
      bearer: client.bearer,
      json: { message: 'Merci à vous.' },
    })
    await mailTo(brand.email, ({ text }) => text?.includes('Merci à vous.') ?? false)
  })
})
