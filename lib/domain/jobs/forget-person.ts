import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../context'
import type { Mail } from '../notifications/jobs'
import { DEAD_LETTERS } from './queries'

/** The queue keeps a finished job for up to an hour, in its table, then in its archive; a dead letter much longer. */
const TABLES = [sql`pgboss.job`, sql`pgboss.archive`]
const IS_DONE = sql`state in ('completed', 'cancelled')`

/** Mails to the agency about forms: still to be sent, whoever the visitor is. Each form also has a row of its own. */
const OF_FORMS: Mail['kind'][] = [
  'contact-message',
  'contact-digest',
  'withdrawal-received',
  'termination-received',
  'cancellation-closed',
]
const IS_STILL_OF_FORM = sql`(coalesce(data ->> 'kind', '') in ${OF_FORMS} and state in ('created', 'retry', 'active')
  and (name <> ${DEAD_LETTERS} or data ->> 'kind' = 'contact-digest'))`

/** Dead letters to the agency: it can read their content on its own screens. */
const IS_DEAD_TO_AGENCY = sql`(name = ${DEAD_LETTERS} and not data ? 'to' and not ${IS_STILL_OF_FORM})`

/** Deletes the jobs (finished, waiting or dead) that contain one of an account's addresses. Other people may share its name:
 *  by name, deletes only finished jobs and those that never reached the agency. */
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

/** Matches a text only as a whole JSON string of the job's data. */
const holds = (text: string): SQL =>
  sql`position(${JSON.stringify(text.toLowerCase())} in lower(data::text)) > 0`

/** Deletes the mails of a deleted lead. */
export async function forgetLead(tx: Tx, { kind, id }: { kind: string; id: number }): Promise<void> {
  const isOfLead =
    kind === 'projet'
      ? sql`data ->> 'kind' in ('project-request-agency', 'project-request-client') and data ->> 'requestId' = ${String(id)}`
      : sql`data ->> 'kind' in ('contact-message', 'withdrawal-received', 'termination-received', 'cancellation-closed') and data ->> 'messageId' = ${String(id)}`
  for (const table of TABLES) await tx.db.execute(sql`delete from ${table} where ${isOfLead}`)
}

/** Deletes the mails about orders, to any recipient. `ids`: a query of order ids. */
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
