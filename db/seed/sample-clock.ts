import { brand } from '@/content/brand'
import { type Day, parisInstant } from '@/lib/domain/calendar'
import type { Context, Tx } from '@/lib/domain/context'
import type { Writer } from '../client'
import { ADMIN } from './accounts'
import { SAMPLE_COMPANY } from './company-facts'

const { street, zip, city } = brand.address

/** A context of the administrator at an hour of a past day, within the transaction that loads the sample data. It sends no mail and
 *  writes no audit log. */
export function contextOn(db: Writer, day: Day, hour: number): Context {
  const at = parisInstant(day, hour)
  const tx = {
    actor: { type: 'system', job: 'sample-data', onBehalfOf: { id: ADMIN, role: 'ADMIN', clientId: ADMIN } },
    now: () => at,
    db,
    seller: { ...SAMPLE_COMPANY, address: `${street}, ${zip} ${city}`, street, postalCode: zip, city },
    enqueue: async () => {},
    audit: async () => {},
  } as const
  const unused = { ...tx, transaction: <T>(work: (given: Tx) => Promise<T>) => work(unused as unknown as Tx) }
  return unused as unknown as Context
}
