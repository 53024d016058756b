import { describe, expect, inject, it } from 'vitest'
import { call } from '../support/api'
import { mailsTo, mailTo, tokenIn } from '../support/inbox'
import { bearerOf, confirmAddress, newcomer, PASSWORD } from '../support/people'
import { stored } from '../support/stored'

/** Sends the provider's delivery event for the newest mail to an address; returns the product's status. */
async function postMailEvent(
  address: string,
  type: 'email.bounced' | 'email.complained',
  bounce = 'Permanent',
): Promise<number> {
  const mail = await mailTo(address)
  const answer = await fetch(`${inject('simulators')}/_control/mail-events`, {
    method: 'POST',
    body: JSON.stringify({ mail: mail.id, type, bounce, origin: inject('origin') }),
  })
  return (await answer.json()).status
}

const failureOf = async (address: string) =>
  (await stored<{ kind: string }>('select kind from mail_failures where address = $1', [address]))[0]?.kind

/** A client with a ticket that the agency can answer. */
async function clientWithTicket() {
  const client = await newcomer()
  await confirmAddress(client.id)
  const json = { ticketType: 'Bug', ticketName: 'Panne', description: 'Plus rien ne va.' }
  const { body } = await call('POST', '/tickets', { bearer: client.bearer, json })
  const answer = async (message: string) =>
    call('POST', `/tickets/message/${body.Id}`, { json: { message }, ...(await bearerOf('moderator')) })
  return { ...client, answer }
}

/** Jobs run in order: once the later mail has arrived, the earlier one was not sent. */
async function mailedLater(): Promise<void> {
  const other = await clientWithTicket()
  await other.answer('Après.')
  await mailTo(other.email, ({ text }) => text?.includes('Après.') ?? false)
}

describe('an address that bounced', () => {
  it('receives only account-security mail, until the use of a mailed link shows that mail arrives', async () => {
    const client = await clientWithTicket()
    expect(await postMailEvent(client.email, 'email.bounced')).toBe(204)
    expect(await failureOf(client.email)).toBe('bounced')

    await client.answer('Perdue.')
    await mailedLater()
    expect((await mailsTo(client.email)).map(({ text }) => text).join()).not.toContain('Perdue.')

    await call('POST', '/auth/forgot', { json: { Email: client.email } })
    const reset = await mailTo(client.email, ({ text }) => text?.includes('reset-password') ?? false)
    const json = { Token: tokenIn(reset), Password: `${PASSWORD}x` }
    expect((await call('POST', '/auth/reset', { json })).status).toBe(204)
    expect(await failureOf(client.email)).toBeUndefined()

    // Past the two minutes in which it would be combined with the previous one.
    await stored(
      "update ticket_messages set created_at = created_at - interval '3 minutes' where body = 'Perdue.'",
    )
    await client.answer('Retrouvée.')
    await mailTo(client.email, ({ text }) => text?.includes('Retrouvée.') ?? false)
  })
})

describe.each(['Transient', 'Undetermined'])('a %s bounce', (kind) => {
  it('is recorded and stops no mail', async () => {
    const client = await clientWithTicket()
    expect(await postMailEvent(client.email, 'email.bounced', kind)).toBe(204)
    expect(await failureOf(client.email)).toBe('undelivered')
    await client.answer('Encore là.')
    await mailTo(client.email, ({ text }) => text?.includes('Encore là.') ?? false)
  })

  it('does not replace a permanent one', async () => {
    const client = await clientWithTicket()
    for (const one of [kind, 'Permanent', kind])
      expect(await postMailEvent(client.email, 'email.bounced', one)).toBe(204)
    expect(await failureOf(client.email)).toBe('bounced')
  })
})

describe('a complaint', () => {
  it('outlasts a later bounce and the use of a mailed link', async () => {
    const client = await clientWithTicket()
    for (const type of ['email.complained', 'email.bounced'] as const)
      expect(await postMailEvent(client.email, type)).toBe(204)
    expect(await failureOf(client.email)).toBe('complained')

    const welcome = await mailTo(client.email)
    const confirmed = await call('POST', '/auth/confirm', {
      bearer: client.bearer,
      json: { Token: tokenIn(welcome) },
    })
    expect(confirmed.status).toBe(204)
    expect(await failureOf(client.email)).toBe('complained')
  })
})

describe('the provider’s signature', () => {
  const bounce = {
    type: 'email.bounced',
    created_at: new Date().toISOString(),
    data: { to: ['camille@ostal.example'] },
  }

  it.each([
    ['without one', {}],
    [
      'with a forged one',
      {
        'svix-id': 'msg_1',
        'svix-timestamp': String(Math.floor(Date.now() / 1000)),
        'svix-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
      },
    ],
  ])('under attack: no mail is stopped by an event %s', async (_, headers) => {
    const { status, body } = await call('POST', '/resend/webhook', { json: bounce, headers })
    expect([status, body.code]).toEqual([400, 'validation'])
    expect(await failureOf('camille@ostal.example')).toBeUndefined()
  })
})
