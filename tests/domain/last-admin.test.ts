import { describe, expect, it } from 'vitest'
import { ADMIN } from '@/db/seed/accounts'
import type { Context } from '@/lib/domain/context'
import type { Role } from '@/lib/domain/permissions/policy'
import { createUser } from '@/lib/domain/users/create-user'
import { deleteUser } from '@/lib/domain/users/delete-user'
import { getUser } from '@/lib/domain/users/queries'
import { updateUser } from '@/lib/domain/users/update-user'
import { domain } from '../support/context'
import { userInput } from '../support/user-input'

const { as, pool } = await domain()
const admin = as(ADMIN, 'ADMIN')
const create = (more: { role: Role }) => createUser(admin, userInput(more))

describe('the last administrator', () => {
  const others = async (role: Role) =>
    pool.query("update users set role = $1 where role = 'ADMIN' and id <> $2", [role, ADMIN])

  it('cannot be deleted or demoted, not even by themselves', async () => {
    await others('USER')
    for (const change of [
      () => deleteUser(admin, ADMIN),
      () => updateUser(admin, { id: ADMIN, changes: { role: 'USER' } }),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'conflict' })
    expect((await getUser(admin, ADMIN)).role).toBe('ADMIN')
    const second = await create({ role: 'ADMIN' })
    await updateUser(admin, { id: second.id, changes: { role: 'USER' } })
  })

  it.each(['demote', 'delete'])('remains when two administrators %s each other at once', async (what) => {
    for (let round = 0; round < 6; round++) {
      await others('USER')
      const second = await create({ role: 'ADMIN' })
      const remove = (by: Context, id: number) =>
        what === 'demote' ? updateUser(by, { id, changes: { role: 'USER' } }) : deleteUser(by, id)
      const outcomes = await Promise.allSettled([
        remove(as(second.id, 'ADMIN'), ADMIN),
        remove(as(ADMIN, 'ADMIN'), second.id),
      ])
      const { rows } = await pool.query("select id from users where role = 'ADMIN'")
      expect(rows).toHaveLength(1)
      expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
      await pool.query("update users set role = 'ADMIN' where id = $1", [ADMIN])
    }
  })

  it('loses their rights as soon as another administrator demotes them', async () => {
    const [second, third] = [await create({ role: 'ADMIN' }), await create({ role: 'ADMIN' })]
    const outcomes = await Promise.allSettled([
      updateUser(as(second.id, 'ADMIN'), { id: third.id, changes: { role: 'USER' } }),
      updateUser(as(third.id, 'ADMIN'), { id: second.id, changes: { role: 'USER' } }),
    ])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: 'forbidden' }) }),
    )
  })
})
