import { describe, expect, it } from 'vitest'
import { auditLog } from '@/db/schema/audit-log'
import { ADMIN, CAMILLE, MODERATOR } from '@/db/seed/accounts'
import { AuditFilter } from '@/lib/domain/audit/filter'
import { countAuditLog, listAuditLog } from '@/lib/domain/audit/queries'
import { domain } from '../support/context'

const { as, db } = await domain()
const admin = as(ADMIN, 'ADMIN')

const row = (at: string, more: Partial<typeof auditLog.$inferInsert> = {}) => ({
  at: new Date(at),
  action: 'user.logged-in',
  actorType: 'visitor',
  subjectType: 'user',
  subjectId: String(CAMILLE),
  requestId: 'r',
  network: 'n',
  ...more,
})

const person = { actorType: 'person', actorId: ADMIN, actorRole: 'ADMIN' }
const fee = { ...person, action: 'fee-rule.changed', subjectType: 'fee-rule', subjectId: '7' }
await db.insert(auditLog).values([
  row('2026-03-01T12:00:00Z'),
  // The last minute of 1 March in Paris, and the first of 2 March.
  row('2026-03-01T22:59:59Z', fee),
  row('2026-03-01T23:00:00Z', { ...fee, after: { userId: CAMILLE, fixedFeeCents: 5 } }),
  // In summer time.
  row('2026-07-01T21:59:59Z', { actorType: 'system', job: 'links', onBehalfOf: MODERATOR }),
  // The id of a signed link is an order, not an account.
  row('2026-07-01T22:00:00Z', { actorType: 'link', actorId: ADMIN }),
])

const filter = (asked: object) => AuditFilter.parse(asked)
const list = async (asked: object, page = {}) =>
  listAuditLog(admin, { filter: filter(asked), page: { limit: 25, ...page } })
const ids = async (asked: object) => (await list(asked)).rows.map(({ id }) => id)

describe('the journal', () => {
  it('is read latest first, page by page, with the names of those it speaks of', async () => {
    const first = await list({}, { limit: 2 })
    expect(first.rows.map(({ id }) => id)).toEqual([5, 4])
    const second = await list({}, { limit: 2, after: first.next })
    expect(second.rows.map(({ id }) => id)).toEqual([3, 2])
    expect([...(second.rows[0]?.names.keys() ?? [])].toSorted((a, b) => a - b)).toEqual([ADMIN, CAMILLE])
    expect([...(first.rows[0]?.names.keys() ?? [])].toSorted((a, b) => a - b)).toEqual([CAMILLE, MODERATOR])
    const back = await list({}, { limit: 2, before: second.previous })
    expect(back.rows.map(({ id }) => id)).toEqual([5, 4])
    expect(await countAuditLog(admin, filter({}))).toBe(5)
  })

  it.each([
    [{ action: 'fee-rule.changed' }, [3, 2]],
    [{ actor: String(ADMIN) }, [3, 2]],
    [{ actor: '2147483647' }, []],
    [{ subject: 'fee-rule' }, [3, 2]],
    [{ subject: 'user', subjectId: String(CAMILLE) }, [5, 4, 1]],
    [{ subjectId: '7' }, [3, 2]],
    [{ from: '2026-03-02' }, [5, 4, 3]],
    [{ to: '2026-03-01' }, [2, 1]],
    [{ from: '2026-07-01', to: '2026-07-01' }, [4]],
    [{ from: '2026-07-02', to: '9999-12-31' }, [5]],
    [{ action: 'fee-rule.changed', to: '2026-03-01' }, [2]],
  ])('is filtered by %j', async (asked, expected) => {
    expect(await ids(asked)).toEqual(expected)
    expect(await countAuditLog(admin, filter(asked))).toBe(expected.length)
  })

  it.each([
    { action: 'user.fished' },
    { actor: 'moi' },
    { subject: 'network' },
    { subjectId: '\0' },
    { from: '0000-01-01' },
    { from: '2026-02-30' },
    { to: 'hier' },
    { network: 'n' },
  ])('refuses %j', (asked) => {
    expect(AuditFilter.safeParse(asked).success).toBe(false)
  })

  it.each([
    ['a visitor', as()],
    ['a client', as(CAMILLE)],
    ['a moderator', as(MODERATOR, 'MODERATOR')],
  ])('is not read by %s', async (_, ctx) => {
    const forbidden = { code: 'forbidden' }
    await expect(listAuditLog(ctx, { filter: {}, page: { limit: 1 } })).rejects.toMatchObject(forbidden)
    await expect(countAuditLog(ctx, {})).rejects.toMatchObject(forbidden)
  })

  it('tells nothing of networks', async () => {
    const { rows } = await list({})
    expect(JSON.stringify(rows)).not.toContain('network')
  })
})
