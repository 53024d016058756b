import type { Client } from 'pg'
import type { Statements } from '@/db/client'
import { TIME_LIMITS } from '@/db/time-limits'
import { type Finding, fault, ok } from './finding'

type Settings = { port: number | null; statement: number; idle: number }

/** Checks whether a pooler between us and the database keeps prepared statements and time limits; returns nothing without a pooler.
 *  A server is behind a pooler when it reports another port than `port`, to which we connected. */
export async function examinePooler(
  client: Client,
  { statements, port }: { statements: Statements; port: number },
): Promise<Finding[]> {
  const { rows } = await client.query<Settings>(SETTINGS_QUERY)
  const [settings] = rows
  if (!settings || settings.port === null || settings.port === port) return []
  return [await checkStatements(client, statements), checkLimits(settings)]
}

const SETTINGS_QUERY = `
  select inet_server_port() as port,
    (select setting::int from pg_settings where name = 'statement_timeout') as statement,
    (select setting::int from pg_settings where name = 'idle_in_transaction_session_timeout') as idle`

async function checkStatements(client: Client, statements: Statements): Promise<Finding> {
  if (statements === 'unnamed')
    return ok('Pooler', 'Un pooler est devant la base, et les instructions n’ont pas de nom.')
  try {
    for (let run = 0; run < 5; run += 1)
      await client.query({ name: 'doctor', text: 'select $1::int', values: [run] })
    return ok('Pooler', 'Un pooler est devant la base, et garde les instructions préparées.')
  } catch {
    return fault(
      'Pooler',
      'Un pooler est devant la base, et perd les instructions préparées.',
      'PgBouncer 1.21 ou plus récent, avec max_prepared_statements = 200, ou DATABASE_STATEMENTS=unnamed.',
    )
  }
}

/** A pooler drops the limits that our connection pool sets, so the role's limits apply. */
function checkLimits({ statement, idle }: Settings): Finding {
  const { statement_timeout, idle_in_transaction_session_timeout } = TIME_LIMITS
  const isLimited = (value: number, max: number) => value > 0 && value <= max
  return isLimited(statement, statement_timeout) && isLimited(idle, idle_in_transaction_session_timeout)
    ? ok('Délais', 'Derrière le pooler, la base limite la durée des instructions et des transactions.')
    : fault(
        'Délais',
        'Derrière le pooler, rien ne limite la durée des instructions ou des transactions.',
        'Lancez npm run migrate, puis RECONNECT dans PgBouncer\u00a0: docs/scaling.md.',
      )
}
