import { describe, expect, it } from 'vitest'
import { SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { findActor } from '@/lib/domain/accounts/sessions'
import type { Context } from '@/lib/domain/context'
import { logIn } from '@/lib/domain/log-in/log-in'
import { logInWithPasskey } from '@/lib/domain/log-in/log-in-with-passkey'
import { addPasskey } from '@/lib/domain/second-factors/add-passkey'
import { beginPasskey } from '@/lib/domain/second-factors/begin-passkey'
import { deleteExpiredChallenges } from '@/lib/domain/second-factors/passkey-challenges'
import { getSecondFactors } from '@/lib/domain/second-factors/queries'
import { removePasskey } from '@/lib/domain/second-factors/remove-passkey'
import { renamePasskey } from '@/lib/domain/second-factors/rename-passkey'
import { requestPasskey } from '@/lib/domain/second-factors/request-passkey'
import { logInInput, signedInPerson } from '../support/accounts'
import { domain } from '../support/context'
import { softwarePasskey } from '../support/software-passkey'

const { as, job, pool, mailTo } = await domain()
const visitor = as()
const ORIGIN = visitor.publicOrigin
const password = SAMPLE_PASSWORD
const SIX_MINUTES = 6 * 60_000

const person = () => signedInPerson(as)

async function add(ctx: Context, name = 'Mon téléphone', key = softwarePasskey(ORIGIN)) {
  const { challengeId, options } = await beginPasskey(ctx, { password })
  const codes = await addPasskey(ctx, { challengeId, registration: key.register(options), name })
  return { key, codes }
}

async function withPasskey() {
  const owner = await person()
  return { ...owner, ...(await add(owner.ctx)) }
}

type Key = ReturnType<typeof softwarePasskey>
async function signed(key: Key, odd: Parameters<Key['sign']>[1] = {}) {
  const { challengeId, options } = await requestPasskey(visitor)
  return { challengeId, assertion: key.sign(options, odd) }
}
const enter = (given: Awaited<ReturnType<typeof signed>>, ctx = visitor) =>
  logInWithPasskey(ctx, { ...given, rememberMe: false })
const reasons = async (subject: string | number) =>
  (
    await pool.query(
      "select after ->> 'reason' as reason from audit_log where subject_id = $1 and action = $2",
      [String(subject), 'user.passkey-refused'],
    )
  ).rows.map(({ reason }) => reason)
/** Only one refusal per network and minute is recorded. */
let network = 0
const elsewhere = () => as(undefined, 'USER', { network: `198.51.100.${(network += 1)}` })

describe('a passkey', () => {
  it('is added after the password, opens the account alone, and is asked for beside the password', async () => {
    const { id, email, ctx, key, codes } = await withPasskey()
    expect(codes).toHaveLength(10)
    const session = await enter(await signed(key))
    expect(await findActor(visitor, session.id)).toMatchObject({ id })
    await expect(logIn(visitor, logInInput(email))).rejects.toMatchObject({ code: 'second_factor' })
    const [code] = codes
    await expect(logIn(visitor, { ...logInInput(email), code })).resolves.toBeTruthy()
    const { passkeys } = await getSecondFactors(ctx)
    expect(passkeys).toMatchObject([{ id: key.id, name: 'Mon téléphone', lastUsedAt: expect.any(Date) }])
    expect(await mailTo(email, 'security-change')).toMatchObject([{ about: 'passkey-added' }])
    await expect(beginPasskey(ctx, { password: 'faux' })).rejects.toMatchObject({
      issues: [{ path: 'password' }],
    })
  })

  it('asks for the person at the device, and is discoverable', async () => {
    const { ctx } = await person()
    const { options } = await beginPasskey(ctx, { password })
    expect(options).toMatchObject({
      rp: { id: 'www.ostal.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect((await requestPasskey(visitor)).options).toMatchObject({ userVerification: 'required' })
  })

  it('is renamed and removed, the last one with a factor of now', async () => {
    const { ctx, id, email, key, codes } = await withPasskey()
    const second = await add(ctx, 'Ma clé')
    expect(second.codes).toEqual([])
    await renamePasskey(ctx, { id: key.id, name: 'Mon vieux téléphone' })
    expect((await getSecondFactors(ctx)).passkeys.map(({ name }) => name)).toEqual([
      'Mon vieux téléphone',
      'Ma clé',
    ])
    await removePasskey(ctx, { id: key.id, password })
    await expect(enter(await signed(key))).rejects.toMatchObject({ code: 'unauthenticated' })
    const last = { id: second.key.id, password }
    await expect(removePasskey(ctx, last)).rejects.toMatchObject({ issues: [{ path: 'code' }] })
    const strange = await withPasskey()
    await expect(removePasskey(ctx, { ...last, passkey: await signed(strange.key) })).rejects.toMatchObject({
      issues: [{ path: 'code' }],
    })
    await removePasskey(ctx, { ...last, passkey: await signed(second.key) })
    await expect(logIn(visitor, logInInput(email))).resolves.toBeTruthy()
    expect((await pool.query('select 1 from recovery_codes where user_id = $1', [id])).rows).toEqual([])
    expect(codes).toHaveLength(10)
  })

  it('is one of ten at most, also when others were started before the tenth came', async () => {
    const { ctx } = await person()
    for (let n = 0; n < 9; n += 1) await add(ctx, `Clé ${n}`)
    const key = softwarePasskey(ORIGIN)
    const begun = await beginPasskey(ctx, { password })
    await add(ctx)
    const registration = key.register(begun.options)
    const eleventh = addPasskey(ctx, { challengeId: begun.challengeId, registration, name: 'De trop' })
    await expect(eleventh).rejects.toMatchObject({ code: 'conflict' })
    await expect(add(ctx)).rejects.toMatchObject({ code: 'conflict' })
    expect((await getSecondFactors(ctx)).passkeys).toHaveLength(10)
  })
})

describe('under attack: a passkey', () => {
  it('whose counter does not go forward is refused and recorded: there are two of it', async () => {
    const { id, key } = await withPasskey()
    const away = elsewhere()
    await enter(await signed(key, { counter: 7 }))
    for (const counter of [7, 6, 0])
      await expect(enter(await signed(key, { counter }), away)).rejects.toMatchObject({
        code: 'unauthenticated',
      })
    expect(await reasons(id)).toEqual(['counter'])
    await expect(enter(await signed(key, { counter: 8 }))).resolves.toBeTruthy()
  })

  it('that does not count opens the account again and again', async () => {
    const { key } = await withPasskey()
    for (let n = 0; n < 2; n += 1)
      await expect(enter(await signed(key, { counter: 0 }))).resolves.toBeTruthy()
  })

  it('signs once: the same answer twice at once opens one session, later none', async () => {
    const { key } = await withPasskey()
    const given = await signed(key)
    const outcomes = await Promise.allSettled([enter(given), enter(given), enter(given)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(enter(given)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it.each([
    ['without the person’s finger or PIN', { isVerified: false }],
    ['made on another site', { origin: 'https://voleur.example' }],
    ['made for another site', { rpID: 'voleur.example' }],
  ])('%s opens nothing', async (_what, odd) => {
    const { key } = await withPasskey()
    await expect(enter(await signed(key, odd))).rejects.toMatchObject({ code: 'unauthenticated' })
    const { ctx } = await person()
    const { challengeId, options } = await beginPasskey(ctx, { password })
    const registration = softwarePasskey(ORIGIN).register(options, odd)
    await expect(addPasskey(ctx, { challengeId, registration, name: 'x' })).rejects.toMatchObject({
      code: 'validation',
    })
    expect((await getSecondFactors(ctx)).since).toBeNull()
  })

  it('of no account, or signed by another key, is refused and recorded', async () => {
    const stranger = softwarePasskey(ORIGIN)
    await expect(enter(await signed(stranger), elsewhere())).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    expect(await reasons(stranger.id)).toEqual(['unknown'])
    const { id, key } = await withPasskey()
    const other = await withPasskey()
    const given = await signed(other.key)
    await expect(
      enter({ ...given, assertion: { ...given.assertion, id: key.id, rawId: key.id } }, elsewhere()),
    ).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await reasons(id)).toEqual(['signature'])
  })

  it('answers a challenge within five minutes, one that we gave, for what and whom we gave it', async () => {
    const { ctx, key } = await withPasskey()
    const given = await signed(key)
    const late = as(undefined, 'USER', { after: SIX_MINUTES })
    await expect(enter(given, late)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(enter({ ...given, challengeId: crypto.randomUUID() })).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    const begun = await beginPasskey(ctx, { password })
    await expect(
      enter({ challengeId: begun.challengeId, assertion: key.sign(begun.options) }),
    ).rejects.toMatchObject({ code: 'unauthenticated' })
    const stranger = await person()
    const registration = softwarePasskey(ORIGIN).register(begun.options)
    await expect(
      addPasskey(stranger.ctx, { challengeId: begun.challengeId, registration, name: 'x' }),
    ).rejects.toMatchObject({ code: 'validation' })
    await deleteExpiredChallenges(job('housekeeping', { after: SIX_MINUTES }))
    expect((await pool.query('select 1 from passkey_challenges')).rows).toEqual([])
  })

  it('that has an account already is added to no other, and no other account’s is touched', async () => {
    const { key } = await withPasskey()
    const { ctx } = await person()
    await expect(add(ctx, 'x', key)).rejects.toMatchObject({ code: 'validation' })
    await expect(renamePasskey(ctx, { id: key.id, name: 'x' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(removePasskey(ctx, { id: key.id, password })).rejects.toMatchObject({ code: 'not_found' })
    await expect(enter(await signed(key))).resolves.toBeTruthy()
  })

  it('that is removed while it logs in leaves no session behind', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { ctx, id, sessionId, key, codes } = await withPasskey()
      const removing = removePasskey(ctx, { id: key.id, password, code: codes[0] })
      const outcomes = await Promise.allSettled(
        Array.from({ length: 4 }, async (_, index) => {
          await new Promise((resolve) => setTimeout(resolve, index * 9))
          return enter(await signed(key))
        }),
      )
      await removing
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'unauthenticated' })
      const { rows } = await pool.query('select id from sessions where user_id = $1', [id])
      expect(rows).toEqual([{ id: sessionId }])
    }
  })
})
