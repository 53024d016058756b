import { describe, expect, it } from 'vitest'
import { SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { findActor } from '@/lib/domain/accounts/sessions'
import type { Context } from '@/lib/domain/context'
import { logIn } from '@/lib/domain/log-in/log-in'
import { beginTotp } from '@/lib/domain/second-factors/begin-totp'
import { confirmTotp } from '@/lib/domain/second-factors/confirm-totp'
import { getSecondFactors } from '@/lib/domain/second-factors/queries'
import { removeTotp } from '@/lib/domain/second-factors/remove-totp'
import { renewRecoveryCodes } from '@/lib/domain/second-factors/renew-recovery-codes'
import { keepTotpSecrets } from '@/lib/domain/second-factors/totp-secrets'
import { createContext } from '@/lib/server/context'
import { createSecretBox } from '@/lib/server/secrets/secret-box'
import { auditedOf, sessionsOf } from '../support/account-rows'
import { logInInput, signedInPerson } from '../support/accounts'
import { addApp, secretOf } from '../support/apps'
import { domain } from '../support/context'
import { codeOf, wrongCodeOf } from '../support/second-factors'

const { as, pool, resources, mailTo } = await domain()
const visitor = as()
const password = SAMPLE_PASSWORD
const STEP = 30_000

const person = () => signedInPerson(as)
async function withApp() {
  const owner = await person()
  return { ...owner, ...(await addApp(owner.ctx)) }
}

const logInWith = (email: string, code?: string, ctx = visitor) => logIn(ctx, { ...logInInput(email), code })

describe('an authenticator app', () => {
  it('counts once its first code was given with the password, and brings ten recovery codes', async () => {
    const { ctx, email, id } = await person()
    await beginTotp(ctx)
    const secret = await secretOf(ctx)
    await expect(logInWith(email)).resolves.toBeTruthy()
    const code = codeOf(secret)
    await expect(confirmTotp(ctx, { password: 'faux', code })).rejects.toMatchObject({
      issues: [{ path: 'password' }],
    })
    await expect(confirmTotp(ctx, { password, code: wrongCodeOf(secret) })).rejects.toMatchObject({
      code: 'validation',
      issues: [{ path: 'code' }],
    })
    const codes = await confirmTotp(ctx, { password, code })
    expect(new Set(codes).size).toBe(10)
    for (const one of codes) expect(one).toMatch(/^[0-9a-z]{6}(-[0-9a-z]{6}){3}$/)
    await expect(logInWith(email)).rejects.toMatchObject({ code: 'second_factor' })
    expect(await auditedOf(pool, id, 'user.factor-added')).toEqual([
      { before: null, after: { factor: 'totp', isFirst: true } },
    ])
    expect(await mailTo(email, 'security-change')).toMatchObject([{ about: 'totp-added' }])
    await expect(beginTotp(ctx)).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is stored sealed, and its recovery codes as hashes', async () => {
    const { id, secret, codes } = await withApp()
    const { rows } = await pool.query(
      'select t::text as totp, (select string_agg(r::text, $2) from recovery_codes r where user_id = $1) as codes from totp_secrets t where user_id = $1',
      [id, ' '],
    )
    expect(rows[0].totp).not.toContain(secret)
    for (const code of codes) expect(rows[0].codes).not.toContain(code.replaceAll('-', ''))
  })

  it('opens with the code of now, of the step before and of the next, and no older or later one', async () => {
    const { email, secret } = await withApp()
    const at = Date.now() + 10 * STEP
    const then = as(undefined, 'USER', { at })
    const codeThen = (steps: number) => codeOf(secret, steps, at)
    for (const steps of [-2, 2])
      await expect(logInWith(email, codeThen(steps), then)).rejects.toMatchObject({ code: 'unauthenticated' })
    for (const steps of [-1, 0, 1])
      await expect(logInWith(email, codeThen(steps), then)).resolves.toBeTruthy()
  })

  it('ends the account’s other sessions when it comes and when it goes', async () => {
    const { ctx, email, id, sessionId } = await person()
    const other = await logInWith(email)
    await beginTotp(ctx)
    const secret = await secretOf(ctx)
    const [code = ''] = await confirmTotp(ctx, { password, code: codeOf(secret) })
    expect(await sessionsOf(pool, id)).toEqual([sessionId])
    expect(await findActor(visitor, other.id)).toBeNull()
    await logInWith(email, codeOf(secret, 1))
    await removeTotp(ctx, { password, code })
    expect(await sessionsOf(pool, id)).toEqual([sessionId])
  })

  it('goes as the last factor with the password and a code only, and takes the recovery codes along', async () => {
    const { ctx, id, email, secret, codes } = await withApp()
    await expect(removeTotp(ctx, { password })).rejects.toMatchObject({ issues: [{ path: 'code' }] })
    await expect(removeTotp(ctx, { password: 'faux', code: codes[0] })).rejects.toMatchObject({
      issues: [{ path: 'password' }],
    })
    await expect(removeTotp(ctx, { password, code: wrongCodeOf(secret) })).rejects.toMatchObject({
      issues: [{ path: 'code' }],
    })
    await removeTotp(ctx, { password, code: codeOf(secret, 1) })
    const factors = await getSecondFactors(ctx)
    expect(factors).toEqual({ since: null, totp: { state: 'off' }, passkeys: [], recoveryCodesLeft: 0 })
    await expect(logInWith(email)).resolves.toBeTruthy()
    expect(await auditedOf(pool, id, 'user.factor-removed')).toMatchObject([
      { before: { factor: 'totp', isLast: true } },
    ])
    expect(await mailTo(email, 'security-change')).toHaveLength(2)
  })

  it('is sealed anew by night when AUTH_SECRET changes, and forgotten when it was never confirmed', async () => {
    const { id, email, secret } = await withApp()
    const begun = await person()
    await beginTotp(begun.ctx)
    const box = createSecretBox(['a new secret of the tests', 'the tests’ secret'])
    const night = createContext(
      { type: 'system', job: 'housekeeping' },
      { requestId: crypto.randomUUID(), network: 'system' },
      { ...resources({ after: 25 * 3_600_000 }), secretBox: box },
    )
    await keepTotpSecrets(night)
    const { rows } = await pool.query('select user_id, secret from totp_secrets where user_id = any($1)', [
      [id, begun.id],
    ])
    expect(rows.map((row) => row.user_id)).toEqual([id])
    const onlyNew = createSecretBox(['a new secret of the tests'])
    expect(onlyNew.open(rows[0].secret, `totp ${id}`)).toBe(secret)
    // Without its key, log-ins are refused, but nothing crashes.
    await expect(logInWith(email, codeOf(secret, 1))).rejects.toMatchObject({ code: 'unauthenticated' })
    await pool.query('delete from totp_secrets where user_id = $1', [id])
  })
})

describe('a recovery code', () => {
  it('stands for a code once, however it is typed', async () => {
    const { email, codes, ctx, id } = await withApp()
    const [code = ''] = codes
    await logInWith(email, code.replaceAll('-', '').toUpperCase())
    await expect(logInWith(email, code.replaceAll('-', ''))).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    expect((await getSecondFactors(ctx)).recoveryCodesLeft).toBe(9)
    expect(await auditedOf(pool, id, 'user.recovery-code-used')).toMatchObject([{ after: { left: 9 } }])
  })

  it('ends when the codes are renewed', async () => {
    const { email, codes, ctx } = await withApp()
    await expect(renewRecoveryCodes(ctx, { password: 'faux' })).rejects.toMatchObject({
      issues: [{ path: 'password' }],
    })
    const fresh = await renewRecoveryCodes(ctx, { password })
    await expect(logInWith(email, codes[0]?.replaceAll('-', ''))).rejects.toMatchObject({
      code: 'unauthenticated',
    })
    await expect(logInWith(email, fresh[0]?.replaceAll('-', ''))).resolves.toBeTruthy()
    const without = await person()
    await expect(renewRecoveryCodes(without.ctx, { password })).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('staff that needs a second factor', () => {
  const strict = as(undefined, 'USER', { staffNeedsFactor: true })

  it('is marked at each request until it has one, and only staff', async () => {
    for (const role of ['USER', 'MODERATOR', 'ADMIN']) {
      const { ctx, id, sessionId } = await person()
      await pool.query('update users set role = $2::user_role where id = $1', [id, role])
      const lacks = async (by: Context) => (await findActor(by, sessionId))?.lacksFactor ?? false
      expect([await lacks(strict), await lacks(visitor)]).toEqual([role !== 'USER', false])
      await beginTotp(ctx)
      expect(await lacks(strict)).toBe(role !== 'USER')
      await confirmTotp(ctx, { password, code: codeOf(await secretOf(ctx)) })
      expect(await lacks(strict)).toBe(false)
    }
  })
})
