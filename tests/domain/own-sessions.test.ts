import { describe, expect, it } from 'vitest'
import { endOtherSessions, endOwnSession } from '@/lib/domain/accounts/end-session'
import { listOwnSessions } from '@/lib/domain/accounts/sessions'
import { logIn } from '@/lib/domain/log-in/log-in'
import { auditedOf, sessionsOf } from '../support/account-rows'
import { logInInput, signedInPerson } from '../support/accounts'
import { domain } from '../support/context'

const { as, pool } = await domain()
const visitor = as()

const person = () => signedInPerson(as)

describe('one’s sessions', () => {
  it('are listed with this one first, and end one by one or all but this one', async () => {
    const { ctx, email, id, sessionId } = await person()
    const agent = `Mozilla/5.0 ${'x'.repeat(400)}`
    const second = await logIn(visitor, { ...logInInput(email), userAgent: agent })
    const third = await logIn(visitor, logInInput(email))
    const listed = await listOwnSessions(ctx)
    expect(listed.map((one) => [one.id, one.isCurrent])).toEqual([
      [sessionId, true],
      [third.id, false],
      [second.id, false],
    ])
    expect(listed[2]?.userAgent).toBe(agent.slice(0, 300))
    await endOwnSession(ctx, second.id)
    expect(await sessionsOf(pool, id)).toHaveLength(2)
    await endOtherSessions(ctx)
    expect(await sessionsOf(pool, id)).toEqual([sessionId])
    expect(await auditedOf(pool, id, 'user.sessions-ended')).toMatchObject([
      { before: { sessions: 1 } },
      { before: { sessions: 1 } },
    ])
  })

  it('under attack: of another person are neither seen nor ended', async () => {
    const { ctx } = await person()
    const other = await person()
    await expect(endOwnSession(ctx, other.sessionId)).rejects.toMatchObject({ code: 'not_found' })
    await endOtherSessions(ctx)
    expect(await sessionsOf(pool, other.id)).toEqual([other.sessionId])
    expect((await listOwnSessions(ctx)).map((one) => one.id)).not.toContain(other.sessionId)
  })
})
