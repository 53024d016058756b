import { expect } from 'vitest'
import { parisInstant } from '@/lib/domain/calendar'
import type { Context } from '@/lib/domain/context'
import { settleFees } from '@/lib/domain/fee-invoices/settle-fees'
import { settleSeller } from '@/lib/domain/fee-invoices/settle-seller'
import type { domain } from '../support/context'
import { feeBooks } from '../support/fee-books'
import { type RoomTable, raced } from './row'

type Domain = Awaited<ReturnType<typeof domain>>

export type FeeWorld = Awaited<ReturnType<Awaited<ReturnType<typeof feeWorlds>>>>

/** Unsettled months, each with sales of another seller. */
export async function feeWorlds({ job, pool }: Domain) {
  const jobAt = (at: number): Context => job('fees', { at })
  const books = await feeBooks(pool, jobAt)
  return async () => {
    // Removes the previous world's month.
    await books.rows('delete from fee_months')
    await books.rows("insert into fee_months (month, closed_at) values ('2029-12-01', now())")
    const seller = await books.seller()
    const orderId = await seller.sell('2030-01-15T10:00:00Z', 120)
    return { ...seller, orderId, rows: books.rows, job: jobAt(parisInstant('2030-02-01', 9).getTime()) }
  }
}

export const feeInvoiceRaces: RoomTable<FeeWorld> = {
  room: 'fee-invoices',
  verbs: {
    settleFees: raced(({ job }) => settleFees(job, rethrow)),
    settleSeller: raced(({ job, clientId, orderId }) =>
      settleSeller(job, { clientId, since: '2030-01', month: '2030-01', orderIds: [orderId] }),
    ),
  },
}

function rethrow(error: unknown) {
  throw error
}

/** Checks that the month's fees are invoiced once. */
export async function feesHold(world: FeeWorld): Promise<void> {
  const invoices = await world.invoices()
  expect(invoices).toMatchObject([{ kind: 'invoice', cents: 120, first: '2030-01-01' }])
}
