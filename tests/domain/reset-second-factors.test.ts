import { describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, MODERATOR, SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { findActor } from '@/lib/domain/accounts/sessions'
import { logIn } from '@/lib/domain/log-in/log-in'
import { addPasskey } from '@/lib/domain/second-factors/add-passkey'
import { beginPasskey } from '@/lib/domain/second-factors/begin-passkey'
import { beginTotp } from '@/lib/domain/second-factors/begin-totp'
import { getSecondFactors } from '@/lib/domain/second-factors/queries'
import { resetSecondFactors } from '@/lib/domain/users/reset-second-factors'
import { logInInput, signedInPerson } from '../support/accounts'
import { addApp } from '../support/apps'
import { domain } from '../support/context'
import { softwarePasskey } from '../support/software-passkey'

const { as, pool, mailTo } = await domain()
const admin = as(ADMIN, 'ADMIN')
const visitor = as()
const password = SAMPLE_PASSWORD

const person = () => signedInPerson(as)

/** A new account with an app and a passkey. */
async function protectedPerson() {
  const owner = await person()
  await addApp(owner.ctx)
  const { challengeId, options } = await beginPasskey(owner.ctx, { password })
  const registration = softwarePasskey(owner.ctx.publicOrigin).register(options)
  await addPasskey(owner.ctx, { challengeId, registration, name: 'Mon téléphone' })
  return owner
}

const audited = async (id: number) =>
  (
    await pool.query(
      "select actor_id from audit_log where subject_id = $1 and action = 'user.factors-reset'",
      [String(id)],
    )
  ).rows

describe('an administrator takes the second factors of a person who lost them away', () => {
  it('then the password alone logs in, sessions have ended, and the person gets a mail', async () => {
    const { id, email, ctx, sessionId } = await protectedPerson()
    await expect(logIn(visitor, logInInput(email))).rejects.toMatchObject({ code: 'second_factor' })
    await resetSecondFactors(admin, id)
    expect(await findActor(visitor, sessionId)).toBeNull()
    await expect(logIn(visitor, logInInput(email))).resolves.toBeTruthy()
    expect(await getSecondFactors(ctx)).toEqual({
      since: null,
      totp: { state: 'off' },
      passkeys: [],
      recoveryCodesLeft: 0,
    })
    const mails = await mailTo(email, 'security-change')
    expect(mails.map(({ about }) => about)).toContain('factors-reset')
    expect(await audited(id)).toEqual([{ actor_id: ADMIN }])
  })

  it('from staff leads to the set-up of a new one', async () => {
    const { id, email } = await protectedPerson()
    await pool.query("update users set role = 'MODERATOR' where id = $1", [id])
    await resetSecondFactors(admin, id)
    const session = await logIn(visitor, logInInput(email))
    const strict = as(undefined, 'USER', { staffNeedsFactor: true })
    expect(await findActor(strict, session.id)).toMatchObject({ id, lacksFactor: true })
  })

  it('is refused without one, for oneself, and to all others', async () => {
    const { id } = await person()
    await expect(resetSecondFactors(admin, id)).rejects.toMatchObject({ code: 'conflict' })
    await expect(resetSecondFactors(admin, ADMIN)).rejects.toMatchObject({ code: 'conflict' })
    await expect(resetSecondFactors(admin, 999_999)).rejects.toMatchObject({ code: 'not_found' })
    const owner = await protectedPerson()
    for (const [ctx, code] of [
      [as(CAMILLE), 'forbidden'],
      [as(MODERATOR, 'MODERATOR'), 'forbidden'],
      [as(owner.id, 'USER', { viewedBy: ADMIN }), 'forbidden'],
      [visitor, 'unauthenticated'],
    ] as const)
      await expect(resetSecondFactors(ctx, owner.id)).rejects.toMatchObject({ code })
    expect(await audited(owner.id)).toEqual([])
  })
})

it('under attack: an administrator who views a client does not see the secret of an app being set up', async () => {
  const { id, ctx } = await person()
  await beginTotp(ctx)
  const viewing = as(id, 'USER', { viewedBy: ADMIN })
  expect((await getSecondFactors(viewing)).totp).toEqual({ state: 'off' })
  expect((await getSecondFactors(ctx)).totp.state).toBe('pending')
})
