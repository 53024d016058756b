import { describe, expect, it } from 'vitest'
import { ADMIN } from '@/db/seed/accounts'
import { createUser } from '@/lib/domain/users/create-user'
import { countUsers, listUsers } from '@/lib/domain/users/queries'
import { type CreateUser, UserFilter } from '@/lib/domain/users/schema'
import { domain } from '../support/context'
import { userInput } from '../support/user-input'

const { as, pool } = await domain()
const admin = as(ADMIN, 'ADMIN')
const create = (more: Partial<CreateUser>) => createUser(admin, userInput(more))
let tags = 0

describe('the list of accounts', () => {
  const names = async (search: string, more: object = {}) =>
    (await listUsers(admin, { filter: UserFilter.parse({ search, ...more }), page: { limit: 25 } })).rows.map(
      ({ firstName }) => firstName,
    )

  it('finds every word, ignoring case and accents, in name, address and firm', async () => {
    const tag = `zq${tags++}`
    await create({ firstName: 'Éléonore', lastName: `Œuvrard ${tag}` })
    await create({ firstName: 'Tom', lastName: tag, businessName: 'Boulangerie des Arceaux' })
    expect(await names(`ELEONORE ${tag}`)).toEqual(['Éléonore'])
    expect(await names(`oeuvrard ${tag}`)).toEqual(['Éléonore'])
    expect(await names(`arceaux  ${tag} boul`)).toEqual(['Tom'])
    expect(await names(`${tag} absente`)).toEqual([])
    expect(await names(tag)).toHaveLength(2)
  })

  it.each(['%', '_', '\\', '％', "'", '%%%'])('takes %s as the character that it is', async (sign) => {
    const tag = `zs${tags++}`
    await create({ firstName: 'Avec', lastName: `${tag}${sign}fin` })
    await create({ firstName: 'Sans', lastName: `${tag}xfin` })
    expect(await names(`${tag}${sign}fin`)).toEqual(['Avec'])
    expect(await names(`${tag}${sign}`)).toEqual(['Avec'])
  })

  it('uses the index of the search', async () => {
    const client = await pool.connect()
    try {
      await client.query('begin; set local enable_seqscan = off')
      const { rows } = await client.query(
        `explain select id from users where search like '%' || regexp_replace(fold_text('Béziers'::text), '([\\\\%_])', '\\\\\\1', 'g') || '%'`,
      )
      expect(JSON.stringify(rows)).toContain('users_search')
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  it.each([['id'], ['name'], ['email'], ['role']] as const)(
    'is read page by page by %s, forth and back, each account once',
    async (sort) => {
      const tag = `zp${tags++}`
      for (const [firstName, role] of [
        ['Ana', 'USER'],
        ['Bob', 'ADMIN'],
        ['Ana', 'USER'],
        ['Zoé', 'MODERATOR'],
        ['Luc', 'USER'],
      ] as const)
        await create({ firstName, lastName: tag, role })
      const filter = UserFilter.parse({ search: tag, sort, order: 'desc' })
      const read = (page: object) => listUsers(admin, { filter, page: { limit: 2, ...page } })
      const whole = (await listUsers(admin, { filter, page: { limit: 25 } })).rows.map(({ id }) => id)
      expect(whole).toHaveLength(5)
      const first = await read({})
      const second = await read({ after: first.next })
      const third = await read({ after: second.next })
      expect([first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(whole)
      expect(third.next).toBeNull()
      expect((await read({ before: third.previous })).rows).toEqual(second.rows)
      const up = await listUsers(admin, { filter: { ...filter, order: 'asc' }, page: { limit: 25 } })
      expect(up.rows.map(({ id }) => id)).toEqual(whole.toReversed())
      await pool.query("update users set role = 'USER' where search like '%' || $1 || '%'", [tag])
    },
  )

  it('counts what it filters, and refuses the cursor of another order', async () => {
    const tag = `zc${tags++}`
    await create({ lastName: tag, role: 'MODERATOR' })
    await create({ lastName: tag })
    expect(await countUsers(admin, { search: tag })).toBe(2)
    expect(await countUsers(admin, { search: tag, role: 'MODERATOR' })).toBe(1)
    await expect(
      listUsers(admin, { filter: { sort: 'name' }, page: { limit: 2, after: { sort: 'id', id: 3 } } }),
    ).rejects.toMatchObject({ code: 'validation', issues: [{ path: 'cursor' }] })
  })

  it('ends for who reads it to the end, though rows went meanwhile', async () => {
    const page = { limit: 2, after: { sort: 'id', id: 1 }, isForward: true } as const
    expect(await listUsers(admin, { filter: {}, page })).toEqual({ rows: [], previous: null, next: null })
  })

  it('does not know private columns', () => {
    expect(UserFilter.safeParse({ passwordHash: 'x' }).success).toBe(false)
    expect(UserFilter.safeParse({ sort: 'passwordHash' }).success).toBe(false)
    expect(Object.keys(UserFilter.shape).toSorted()).toEqual(['deletion', 'order', 'role', 'search', 'sort'])
  })
})
