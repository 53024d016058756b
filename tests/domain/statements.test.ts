import { expect, it } from 'vitest'
import { createPool } from '@/db/client'
import { testDatabase, unpooled } from '../support/database'

// Prepared statements are visible only in their own connection, so not through the pooler.
const databaseUrl = unpooled(await testDatabase())

/** The number of prepared statements in a connection after the same query ran twice. */
async function keptBy(statements: 'named' | 'unnamed'): Promise<number> {
  const pool = createPool(databaseUrl, 1, statements)
  try {
    for (const turn of [1, 2]) {
      const { rows } = await pool.query({ name: 'turns', text: 'select $1::int as turn', values: [turn] })
      expect(rows).toEqual([{ turn }])
    }
    const { rows } = await pool.query('select count(*)::int as kept from pg_prepared_statements')
    return rows[0].kept
  } finally {
    await pool.end()
  }
}

it('statements with a name stay in their connection, where a pooler does not lose them', async () => {
  expect(await keptBy('named')).toBe(1)
})

it('and none has one, where it would', async () => {
  expect(await keptBy('unnamed')).toBe(0)
})
