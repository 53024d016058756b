import { expect, it } from 'vitest'
import { databaseFaults } from '@/lib/server/instance/boot-checks'
import { domain } from '../support/context'

const { db, pool } = await domain()
const faults = (OSTAL_ENV: 'production' | 'demo') => databaseFaults(db, { OSTAL_ENV })

it('production refuses the sample accounts, which the demo needs', async () => {
  expect(await faults('production')).toEqual([expect.stringContaining('sample accounts')])
  expect(await faults('demo')).toEqual([])
})

it('a visitor who signs up with an address of the samples’ domain does not keep production from starting', async () => {
  await pool.query("update users set is_sample = false, email = 'visiteur-' || id || '@ostal.example'")
  expect(await faults('production')).toEqual([])
})
