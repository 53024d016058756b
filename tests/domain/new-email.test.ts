import { describe, expect, it } from 'vitest'
import { ADMIN, SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { changePassword } from '@/lib/domain/accounts/change-password'
import { getOwnAccount } from '@/lib/domain/accounts/own-account'
import { findActor } from '@/lib/domain/accounts/sessions'
import { signUp } from '@/lib/domain/accounts/sign-up'
import type { Context } from '@/lib/domain/context'
import { logIn } from '@/lib/domain/log-in/log-in'
import { logInWithPasskey } from '@/lib/domain/log-in/log-in-with-passkey'
import { confirmNewEmail } from '@/lib/domain/new-email/confirm-new-email'
import { requestNewEmail } from '@/lib/domain/new-email/request-new-email'
import { undoNewEmail } from '@/lib/domain/new-email/undo-new-email'
import { addPasskey } from '@/lib/domain/second-factors/add-passkey'
import { beginPasskey } from '@/lib/domain/second-factors/begin-passkey'
import { requestPasskey } from '@/lib/domain/second-factors/request-passkey'
import { resetSecondFactors } from '@/lib/domain/users/reset-second-factors'
import { updateUser } from '@/lib/domain/users/update-user'
import { logInInput, newPerson } from '../support/accounts'
import { addApp } from '../support/apps'
import { domain, linkToken } from '../support/context'
import { softwarePasskey } from '../support/software-passkey'

const { as, mailTo, pool } = await domain()
const visitor = as()
const NEW_PASSWORD = 'Une phrase toute neuve'

async function newcomer() {
  const person = newPerson()
  const { id } = await signUp(visitor, person)
  return { id, email: person.email }
}
const freeAddress = () => `autre-${crypto.randomUUID()}@exemple.fr`
const emailOf = async (id: number) => (await getOwnAccount(as(id))).email

/** Requests the change; returns the token of the link mailed to the new address. */
async function requestLink(id: number, newEmail: string): Promise<string> {
  await requestNewEmail(as(id), { newEmail, password: SAMPLE_PASSWORD })
  const mails = await mailTo(newEmail, 'new-email')
  return linkToken(mails.at(-1)?.tokenId, 'change_email')
}
async function undoToken(formerEmail: string): Promise<string> {
  const mails = await mailTo(formerEmail, 'email-changed')
  return linkToken(mails.at(-1)?.tokenId, 'undo_email')
}

describe('changing the address', () => {
  it('takes the password, and changes nothing before the link is followed', async () => {
    const { id, email } = await newcomer()
    const newEmail = freeAddress()
    await expect(requestNewEmail(as(id), { newEmail, password: 'un autre mot' })).rejects.toMatchObject({
      issues: [{ path: 'password' }],
    })
    expect(await mailTo(newEmail, 'new-email')).toHaveLength(0)
    await requestLink(id, newEmail)
    expect(await emailOf(id)).toBe(email)
  })

  it('ends the account’s other sessions, and one logs in with the new address alone', async () => {
    const { id, email } = await newcomer()
    const elsewhere = await logIn(visitor, logInInput(email))
    const newEmail = freeAddress()
    await confirmNewEmail(as(id), { token: await requestLink(id, newEmail) })
    expect(await emailOf(id)).toBe(newEmail)
    expect(await findActor(visitor, elsewhere.id)).toBeNull()
    await expect(logIn(visitor, logInInput(email))).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(logIn(visitor, logInInput(newEmail))).resolves.toBeTruthy()
  })

  it('to an address of another account is answered alike, and mails nothing', async () => {
    const { id } = await newcomer()
    const other = await newcomer()
    await requestNewEmail(as(id), { newEmail: other.email.toUpperCase(), password: SAMPLE_PASSWORD })
    expect(await mailTo(other.email, 'new-email')).toHaveLength(0)
  })

  it('of two accounts to one address at once changes one of them', async () => {
    const [first, second] = [await newcomer(), await newcomer()]
    const newEmail = freeAddress()
    const tokens = [await requestLink(first.id, newEmail), await requestLink(second.id, newEmail)]
    const results = await Promise.allSettled(tokens.map((token) => confirmNewEmail(visitor, { token })))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = results.find((result) => result.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'conflict' })
  })

  it('under attack: is over once the password has changed, which the one who asked for it may have known', async () => {
    const { id } = await newcomer()
    const token = await requestLink(id, freeAddress())
    await changePassword(as(id), { currentPassword: SAMPLE_PASSWORD, newPassword: NEW_PASSWORD })
    await expect(confirmNewEmail(visitor, { token })).rejects.toMatchObject({ code: 'validation' })
  })

  it('under attack: is refused with a password that changes while it is looked at', async () => {
    const { id } = await newcomer()
    const newEmail = freeAddress()
    const slow = as(id)
    const held: Context = {
      ...slow,
      db: slow.db,
      transaction: async (work) => {
        await changePassword(as(id), { currentPassword: SAMPLE_PASSWORD, newPassword: NEW_PASSWORD })
        return slow.transaction(work)
      },
    }
    await expect(requestNewEmail(held, { newEmail, password: SAMPLE_PASSWORD })).rejects.toMatchObject({
      issues: [{ path: 'password' }],
    })
    expect(await mailTo(newEmail, 'new-email')).toHaveLength(0)
  })

  it('takes the latest link, once', async () => {
    const { id } = await newcomer()
    const first = await requestLink(id, freeAddress())
    const token = await requestLink(id, freeAddress())
    await expect(confirmNewEmail(visitor, { token: first })).rejects.toMatchObject({ code: 'validation' })
    await confirmNewEmail(visitor, { token })
    await expect(confirmNewEmail(visitor, { token })).rejects.toMatchObject({ code: 'validation' })
  })
})

/** Adds a passkey to an account in a new session. */
async function addKey(id: number, email: string) {
  const { id: sessionId } = await logIn(visitor, logInInput(email))
  const ctx = as(id, 'USER', { sessionId })
  const key = softwarePasskey(ctx.publicOrigin)
  const { challengeId, options } = await beginPasskey(ctx, { password: SAMPLE_PASSWORD })
  await addPasskey(ctx, { challengeId, registration: key.register(options), name: 'Clé' })
  return key
}

async function openWith(key: Awaited<ReturnType<typeof addKey>>) {
  const { challengeId, options } = await requestPasskey(visitor)
  return logInWithPasskey(visitor, { challengeId, assertion: key.sign(options), rememberMe: false })
}

describe('undoing a change', () => {
  it('under attack: ends the passkey and the website keys that a thief made meanwhile', async () => {
    const { id, email } = await newcomer()
    const thief = freeAddress()
    await confirmNewEmail(as(id), { token: await requestLink(id, thief) })
    const key = await addKey(id, thief)
    await expect(openWith(key)).resolves.toBeTruthy()
    await pool.query(
      "insert into api_keys (website_id, user_id, name, access, prefix, key_hash) values (1, $1, 'x', 'write', 'ostal_x', gen_random_uuid()::text)",
      [id],
    )

    await undoNewEmail(visitor, { token: await undoToken(email), newPassword: NEW_PASSWORD })
    await expect(openWith(key)).rejects.toMatchObject({ code: 'unauthenticated' })
    const { rows } = await pool.query('select 1 from api_keys where user_id = $1', [id])
    expect(rows).toEqual([])

    // The thief's second factor is still required, until the agency has verified the owner.
    const logInAgain = () => logIn(visitor, logInInput(email, NEW_PASSWORD))
    await expect(logInAgain()).rejects.toMatchObject({ code: 'second_factor' })
    await resetSecondFactors(as(ADMIN, 'ADMIN'), id)
    await expect(logInAgain()).resolves.toBeTruthy()
  })

  it('under attack: does not lift the second factor for who reads the former mailbox', async () => {
    const { id, email } = await newcomer()
    const newEmail = freeAddress()
    await confirmNewEmail(as(id), { token: await requestLink(id, newEmail) })
    const { id: sessionId } = await logIn(visitor, logInInput(newEmail))
    const { codes } = await addApp(as(id, 'USER', { sessionId }))
    await undoNewEmail(visitor, { token: await undoToken(email), newPassword: NEW_PASSWORD })
    const input = logInInput(email, NEW_PASSWORD)
    await expect(logIn(visitor, input)).rejects.toMatchObject({ code: 'second_factor' })
    await expect(logIn(visitor, { ...input, code: codes[0] })).resolves.toBeTruthy()
  })

  it('under attack: is over once the administration has given the account another address', async () => {
    const { id, email } = await newcomer()
    await confirmNewEmail(as(id), { token: await requestLink(id, freeAddress()) })
    const token = await undoToken(email)
    await updateUser(as(ADMIN, 'ADMIN'), { id, changes: { email: freeAddress() } })
    await expect(undoNewEmail(visitor, { token, newPassword: NEW_PASSWORD })).rejects.toMatchObject({
      code: 'validation',
    })
  })

  it('under attack: gives the owner the account back from a thief who knew the password', async () => {
    const { id, email } = await newcomer()
    const thief = freeAddress()
    await confirmNewEmail(as(id), { token: await requestLink(id, thief) })
    const session = await logIn(visitor, logInInput(thief))

    await undoNewEmail(visitor, { token: await undoToken(email), newPassword: NEW_PASSWORD })
    expect(await emailOf(id)).toBe(email)
    expect(await findActor(visitor, session.id)).toBeNull()
    await expect(logIn(visitor, logInInput(email))).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(logIn(visitor, logInInput(email, NEW_PASSWORD))).resolves.toBeTruthy()
  })

  it('under attack: a thief who changes the address twice cannot take it again, nor end the owner’s link', async () => {
    const { id, email } = await newcomer()
    const [first, second] = [freeAddress(), freeAddress()]
    await confirmNewEmail(as(id), { token: await requestLink(id, first) })
    await confirmNewEmail(as(id), { token: await requestLink(id, second) })
    const ofThief = await undoToken(first)
    await undoNewEmail(visitor, { token: ofThief, newPassword: 'Le mot de passe du voleur' })

    await undoNewEmail(visitor, { token: await undoToken(email), newPassword: NEW_PASSWORD })
    expect(await emailOf(id)).toBe(email)
    await expect(
      undoNewEmail(visitor, { token: ofThief, newPassword: 'Le mot de passe du voleur' }),
    ).rejects.toMatchObject({ code: 'validation' })
  })
})
