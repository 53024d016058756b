import { expect, it } from 'vitest'
import { ADMIN, CAMILLE } from '@/db/seed/accounts'
import { findMailRefusal, recordMailFailure } from '@/lib/domain/notifications/mail-failures'
import { getUser } from '@/lib/domain/users/queries'
import { domain } from '../support/context'

const { as, job } = await domain()
const ctx = job('mail failures')
const address = 'camille@ostal.example'

it('the agency sees what was reported of an address, which only a permanent bounce or a complaint silences', async () => {
  const shown = async () => (await getUser(as(ADMIN, 'ADMIN'), CAMILLE)).mailFailure
  expect(await shown()).toBeNull()
  for (const [kind, refusal] of [
    ['undelivered', null],
    ['bounced', 'bounced'],
    ['complained', 'complained'],
  ] as const) {
    await recordMailFailure(ctx, { addresses: [address], kind, at: new Date() })
    expect([await shown(), await findMailRefusal(ctx, address)]).toEqual([kind, refusal])
  }
  // A later report does not replace a complaint.
  await recordMailFailure(ctx, { addresses: [address], kind: 'undelivered', at: new Date() })
  expect(await findMailRefusal(ctx, address)).toBe('complained')
})
