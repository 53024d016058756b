import type { Client } from 'pg'
import type { Statements } from '@/db/client'
import { TIME_LIMITS } from '@/db/time-limits'
import { type Finding, fault, ok } from './finding'

type Answered = { port: number | null; statement: number; idle: number }

/** The effect of a pooler between us and the database on statements and time limits; empty without one. `port`: the one connected
 *  to. A server that reports another one is behind a pooler. */
export async function examinePooler(
  client: Client,
  { statements, port }: { statements: Statements; port: number },
): Promise<Finding[]> {
  const { rows } = await client.query<Answered>(QUESTION)
  const [answered] = rows
  if (!answered || answered.port === null || answered.port === port) return []
  return [await ofStatements(client, statements), ofLimits(answered)]
}

const QUESTION = `
  select inet_server_port() as port,
    (select setting::int from pg_settings where name = 'statement_timeout') as statement,
    (select setting::int from pg_settings where name = 'idle_in_transaction_session_timeout') as idle`

async function ofStatements(client: Client, statements: Statements): Promise<Finding> {
  if (statements === 'unnamed')
    return ok('Pooler', 'Un pooler est devant la base, et les instructions n’ont pas de nom.')
  try {
    for (let turn = 0; turn < 5; turn += 1)
      await client.query({ name: 'doctor', text: 'select $1::int', values: [turn] })
    return ok('Pooler', 'Un pooler est devant la base, et garde les instructions préparées.')
  } catch {
    return fault(
      'Pooler',
      'Un pooler est devant la base, et perd les instructions préparées.',
      'PgBouncer 1.21 ou plus récent, avec max_prepared_statements = 200, ou DATABASE_STATEMENTS=unnamed.',
    )
  }
}

/** The pooler drops the limits that a pool sends: those of the role apply. */
function ofLimits({ statement, idle }: Answered): Finding {
  const { statement_timeout, idle_in_transaction_session_timeout } = TIME_LIMITS
  const isLimited = (found: number, most: number) => found > 0 && found <= most
  return isLimited(statement, statement_timeout) && isLimited(idle, idle_in_transaction_session_timeout)
    ? ok('Délais', 'Derrière le pooler, la base limite la durée des instructions et des transactions.')
    : fault(
        'Délais',
        'Derrière le pooler, rien ne limite la durée des instructions ou des transactions.',
        'Lancez npm run migrate, puis RECONNECT dans PgBouncer\u00a0: docs/scaling.md.',
      )
}
