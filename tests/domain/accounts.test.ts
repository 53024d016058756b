import { describe, expect, it } from 'vitest'
import { CAMILLE, SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { changeColor } from '@/lib/domain/accounts/change-color'
import { changePassword } from '@/lib/domain/accounts/change-password'
import { getOwnInfo } from '@/lib/domain/accounts/queries'
import { requestLink } from '@/lib/domain/accounts/request-link'
import { resetPassword } from '@/lib/domain/accounts/reset-password'
import { findActor } from '@/lib/domain/accounts/sessions'
import { signUp } from '@/lib/domain/accounts/sign-up'
import { isDeviceOf } from '@/lib/domain/log-in/devices'
import { logIn } from '@/lib/domain/log-in/log-in'
import { logInInput, newPerson } from '../support/accounts'
import { domain, linkToken } from '../support/context'

const { as, mails, mailTo, sendAskedLinks } = await domain()
const visitor = as()
const NEW = 'Une phrase toute neuve'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('signing up', () => {
  it('twice at once with one address makes one account and one mail', async () => {
    const person = newPerson()
    const twice = [person, { ...person, email: person.email.toUpperCase() }]
    const outcomes = await Promise.allSettled(twice.map((input) => signUp(visitor, input)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'conflict', issues: [{ path: 'email' }] })
    expect(await mailTo(person.email, 'welcome')).toHaveLength(1)
  })

  it('leaves no mail behind when the account was refused', async () => {
    const person = newPerson()
    await signUp(visitor, person)
    const before = (await mails()).length
    await expect(signUp(visitor, person)).rejects.toMatchObject({ code: 'conflict' })
    expect(await mails()).toHaveLength(before)
  })
})

describe('logging in', () => {
  it('opens a session that stands for the person with today’s role', async () => {
    const session = await logIn(visitor, logInInput('moderateur@ostal.example'))
    expect(await findActor(visitor, session.id)).toEqual({
      type: 'person',
      id: 4,
      clientId: 4,
      role: 'MODERATOR',
      sessionId: session.id,
    })
  })

  it('is refused with a clear message when too many passwords are waiting', async () => {
    // Enough to arrive faster than the passwords are compared, on any machine.
    const crowd = Array.from({ length: 200 }, () => logIn(visitor, logInInput('camille@ostal.example')))
    const outcomes = await Promise.allSettled(crowd)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(crowd.length)
    for (const reason of refused) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 2 })
  })

  it.each([
    ['twelve hours', false, 12 * HOUR],
    ['thirty days when it is remembered', true, 30 * 24 * HOUR],
  ])('lasts %s', async (_, rememberMe, length) => {
    const session = await logIn(visitor, { ...logInInput('camille@ostal.example'), rememberMe })
    const stillThere = as(undefined, 'USER', { after: length - MINUTE })
    expect(await findActor(stillThere, session.id)).not.toBeNull()
    expect(await findActor(as(undefined, 'USER', { after: length }), session.id)).toBeNull()
  })

  it('survives 20 looks at the session at once', async () => {
    const session = await logIn(visitor, logInInput('camille@ostal.example'))
    const actors = await Promise.all(Array.from({ length: 20 }, () => findActor(visitor, session.id)))
    expect(actors.every((actor) => actor?.id === CAMILLE)).toBe(true)
  })
})

describe('a reset link', () => {
  it('is good for an hour', async () => {
    const [one, other] = [await link(), await link()]
    const late = as(undefined, 'USER', { after: HOUR })
    await expect(resetPassword(late, { token: one.token, password: NEW })).rejects.toMatchObject({
      code: 'validation',
      issues: [{ path: 'token' }],
    })
    const inTime = as(undefined, 'USER', { after: HOUR - MINUTE })
    await expect(resetPassword(inTime, { token: other.token, password: NEW })).resolves.toBeUndefined()
  })

  async function link() {
    const person = newPerson()
    const { id } = await signUp(visitor, person)
    await requestLink(visitor, { email: person.email.toUpperCase(), purpose: 'reset_password' })
    await sendAskedLinks()
    const [mail] = await mailTo(person.email, 'reset-password')
    return { ...person, id, token: linkToken(mail?.tokenId, 'reset_password') }
  }

  it('used twice at once changes the password once', async () => {
    const { token, email } = await link()
    const passwords = [NEW, `${NEW} bis`]
    const outcomes = await Promise.allSettled(
      passwords.map((password) => resetPassword(visitor, { token, password })),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const winner = outcomes[0]?.status === 'fulfilled' ? passwords[0] : passwords[1]
    await expect(logIn(visitor, logInInput(email, winner))).resolves.toBeTruthy()
  })

  it('ends every session of the account and of nobody else', async () => {
    const { token, email } = await link()
    const own = await logIn(visitor, logInInput(email))
    const other = await logIn(visitor, logInInput('julien@ostal.example'))
    await resetPassword(visitor, { token, password: NEW })
    expect(await findActor(visitor, own.id)).toBeNull()
    expect(await findActor(visitor, other.id)).not.toBeNull()
  })

  it('dies when the password is changed otherwise', async () => {
    const { token, id } = await link()
    await changePassword(as(id), { currentPassword: SAMPLE_PASSWORD, newPassword: NEW })
    await expect(resetPassword(visitor, { token, password: `${NEW} bis` })).rejects.toMatchObject({
      code: 'validation',
    })
  })

  it('is not spent by a password that is refused', async () => {
    const { token } = await link()
    await expect(resetPassword(visitor, { token, password: 'password123' })).rejects.toMatchObject({
      code: 'validation',
    })
    await expect(resetPassword(visitor, { token, password: NEW })).resolves.toBeUndefined()
  })
})

it('a visitor has no account, colour or password to change', async () => {
  const attempts = [
    () => getOwnInfo(visitor),
    () => changeColor(visitor, 'abcdef'),
    () => changePassword(visitor, { currentPassword: 'a', newPassword: NEW }),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'unauthenticated' })
})

describe('a log-in in a browser that has a session', () => {
  it('ends that session, also another account’s, and no other', async () => {
    const former = await logIn(visitor, logInInput('julien@ostal.example'))
    const elsewhere = await logIn(visitor, logInInput('julien@ostal.example'))
    const next = await logIn(visitor, { ...logInInput('camille@ostal.example'), formerSession: former.id })
    expect(await findActor(visitor, former.id)).toBeNull()
    expect(await findActor(visitor, elsewhere.id)).not.toBeNull()
    expect(await findActor(visitor, next.id)).not.toBeNull()
  })

  it('ends none when its password is wrong', async () => {
    const former = await logIn(visitor, logInInput('julien@ostal.example'))
    const failing = logIn(visitor, {
      ...logInInput('camille@ostal.example', 'faux'),
      formerSession: former.id,
    })
    await expect(failing).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await findActor(visitor, former.id)).not.toBeNull()
  })
})

describe('under attack: places for hashing', () => {
  it('a crowd of sign-ups takes none of log-in’s', async () => {
    const crowd = Array.from({ length: 40 }, () => signUp(visitor, newPerson()))
    const logIns = Array.from({ length: 8 }, () => logIn(visitor, logInInput('camille@ostal.example')))
    const outcomes = await Promise.allSettled([...logIns, ...crowd])
    const full = outcomes.filter(({ status }) => status === 'rejected')
    expect(full.length).toBeGreaterThan(0)
    expect(outcomes.slice(0, logIns.length).map(({ status }) => status)).toEqual(Array(8).fill('fulfilled'))
  })

  it('a reset without a good link takes none at all', async () => {
    const crowd = Array.from({ length: 40 }, () => signUp(visitor, newPerson()))
    const forged = Array.from({ length: 40 }, () => resetPassword(visitor, { token: 'x.y', password: NEW }))
    for (const outcome of await Promise.allSettled(forged))
      expect(outcome).toMatchObject({ reason: { code: 'validation', issues: [{ path: 'token' }] } })
    await Promise.allSettled(crowd)
  })
})

describe('a known browser', () => {
  it('is one of its account, until the password changes', async () => {
    const person = newPerson()
    const { id } = await signUp(visitor, person)
    const { passwordMark } = await logIn(visitor, logInInput(person.email))
    const isKnown = (email = person.email) => isDeviceOf(visitor, { email, userId: id, passwordMark })
    expect(await isKnown(person.email.toUpperCase())).toBe(true)
    expect(await isKnown('camille@ostal.example')).toBe(false)
    await changePassword(as(id), { currentPassword: SAMPLE_PASSWORD, newPassword: NEW })
    expect(await isKnown()).toBe(false)
  })
})
