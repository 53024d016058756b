import { describe, expect, it } from 'vitest'
import { SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { changePassword } from '@/lib/domain/accounts/change-password'
import { mailLink } from '@/lib/domain/accounts/mail-link'
import { resetPassword } from '@/lib/domain/accounts/reset-password'
import { signUp } from '@/lib/domain/accounts/sign-up'
import type { Context } from '@/lib/domain/context'
import { logIn } from '@/lib/domain/log-in/log-in'
import { logInInput, newPerson } from '../support/accounts'
import { domain, linkToken } from '../support/context'
import { LONG } from '../support/rounds'

const { as, job, pool } = await domain()
const visitor = as()
const NEW = 'Une phrase toute neuve'

describe('under attack: a log-in while the password changes', () => {
  const WIDE = LONG ? 16 : 1

  /** Logs in to many accounts while `change` sets a new password for each; returns the remaining sessions. */
  async function race(change: (person: { id: number; email: string }) => Promise<unknown>) {
    const people = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const person = newPerson()
        return { ...person, ...(await signUp(visitor, person)) }
      }),
    )
    let left = 0
    let opened = 0
    for (const person of people) {
      const changing = change(person)
      const outcomes = await Promise.allSettled(
        Array.from({ length: 6 }, async (_, index) => {
          await new Promise((resolve) => setTimeout(resolve, index * 9))
          return logIn(visitor, logInInput(person.email))
        }),
      )
      await changing
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') opened += 1
        else expect(outcome.reason).toMatchObject({ code: 'unauthenticated' })
      }
      const { rows } = await pool.query('select 1 from sessions where user_id = $1', [person.id])
      left += rows.length
    }
    return { left, opened }
  }

  it.each(Array.from({ length: WIDE }, (_, round) => round))(
    'leaves no session of the old one behind (%i)',
    async () => {
      const changes = await race(({ id }) =>
        changePassword(as(id), { currentPassword: SAMPLE_PASSWORD, newPassword: NEW }),
      )
      const resets = await race(async ({ email }) => {
        const asked = { linkId: crypto.randomUUID(), purpose: 'reset_password', email } as const
        await mailLink(job('links'), asked)
        await resetPassword(visitor, { token: linkToken(asked.linkId, 'reset_password'), password: NEW })
      })
      expect([changes.left, resets.left]).toEqual([0, 0])
      // Some log-ins preceded the change, so that there were sessions to end.
      expect(changes.opened + resets.opened).toBeGreaterThan(0)
    },
  )

  it('is refused when the change comes between the look at the password and the session', async () => {
    const person = newPerson()
    const { id } = await signUp(visitor, person)
    const slow = as()
    let changing: Promise<void> | undefined
    const held: Context = {
      ...slow,
      db: slow.db,
      transaction: async (work) => {
        changing ??= changePassword(as(id), { currentPassword: SAMPLE_PASSWORD, newPassword: NEW })
        await changing
        return slow.transaction(work)
      },
    }
    await expect(logIn(held, logInInput(person.email))).rejects.toMatchObject({ code: 'unauthenticated' })
    const { rows } = await pool.query('select 1 from sessions where user_id = $1', [id])
    expect(rows).toEqual([])
  })

  it('two changes at once: one wins, the other’s old password is no longer right', async () => {
    const { id } = await signUp(visitor, newPerson())
    const change = (newPassword: string) =>
      changePassword(as(id), { currentPassword: SAMPLE_PASSWORD, newPassword })
    const outcomes = await Promise.allSettled([change(NEW), change(`${NEW} bis`)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'validation', issues: [{ path: 'currentPassword' }] })
  })

  it('a change and a reset at once never wait for each other', async () => {
    const people = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { email, password } = newPerson()
        const { id } = await signUp(visitor, { ...newPerson(), email, password })
        const asked = { linkId: crypto.randomUUID(), purpose: 'reset_password', email } as const
        await mailLink(job('links'), asked)
        return { id, token: linkToken(asked.linkId, 'reset_password') }
      }),
    )
    const outcomes = await Promise.allSettled(
      people.flatMap(({ id, token }) => [
        changePassword(as(id), { currentPassword: SAMPLE_PASSWORD, newPassword: NEW }),
        resetPassword(visitor, { token, password: `${NEW} bis` }),
      ]),
    )
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(['validation', 'unavailable']).toContain((outcome.reason as { code: string }).code)
  })
})
