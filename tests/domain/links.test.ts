import { describe, expect, it } from 'vitest'
import { CAMILLE, SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { confirmEmail } from '@/lib/domain/accounts/confirm-email'
import { mailLink } from '@/lib/domain/accounts/mail-link'
import { getOwnInfo } from '@/lib/domain/accounts/queries'
import { readConfirmation } from '@/lib/domain/accounts/read-confirmation'
import { requestLink } from '@/lib/domain/accounts/request-link'
import { findActor } from '@/lib/domain/accounts/sessions'
import { signUp } from '@/lib/domain/accounts/sign-up'
import { logIn } from '@/lib/domain/log-in/log-in'
import { logInInput, newPerson } from '../support/accounts'
import { domain, linkToken } from '../support/context'
import { statementsOf } from '../support/statements'

const { as, job, mails, mailTo, pool, sendAskedLinks } = await domain()
const visitor = as()
const NEW = 'Une phrase toute neuve'
const HOUR = 3_600_000
describe('confirming the address', () => {
  const nothing = { password: undefined, newPassword: undefined }

  async function newcomer() {
    const person = newPerson()
    const { id } = await signUp(visitor, person)
    const [welcome] = await mailTo(person.email, 'welcome')
    return { ...person, id, token: linkToken(welcome?.tokenId, 'confirm_email') }
  }
  const isConfirmed = async (id: number) => (await getOwnInfo(as(id))).emailConfirmed

  it('in a browser that is signed in to the account is one click, and ends nothing', async () => {
    const { id, email, token } = await newcomer()
    const session = await logIn(visitor, logInInput(email))
    expect(await readConfirmation(as(id), token)).toEqual({ state: 'ready' })
    await confirmEmail(as(id), { token, ...nothing })
    expect(await isConfirmed(id)).toBe(true)
    expect(await findActor(visitor, session.id)).not.toBeNull()
  })

  it.each([
    ['by a visitor', visitor],
    ['by another user', as(CAMILLE)],
  ])('elsewhere, %s, needs the password, and ends the account’s older sessions', async (_, ctx) => {
    const { id, email, token } = await newcomer()
    const session = await logIn(visitor, logInInput(email))
    expect(await readConfirmation(ctx, token)).toEqual({ state: 'locked' })
    for (const proof of [nothing, { ...nothing, password: 'un autre mot' }]) {
      await expect(confirmEmail(ctx, { token, ...proof })).rejects.toMatchObject({
        code: 'validation',
        issues: [{ path: 'password' }],
      })
    }
    expect(await isConfirmed(id)).toBe(false)
    await confirmEmail(ctx, { token, ...nothing, password: SAMPLE_PASSWORD })
    expect(await isConfirmed(id)).toBe(true)
    expect(await findActor(visitor, session.id)).toBeNull()
  })

  it('elsewhere with a new password takes the account back from a stranger who signed up with this address', async () => {
    const { id, email, token } = await newcomer()
    const session = await logIn(visitor, logInInput(email))
    const choose = (newPassword: string) => confirmEmail(visitor, { token, ...nothing, newPassword })
    await expect(choose(email)).rejects.toMatchObject({ issues: [{ path: 'newPassword' }] })
    await choose(NEW)
    expect(await isConfirmed(id)).toBe(true)
    expect(await findActor(visitor, session.id)).toBeNull()
    await expect(logIn(visitor, logInInput(email))).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(logIn(visitor, logInInput(email, NEW))).resolves.toBeTruthy()
  })

  it('takes the mailed link once, also when it comes twice at once', async () => {
    const { id, token } = await newcomer()
    const confirm = () => confirmEmail(as(id), { token, ...nothing })
    const outcomes = await Promise.allSettled([confirm(), confirm()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(confirm()).rejects.toMatchObject({ code: 'validation', issues: [{ path: 'token' }] })
  })

  it('says when it is done already, by its link and to the signed-in user', async () => {
    const { id, token } = await newcomer()
    await confirmEmail(as(id), { token, ...nothing })
    expect(await readConfirmation(visitor, token)).toEqual({ state: 'confirmed' })
    expect(await readConfirmation(as(id), 'gone')).toEqual({ state: 'confirmed' })
  })

  it('is possible by another link when the first has ended', async () => {
    const { id, email, token } = await newcomer()
    const late = as(id, 'USER', { after: 7 * 24 * HOUR })
    expect(await readConfirmation(late, token)).toEqual({ state: 'ended', email })
    await requestLink(visitor, { email, purpose: 'confirm_email' })
    await sendAskedLinks()
    const [, second] = await mailTo(email, 'welcome')
    await confirmEmail(as(id), { token: linkToken(second?.tokenId, 'confirm_email'), ...nothing })
    expect(await isConfirmed(id)).toBe(true)
    await requestLink(visitor, { email, purpose: 'confirm_email' })
    await sendAskedLinks()
    expect(await mailTo(email, 'welcome')).toHaveLength(2)
  })

  it('does not take a link for a new password, nor a forged one', async () => {
    const { id, token } = await newcomer()
    const [tokenId = ''] = token.split('.')
    for (const forged of [linkToken(tokenId, 'reset_password'), `${tokenId}.${'A'.repeat(43)}`, tokenId])
      await expect(confirmEmail(as(id), { token: forged, ...nothing })).rejects.toMatchObject({
        issues: [{ path: 'token' }],
      })
  })
})

describe('under attack: asking for a link', () => {
  it('does the same for a known and for an unknown address', async () => {
    const [known, unknown] = ['camille@ostal.example', 'nadia67@inconnue.test']
    const traces = []
    for (const email of [known, unknown]) {
      const { statements } = await statementsOf(pool, () =>
        requestLink(visitor, { email, purpose: 'reset_password' }),
      )
      const { rows } = await pool.query("select * from pgboss.job where name = 'links'")
      await pool.query("delete from pgboss.job where name = 'links'")
      expect(rows).toHaveLength(1)
      const asked = { linkId: expect.any(String), purpose: 'reset_password', email }
      expect(rows[0].data).toEqual({ ...asked, cause: { requestId: expect.any(String) } })
      const { data, id, created_on, start_after, keep_until, ...job } = rows[0]
      traces.push({ statements, job })
    }
    expect(traces[0]?.statements.length).toBeGreaterThan(2)
    expect(traces[1]).toEqual(traces[0])
  })

  it('mails nothing for an unknown address', async () => {
    const before = (await mails()).length
    await requestLink(visitor, { email: 'inconnue@exemple.fr', purpose: 'reset_password' })
    await sendAskedLinks()
    expect(await mails()).toHaveLength(before)
  })

  it('mails it once, however often its job is tried', async () => {
    const person = newPerson()
    await signUp(visitor, person)
    const asked = { linkId: crypto.randomUUID(), purpose: 'reset_password', email: person.email } as const
    const tries = () => mailLink(job('links'), asked)
    await Promise.all([tries(), tries()])
    await tries()
    expect(await mailTo(person.email, 'reset-password')).toHaveLength(1)
  })
})
