import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../support/database'

const pool = new pg.Pool({ connectionString: await testDatabase() })
afterAll(() => pool.end())

it('holds the four sample accounts', async () => {
  const { rows } = await pool.query('select email from users order by id')
  expect(rows.map(({ email }) => email)).toEqual([
    'admin@ostal.example',
    'camille@ostal.example',
    'julien@ostal.example',
    'moderateur@ostal.example',
  ])
})

it.each([
  ['testimonials', 6],
  ['staff_members', 5],
  ['events', 5],
])('holds the restaurant’s %s: at least %i, two of them hidden, at 1…n', async (table, least) => {
  const { rows } = await pool.query(
    `select position, active from ${table} where website_id = 1 order by position`,
  )
  expect(rows.length).toBeGreaterThanOrEqual(least)
  expect(rows.filter(({ active }) => !active)).toHaveLength(2)
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
})
