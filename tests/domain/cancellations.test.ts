import { describe, expect, it } from 'vitest'
import { MODERATOR } from '@/db/seed/accounts'
import { giveNotice } from '@/lib/domain/billing/give-notice'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { type Day, parisInstant } from '@/lib/domain/calendar'
import { closeCancellation } from '@/lib/domain/cancellations/close-cancellation'
import { confirmCancellation } from '@/lib/domain/cancellations/confirm-cancellation'
import { cancelOwnContract, findOwnContracts } from '@/lib/domain/cancellations/own-contracts'
import { findChoice, getCancellation } from '@/lib/domain/cancellations/queries'
import { openReceipt, receiptToken } from '@/lib/domain/cancellations/receipt'
import { receiveCancellation } from '@/lib/domain/cancellations/receive-cancellation'
import { matchCancellation, requestConfirmation } from '@/lib/domain/cancellations/request-confirmation'
import { type Declaration, declarationOf, Termination, Withdrawal } from '@/lib/domain/cancellations/schema'
import { createWebsite } from '@/lib/domain/websites/create-website'
import { linkToken } from '../support/context'
import { crash, crashingAt } from '../support/crash'
import { ledger } from '../support/ledger'
import { statementsOf } from '../support/statements'

const { as, admin, clock, pool, rows, mails, newClient, subscribed, note, open, rowOf, mailsOf, timelineOf } =
  await ledger()

const notFound = { code: 'not_found' }
const termination = (given: Partial<Termination> = {}): Declaration =>
  declarationOf('termination', {
    ...{ name: 'Zoé Mistral', email: 'zoe@exemple.fr', postalAddress: '', contract: 'mon site' },
    ...{ wishedOn: '', reason: '', ...given },
  })
const withdrawal = (given: Partial<Withdrawal> = {}): Declaration =>
  declarationOf('withdrawal', {
    ...{ name: 'Zoé Mistral', email: 'consommatrice@exemple.fr', contract: 'Devis n° 118', ...given },
  })
const at = (day: Day, hour = 10) => parisInstant(day, hour).getTime()
const visitor = (day: Day) => as(undefined, 'USER', { at: at(day) })
const emailOf = async (clientId: number): Promise<string> =>
  (await rows('select email from users where id = $1', clientId))[0].email
const paidRefunds = (id: number) =>
  rows(
    `select r.amount_cents from invoice_refunds r join invoices i on i.id = r.invoice_id
     where i.subscription_id = $1 order by r.id`,
    id,
  )

/** A monthly contract from 15 September 2026 for a website with a unique URL. */
async function site(name = `Le mas ${crypto.randomUUID()}`) {
  const { id, clientId } = await subscribed('2026-09-01', '2026-09-15')
  const host = `mas-${crypto.randomUUID()}.example`
  await createWebsite(admin('2026-09-01'), {
    ...{ name, url: `https://www.${host}/accueil`, imageUrl: null, status: 'active' },
    ...{ clientId, subscriptionId: id },
  })
  return { id, clientId, host, email: await emailOf(clientId) }
}

/** Submits the declaration without a session, and does the job's work. */
async function declared(declaration: Declaration, day: Day = '2026-11-03') {
  const { id: messageId } = await receive(declaration, day)
  const [row] = await rows('select id, link_id from cancellations where contact_message_id = $1', messageId)
  const owner = await matchCancellation(clock(day), row.id)
  if (owner) await requestConfirmation(clock(day), row.id)
  const [found] = await rows('select client_id, status from cancellations where id = $1', row.id)
  return { messageId, id: row.id, token: linkToken(row.link_id, 'cancellation'), clientId: found.client_id }
}
const receive = (declaration: Declaration, day: Day = '2026-11-03', mailsReceipt = true) =>
  receiveCancellation(visitor(day), { declaration, suspicious: false, mailsReceipt })

describe('a declaration without a session', () => {
  it('that comes five times at once is one, with one mail to the agency and one receipt that says when', async () => {
    const before = (await mails()).length
    const moments = await Promise.all(Array.from({ length: 5 }, () => receive(withdrawal())))
    expect(new Set(moments.map((moment) => moment.at.getTime())).size).toBe(1)
    expect((await mails()).slice(before)).toMatchObject([
      { kind: 'contact-message', form: 'withdrawal-form', senderEmail: 'consommatrice@exemple.fr' },
      { kind: 'withdrawal-received', contract: 'Devis n° 118', at: moments[0]?.at.getTime() },
    ])
    expect(await rows("select fields from contact_messages where form = 'withdrawal-form'")).toEqual([
      {
        fields: {
          ...{ name: 'Zoé Mistral', email: 'consommatrice@exemple.fr', contract: 'Devis n° 118' },
          subject: 'retractation',
        },
      },
    ])
  })

  it('is one, with one receipt, when its process ends at any step and it is sent again', async () => {
    const contract = `nul-${crypto.randomUUID()}.example`
    const before = (await mails()).length
    const sent = { declaration: termination({ contract }), suspicious: false, mailsReceipt: true }
    const ctx = visitor('2026-11-03')
    let ends = 0
    while ((await crash(receiveCancellation(crashingAt(ctx, ends), sent))) === null) ends += 1
    expect(ends).toBeGreaterThan(1)
    const { id } = await receiveCancellation(ctx, sent)
    expect(await rows('select id from cancellations where contact_message_id = $1', id)).toHaveLength(1)
    expect((await mails()).slice(before).map(({ kind }) => kind)).toEqual([
      'contact-message',
      'termination-received',
    ])
  })

  it('does, writes and mails the same for an unknown contract as for a known one', async () => {
    const known = await site()
    const traces = []
    for (const contract of [known.host, `nul-${crypto.randomUUID()}.example`]) {
      const before = (await mails()).length
      const { result: stored, statements } = await statementsOf(pool, () =>
        receive(termination({ contract })),
      )
      const sent = (await mails()).slice(before).map(({ kind, to }) => [kind, to])
      const written = await rows(
        'select kind, status, client_id, matched_at from cancellations where contact_message_id = $1',
        stored.id,
      )
      traces.push([sent, written, Object.keys(stored), statements])
    }
    expect(traces[0]).toEqual(traces[1])
    expect(traces[0]?.[3]?.length).toBeGreaterThan(2)
    expect(traces[0]?.[0]).toEqual([
      ['contact-message', undefined],
      ['termination-received', 'zoe@exemple.fr'],
    ])
  })

  it('under attack: past its address’s receipts, its receipt opens on the page alone, and not for long', async () => {
    const before = (await mails()).length
    const { id, at: moment } = await receive(withdrawal({ contract: 'Encore un' }), '2026-11-03', false)
    expect((await mails()).slice(before)).toMatchObject([{ kind: 'contact-message' }])
    const ctx = visitor('2026-11-03')
    const token = receiptToken(ctx, id)
    expect(await openReceipt(ctx, token)).toMatchObject({
      ...{ kind: 'withdrawal', contract: 'Encore un', at: moment, outcome: null },
    })
    for (const other of [String(id), `${token}a`, ctx.secretBox.seal(String(id), 'another purpose')])
      await expect(openReceipt(ctx, other)).rejects.toMatchObject(notFound)
    await expect(openReceipt(visitor('2026-11-05'), token)).rejects.toMatchObject(notFound)
  })

  it('of a program mails no one', async () => {
    const before = (await mails()).length
    const declaration = withdrawal({ contract: 'Autre' })
    await receiveCancellation(as(), { declaration, suspicious: true, mailsReceipt: true })
    expect(await mails()).toHaveLength(before)
  })

  it.each([
    ['a long name', { name: 'Zoé '.repeat(16) }],
    ['a link for a name', { name: 'voleur.example' }],
    ['a long contract', { contract: 'x'.repeat(121) }],
    ['a contract of two lines', { contract: 'Devis\nAppelez-nous' }],
  ])('under attack: a withdrawal with %s is refused', (_, changes) => {
    expect(Withdrawal.safeParse(withdrawal()).success).toBe(true)
    expect(Withdrawal.safeParse({ ...withdrawal(), ...changes }).success).toBe(false)
  })

  it('needs an e-mail address or, without one, a postal address', () => {
    expect(Termination.safeParse(termination({ email: '' })).error?.issues).toMatchObject([
      { path: ['email'] },
    ])
    expect(Termination.safeParse(termination({ email: '', postalAddress: '1 rue des Fours' })).success).toBe(
      true,
    )
  })
})

describe('the contract of a declaration', () => {
  it('is found by its site, number, client’s address or name, and its own address is asked once', async () => {
    const { id, clientId, host, email } = await site()
    await rows("update users set first_name = 'Anaïs', last_name = $2 where id = $1", clientId, host)
    const given: Partial<Termination>[] = [
      { contract: `https://${host}` },
      { contract: `Contrat n° ${id}` },
      { email: email.toUpperCase() },
      { email: '', postalAddress: '1 rue des Fours', name: `anais ${host}` },
    ]
    for (const one of given) expect(await declared(termination(one))).toMatchObject({ clientId })
    const asked = await mailsOf(clientId, 'cancellation-asked')
    expect(asked).toHaveLength(given.length)
    // No mail to the client contains a stranger's text.
    expect(JSON.stringify(asked)).not.toMatch(/Zoé|mon site/)
    const { id: again } = await declared(termination({ contract: host, reason: 'encore' }))
    await Promise.all([1, 2].map(() => requestConfirmation(clock('2026-11-03'), again)))
    expect(await mailsOf(clientId, 'cancellation-asked')).toHaveLength(given.length + 1)
  })

  it('matches no contract where several clients’ would fit, or none', async () => {
    const name = `Chez ${crypto.randomUUID()}`
    await site(name)
    const other = await site(name)
    expect(await declared(termination({ contract: name }))).toMatchObject({ clientId: null })
    // The e-mail address identifies the client.
    expect(await declared(termination({ contract: name, email: other.email }))).toMatchObject({
      clientId: other.clientId,
    })
    expect(await declared(termination({ contract: 'inconnu.example' }))).toMatchObject({ clientId: null })
  })

  it('of a withdrawal is one that may still be withdrawn from on its day', async () => {
    const { host } = await site()
    expect(await declared(withdrawal({ contract: host }))).toMatchObject({ clientId: null })
  })
})

describe('a confirmation', () => {
  it('by the mailed link ends the contract from the day of the declaration, once', async () => {
    const { id, clientId, host } = await site()
    await open(id, '2026-09-15')
    const { token, messageId } = await declared(termination({ contract: host }))
    const late = visitor('2026-12-20')
    const { choices } = await getCancellation(late, { token })
    expect(choices).toMatchObject([{ id, outcome: { lastDay: '2027-01-14', isOver: false } }])
    await Promise.all([1, 2, 3].map(() => confirmCancellation(late, { key: { token }, subscriptionId: id })))
    expect(await rowOf(id)).toMatchObject({ ends_on: '2027-01-14', status: 'active' })
    expect((await timelineOf(id)).filter((kind) => kind === 'notice_given')).toHaveLength(1)
    expect(await mailsOf(clientId, 'notice-received')).toMatchObject([
      { lastDay: '2027-01-14', noticeOn: '2026-11-03', isOver: false },
    ])
    expect(await rows('select status from contact_messages where id = $1', messageId)).toEqual([
      { status: 'done' },
    ])
    expect(await getCancellation(late, { token })).toMatchObject({
      ...{ cancellation: { status: 'confirmed', handler: 'link' }, choices: [] },
    })
  })

  it('past the last day ends the contract at once and refunds later debits whole', async () => {
    const { id, clientId, host } = await site()
    const { token } = await declared(termination({ contract: host }))
    for (const day of ['2026-12-15', '2027-01-15', '2027-02-15'] as Day[]) {
      const due = await openPeriod(clock(day), id)
      const ids = due.map((invoice) => invoice.id)
      await note(id, ids, day, `VIR ${day}`)
    }
    const outcome = await confirmCancellation(visitor('2027-02-20'), { key: { token }, subscriptionId: id })
    expect(outcome).toMatchObject({ lastDay: '2027-01-14', isOver: true, debits: [], refundCents: 7_000 })
    expect(await rowOf(id)).toMatchObject({ ends_on: '2027-01-14', status: 'inactive' })
    expect(await paidRefunds(id)).toEqual([{ amount_cents: 3_500 }, { amount_cents: 3_500 }])
    expect(await mailsOf(clientId, 'notice-received')).toMatchObject([{ isOver: true, refundCents: 7_000 }])
  })

  it('of an earlier declaration takes the place of a later notice', async () => {
    const { id, host } = await site()
    const { token } = await declared(termination({ contract: host }))
    await giveNotice(admin('2027-01-10'), { id })
    expect(await rowOf(id)).toMatchObject({ ends_on: '2027-03-14' })
    await confirmCancellation(visitor('2027-01-12'), { key: { token }, subscriptionId: id })
    expect(await rowOf(id)).toMatchObject({ ends_on: '2027-01-14' })
    const later = await declared(termination({ contract: host, reason: 'Encore' }), '2027-01-13')
    const key = { token: later.token }
    expect(await confirmCancellation(visitor('2027-01-13'), { key, subscriptionId: id })).toMatchObject({
      lastDay: '2027-01-14',
    })
  })

  it('keeps a later day that was wished for', async () => {
    const { id, host } = await site()
    const { token } = await declared(termination({ contract: host, wishedOn: '2027-04-20' }))
    await confirmCancellation(visitor('2026-11-04'), { key: { token }, subscriptionId: id })
    expect(await rowOf(id)).toMatchObject({ ends_on: '2027-05-14' })
  })

  it('of a withdrawal refunds from the day of the declaration, however late', async () => {
    const { id, clientId, host } = await site()
    await rows(
      "update subscriptions set concluded_on = '2026-11-15', starts_at_once = true, anchor = '2026-11-15', lead_first = null where id = $1",
      id,
    )
    const { id: invoiceId } = await open(id, '2026-11-15')
    await note(id, [invoiceId], '2026-11-15')
    const { token } = await declared(withdrawal({ contract: host }), '2026-11-20')
    await Promise.all(
      [1, 2].map(() => confirmCancellation(visitor('2026-12-10'), { key: { token }, subscriptionId: id })),
    )
    // Six of thirty days were served.
    expect(await paidRefunds(id)).toEqual([{ amount_cents: 2_800 }])
    expect(await mailsOf(clientId, 'contract-withdrawn')).toMatchObject([
      { at: at('2026-11-20'), lastDay: '2026-11-20', refundCents: 2_800 },
    ])
  })

  it('under attack: opens to no forged link, for no other contract and for no other role', async () => {
    const { id, host } = await site()
    const other = await site()
    const { token, messageId } = await declared(termination({ contract: host }))
    const ctx = visitor('2026-11-04')
    for (const forged of [`${token}a`, 'x', linkToken(crypto.randomUUID(), 'cancellation')])
      await expect(getCancellation(ctx, { token: forged })).rejects.toMatchObject(notFound)
    const key = { token }
    await expect(confirmCancellation(ctx, { key, subscriptionId: other.id })).rejects.toMatchObject(notFound)
    const ofMessage = { key: { messageId }, subscriptionId: id }
    await expect(confirmCancellation(ctx, ofMessage)).rejects.toMatchObject({ code: 'unauthenticated' })
    for (const someone of [as(other.clientId), as(MODERATOR, 'MODERATOR')]) {
      await expect(confirmCancellation(someone, ofMessage)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(closeCancellation(someone, { messageId, answer: 'Non' })).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
    expect(await rowOf(id)).toMatchObject({ ends_on: null })
  })
})

describe('the agency', () => {
  it('confirms for a contract that was not found, and the link of another client shows nothing of it', async () => {
    const asked = await site()
    const meant = await site()
    const { messageId, token } = await declared(termination({ contract: asked.host }))
    expect(await findChoice(admin('2026-11-10'), { messageId, subscriptionId: meant.id })).toMatchObject({
      outcome: { lastDay: '2027-01-14' },
    })
    await confirmCancellation(admin('2026-11-10'), { key: { messageId }, subscriptionId: meant.id })
    expect(await rowOf(meant.id)).toMatchObject({ ends_on: '2027-01-14' })
    await expect(getCancellation(visitor('2026-11-10'), { token })).rejects.toMatchObject(notFound)
  })

  it('closes one that ends no contract with its answer, which is mailed, once', async () => {
    const { messageId } = await declared(termination({ contract: 'nulle part', email: 'nina@exemple.fr' }))
    const close = () => closeCancellation(admin('2026-11-10'), { messageId, answer: 'Quel est votre site ?' })
    const outcomes = await Promise.allSettled([close(), close()])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const sent = (await mails()).filter(({ kind }) => kind === 'cancellation-closed')
    expect(sent).toMatchObject([{ to: 'nina@exemple.fr', answer: 'Quel est votre site ?' }])
    const ctx = admin('2026-11-10')
    await expect(
      confirmCancellation(ctx, { key: { messageId }, subscriptionId: (await site()).id }),
    ).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('with a session', () => {
  it('a client’s own contracts are offered, and the chosen one ends at once, once', async () => {
    const { id, clientId, email } = await site()
    const client = as(clientId, 'USER', { at: at('2026-11-03') })
    const declaration = termination({ email })
    expect(await findOwnContracts(client, declaration)).toMatchObject([
      { id, outcome: { lastDay: '2027-01-14' } },
    ])
    const done = await Promise.all(
      [1, 2, 3].map(() => cancelOwnContract(client, { declaration, subscriptionId: id })),
    )
    expect(new Set(done.map((one) => one.id)).size).toBe(1)
    expect(await rowOf(id)).toMatchObject({ ends_on: '2027-01-14' })
    expect(await mailsOf(clientId, 'notice-received')).toHaveLength(1)
    expect(await mailsOf(clientId, 'termination-received')).toHaveLength(0)
    const token = receiptToken(client, done[0]?.id ?? 0)
    expect(await openReceipt(client, token)).toMatchObject({ outcome: { lastDay: '2027-01-14' } })
  })

  it('under attack: another client’s contract is neither offered nor ended', async () => {
    const { id, host, email } = await site()
    const stranger = as(await newClient(), 'USER', { at: at('2026-11-03') })
    const declaration = termination({ contract: host, email })
    expect(await findOwnContracts(stranger, declaration)).toEqual([])
    await expect(cancelOwnContract(stranger, { declaration, subscriptionId: id })).rejects.toMatchObject(
      notFound,
    )
    expect(await rowOf(id)).toMatchObject({ ends_on: null })
  })
})
