import { describe, expect, it } from 'vitest'
import { CAMILLE, SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { changeColor } from '@/lib/domain/accounts/change-color'
import { changePassword } from '@/lib/domain/accounts/change-password'
import { confirmEmail } from '@/lib/domain/accounts/confirm-email'
import { logIn } from '@/lib/domain/accounts/log-in'
import { getOwnInfo } from '@/lib/domain/accounts/queries'
import { requestPasswordReset } from '@/lib/domain/accounts/request-password-reset'
import { resetPassword } from '@/lib/domain/accounts/reset-password'
import { findActor } from '@/lib/domain/accounts/sessions'
import { signUp } from '@/lib/domain/accounts/sign-up'
import { domain } from '../support/context'

const { as, mails } = await domain()
const visitor = as()
const NEW = 'Une phrase toute neuve'

let count = 0
const newPerson = () => ({
  firstName: 'Noé',
  lastName: 'Salles',
  email: `noe-${count++}@exemple.fr`,
  phone: '06 00 00 00 00',
  password: SAMPLE_PASSWORD,
  acceptsMarketing: false,
})
const logInInput = (email: string, password = SAMPLE_PASSWORD) => ({
  email,
  password,
  admin: false,
  rememberMe: false,
})
const mailTo = async (email: string, kind: string) =>
  (await mails()).filter((mail) => mail.to === email && mail.kind === kind)

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

  it('confirms the address by the mailed token', async () => {
    const person = newPerson()
    const { id } = await signUp(visitor, person)
    const [welcome] = await mailTo(person.email, 'welcome')
    expect((await getOwnInfo(as(id))).emailConfirmed).toBe(false)
    await confirmEmail(visitor, welcome?.confirmToken)
    expect((await getOwnInfo(as(id))).emailConfirmed).toBe(true)
  })

  it('takes the mailed token once, also when it comes twice at once', async () => {
    const person = newPerson()
    await signUp(visitor, person)
    const [welcome] = await mailTo(person.email, 'welcome')
    const confirm = () => confirmEmail(visitor, welcome?.confirmToken)
    const outcomes = await Promise.allSettled([confirm(), confirm()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(confirm()).rejects.toMatchObject({ code: 'validation' })
  })
})

describe('logging in', () => {
  it('opens a session that stands for the person with today’s role', async () => {
    const session = await logIn(visitor, logInInput('moderateur@ostal.example'))
    expect(await findActor(visitor, session.id)).toEqual({ id: 4, role: 'MODERATOR', sessionId: session.id })
  })

  it('is refused kindly when too many passwords are waiting', async () => {
    // So many that they come faster than their passwords are compared, however slow the machine is.
    const crowd = Array.from({ length: 200 }, () => logIn(visitor, logInInput('camille@ostal.example')))
    const outcomes = await Promise.allSettled(crowd)
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.length).toBeLessThan(crowd.length)
    for (const reason of refused) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 2 })
  })

  it('survives 20 looks at the session at once', async () => {
    const session = await logIn(visitor, logInInput('camille@ostal.example'))
    const actors = await Promise.all(Array.from({ length: 20 }, () => findActor(visitor, session.id)))
    expect(actors.every((actor) => actor?.id === CAMILLE)).toBe(true)
  })
})

describe('a reset link', () => {
  async function link() {
    const person = newPerson()
    const { id } = await signUp(visitor, person)
    await requestPasswordReset(visitor, person.email.toUpperCase())
    const [mail] = await mailTo(person.email, 'reset-password')
    return { ...person, id, token: mail?.token as string }
  }

  it('used twice at once changes the password once', async () => {
    const { token, email } = await link()
    const passwords = [NEW, `${NEW} bis`]
    const outcomes = await Promise.allSettled(
      passwords.map((password) => resetPassword(visitor, token, password)),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const winner = outcomes[0]?.status === 'fulfilled' ? passwords[0] : passwords[1]
    await expect(logIn(visitor, logInInput(email, winner))).resolves.toBeTruthy()
  })

  it('ends every session of the account and of nobody else', async () => {
    const { token, email } = await link()
    const own = await logIn(visitor, logInInput(email))
    const other = await logIn(visitor, logInInput('julien@ostal.example'))
    await resetPassword(visitor, token, NEW)
    expect(await findActor(visitor, own.id)).toBeNull()
    expect(await findActor(visitor, other.id)).not.toBeNull()
  })

  it('dies when the password is changed otherwise', async () => {
    const { token, id } = await link()
    await changePassword(as(id), SAMPLE_PASSWORD, NEW)
    await expect(resetPassword(visitor, token, `${NEW} bis`)).rejects.toMatchObject({ code: 'validation' })
  })

  it('is not spent by a password that is refused', async () => {
    const { token } = await link()
    await expect(resetPassword(visitor, token, 'password123')).rejects.toMatchObject({ code: 'validation' })
    await expect(resetPassword(visitor, token, NEW)).resolves.toBeUndefined()
  })

  it('is mailed to nobody for an unknown address', async () => {
    const before = (await mails()).length
    await requestPasswordReset(visitor, 'inconnue@exemple.fr')
    expect(await mails()).toHaveLength(before)
  })
})

it('a visitor has no account, colour or password to change', async () => {
  const attempts = [
    () => getOwnInfo(visitor),
    () => changeColor(visitor, 'abcdef'),
    () => changePassword(visitor, 'a', NEW),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'unauthenticated' })
})
