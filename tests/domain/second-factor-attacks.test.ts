import { describe, expect, it } from 'vitest'
import { SAMPLE_PASSWORD } from '@/db/seed/accounts'
import type { Context } from '@/lib/domain/context'
import { logIn } from '@/lib/domain/log-in/log-in'
import { beginTotp } from '@/lib/domain/second-factors/begin-totp'
import { confirmTotp } from '@/lib/domain/second-factors/confirm-totp'
import { removeTotp } from '@/lib/domain/second-factors/remove-totp'
import { renewRecoveryCodes } from '@/lib/domain/second-factors/renew-recovery-codes'
import { sessionsOf } from '../support/account-rows'
import { logInInput, signedInPerson } from '../support/accounts'
import { addApp, secretOf } from '../support/apps'
import { domain } from '../support/context'
import { LONG } from '../support/rounds'
import { codeOf } from '../support/second-factors'

const { as, pool, mailTo } = await domain()
const visitor = as()
const password = SAMPLE_PASSWORD

const person = () => signedInPerson(as)
async function withApp() {
  const owner = await person()
  return { ...owner, ...(await addApp(owner.ctx)) }
}

const logInWith = (email: string, code?: string, ctx = visitor) => logIn(ctx, { ...logInInput(email), code })
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('under attack: a second factor', () => {
  const times = Array.from({ length: LONG ? 40 : 4 })

  it('one code given twice at once opens one session', async () => {
    for (const _ of times) {
      const { email, secret } = await withApp()
      const code = codeOf(secret, 1)
      const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => logInWith(email, code)))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'unauthenticated' })
    }
  })

  it('one recovery code given twice at once opens one session', async () => {
    for (const _ of times) {
      const { email, codes } = await withApp()
      const code = codes[3]?.replaceAll('-', '')
      const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => logInWith(email, code)))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })

  it('a code that confirmed the app opens no session, and one of another account none either', async () => {
    const { email, confirmedBy } = await withApp()
    await expect(logInWith(email, confirmedBy)).rejects.toMatchObject({ code: 'unauthenticated' })
    const other = await withApp()
    for (const code of [codeOf(other.secret, 1), other.codes[0]?.replaceAll('-', '')])
      await expect(logInWith(email, code)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it('a right code without the right password answers as a wrong password', async () => {
    const { email, secret } = await withApp()
    const input = { ...logInInput(email, 'ce n’est pas lui'), code: codeOf(secret, 1) }
    await expect(logIn(visitor, input)).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'E-mail ou mot de passe incorrect.',
    })
    await expect(logInWith(email, codeOf(secret, 1))).resolves.toBeTruthy()
  })

  it('log-ins without a code, while the first factor is added, leave no session behind', async () => {
    let opened = 0
    for (const _ of times) {
      const { ctx, email, id, sessionId } = await person()
      await beginTotp(ctx)
      const secret = await secretOf(ctx)
      const adding = later(30).then(() => confirmTotp(ctx, { password, code: codeOf(secret) }))
      const outcomes = await Promise.allSettled(
        Array.from({ length: 6 }, async (_each, index) => {
          await later(index * 9)
          return logInWith(email)
        }),
      )
      await adding
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') opened += 1
        else expect(outcome.reason).toMatchObject({ code: 'second_factor' })
      }
      expect(await sessionsOf(pool, id)).toEqual([sessionId])
    }
    // Some log-ins preceded it, so that there were sessions to end.
    expect(opened).toBeGreaterThan(0)
  })

  it('is asked for when it comes between the look at the password and the session', async () => {
    const { ctx, email, id, sessionId } = await person()
    await beginTotp(ctx)
    const secret = await secretOf(ctx)
    const slow = as()
    let adding: Promise<unknown> | undefined
    const held: Context = {
      ...slow,
      db: slow.db,
      transaction: async (work) => {
        adding ??= confirmTotp(ctx, { password, code: codeOf(secret) })
        await adding
        return slow.transaction(work)
      },
    }
    await expect(logInWith(email, undefined, held)).rejects.toMatchObject({ code: 'second_factor' })
    expect(await sessionsOf(pool, id)).toEqual([sessionId])
  })

  it('is added, renewed or removed by no session that has ended, nor by who only looks', async () => {
    const { ctx, id, email, codes } = await withApp()
    const viewing = as(id, 'USER', {
      sessionId: ctx.actor.type === 'person' ? ctx.actor.sessionId : '',
      viewedBy: 1,
    })
    await expect(removeTotp(viewing, { password, code: codes[0] })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await pool.query('delete from sessions where user_id = $1', [id])
    for (const attempt of [
      () => removeTotp(ctx, { password, code: codes[0] }),
      () => renewRecoveryCodes(ctx, { password }),
      () => beginTotp(ctx),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(logInWith(email, codes[0]?.replaceAll('-', ''))).resolves.toBeTruthy()
  })

  it('mails an unconfirmed address once an hour of each kind, a confirmed one each time', async () => {
    const { ctx, id, email } = await withApp()
    await renewRecoveryCodes(ctx, { password })
    await renewRecoveryCodes(ctx, { password })
    expect(await mailTo(email, 'security-change')).toHaveLength(2)
    await pool.query('update users set email_confirmed_at = now() where id = $1', [id])
    await renewRecoveryCodes(ctx, { password })
    await renewRecoveryCodes(ctx, { password })
    expect(await mailTo(email, 'security-change')).toHaveLength(4)
  })
})
