import type { PoolClient } from 'pg'
import { UnknownCommit } from '../domain/unknown-commit'

type Answer = { [Field in 'code' | 'severity' | 'message']?: string | undefined }

/** Sends a commit, once. `UnknownCommit` when it may have succeeded without a confirmation; an error when PostgreSQL rolled
 *  back instead, because a statement had failed and its error was caught. */
export async function commit(client: PoolClient): Promise<void> {
  let unconfirmed: Answer | undefined
  let command = ''
  const watch = (notice: Answer) => {
    if (isUnconfirmed(notice)) unconfirmed = notice
  }
  client.on('notice', watch)
  try {
    command = (await client.query('commit')).command
  } catch (error) {
    throw isUndone(error as Answer) ? error : new UnknownCommit(error)
  } finally {
    client.off('notice', watch)
  }
  if (command === 'ROLLBACK') throw new Error('The transaction was rolled back: an error in it was caught')
  if (unconfirmed) throw new UnknownCommit(unconfirmed)
}

// A fatal answer, or one of a pooler that lost its server (08…), does not reveal the transaction's outcome.
const FATAL = /^(FATAL|PANIC)$/
const LOST = /^(08|57P)/

/** Whether PostgreSQL refused the commit and keeps running, or the connection was lost before it was sent. */
function isUndone({ code = '', severity, message = '' }: Answer): boolean {
  if (/is not queryable/.test(message)) return true
  return severity !== undefined && !FATAL.test(severity) && !LOST.test(code)
}

/** With synchronous replication, a commit that is cancelled while it waits for its standby succeeds with this warning: a
 *  fail-over may lose it. */
const isUnconfirmed = ({ code = '' }: Answer): boolean => code === '57014' || code === '57P01'
