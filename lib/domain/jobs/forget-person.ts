import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../context'
import type { Mail } from '../notifications/jobs'
import { DEAD_LETTERS } from './queries'

/** A job that was done is kept for up to an hour, as a row of the queue and then of its archive; a dead letter for much longer. */
const TABLES = [sql`pgboss.job`, sql`pgboss.archive`]
const IS_DONE = sql`state in ('completed', 'cancelled')`

/** What the agency is still to be told of a visitor's form, whoever sent it: each stands in a row of its own, too. */
const OF_FORMS: Mail['kind'][] = [
  'contact-message',
  'contact-digest',
  'withdrawal-received',
  'termination-received',
  'cancellation-closed',
]
const IS_STILL_OF_FORM = sql`(coalesce(data ->> 'kind', '') in ${OF_FORMS} and state in ('created', 'retry', 'active')
  and (name <> ${DEAD_LETTERS} or data ->> 'kind' = 'contact-digest'))`

/** What the agency was not told, and can read on its own screens. */
const IS_DEAD_TO_AGENCY = sql`(name = ${DEAD_LETTERS} and not data ? 'to' and not ${IS_STILL_OF_FORM})`

/** Deletes the jobs, done, waiting and dead, that hold an account's addresses; by its name alone, which others may have, too, those
 *  that are done or that never reached the agency. */
export async function forgetPerson(
  tx: Tx,
  { addresses, name }: { addresses: string[]; name: string },
): Promise<void> {
  const byAddress = sql.join(addresses.map(holds), sql` or `)
  for (const table of TABLES)
    await tx.db.execute(
      sql`delete from ${table} where ((${byAddress}) and not ${IS_STILL_OF_FORM}) or (${holds(name)} and (${IS_DONE} or ${IS_DEAD_TO_AGENCY}))`,
    )
}

/** A job's data holds it as the whole of a text. */
const holds = (text: string): SQL =>
  sql`position(${JSON.stringify(text.toLowerCase())} in lower(data::text)) > 0`

/** Deletes the mails of a lead that is deleted. */
export async function forgetLead(tx: Tx, { kind, id }: { kind: string; id: number }): Promise<void> {
  const isOfLead =
    kind === 'projet'
      ? sql`data ->> 'kind' in ('project-request-agency', 'project-request-client') and data ->> 'requestId' = ${String(id)}`
      : sql`data ->> 'kind' in ('contact-message', 'withdrawal-received', 'termination-received', 'cancellation-closed') and data ->> 'messageId' = ${String(id)}`
  for (const table of TABLES) await tx.db.execute(sql`delete from ${table} where ${isOfLead}`)
}

/** Deletes the mails about orders, whoever gets them: `ids` is a query of their numbers. */
export async function forgetOrders(tx: Tx, ids: SQL): Promise<void> {
  for (const table of TABLES)
    await tx.db.execute(
      sql`delete from ${table} where data ? 'kind' and jsonb_typeof(data -> 'orderId') = 'number'
          and (data ->> 'orderId')::int in (${ids})`,
    )
}

/** Deletes the mails about requests to the agency. */
export async function forgetTickets(tx: Tx, ids: SQL): Promise<void> {
  for (const table of TABLES)
    await tx.db.execute(
      sql`delete from ${table} where data ? 'kind' and jsonb_typeof(data -> 'ticketId') = 'number'
          and (data ->> 'ticketId')::int in (${ids})`,
    )
}
