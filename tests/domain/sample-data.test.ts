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
