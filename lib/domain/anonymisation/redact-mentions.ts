import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { cannedAnswers } from '@/db/schema/canned-answers'
import { contactMessages } from '@/db/schema/contact-messages'
import { projectRequests } from '@/db/schema/project-requests'
import { ticketNotes } from '@/db/schema/tickets'
import type { Tx } from '../context'

/** Free text of the agency, which may name a client and is not deleted with them. */
const FREE_TEXTS: [table: PgTable, column: PgColumn, named: string][] = [
  [cannedAnswers, cannedAnswers.title, 'title'],
  [cannedAnswers, cannedAnswers.body, 'body'],
  [ticketNotes, ticketNotes.body, 'body'],
  [contactMessages, contactMessages.notes, 'notes'],
  [projectRequests, projectRequests.notes, 'notes'],
]

/** A shorter value may be an ordinary word. */
const MIN_LENGTH = 6

/** Replaces a client's values with « … » in the agency's own texts, ignoring case. */
export async function redactMentions(tx: Tx, values: readonly (string | null)[]): Promise<void> {
  const named = [...new Set(values.flatMap((value) => value?.trim() || []))].filter(
    (value) => value.length >= MIN_LENGTH,
  )
  for (const value of named)
    for (const [table, column, name] of FREE_TEXTS)
      await tx.db.execute(
        sql`update ${table} set ${sql.identifier(name)} = regexp_replace(${column}, ${escaped(value)}, '…', 'gi')
            where position(lower(${value}::text) in lower(${column})) > 0`,
      )
}

const escaped = (value: string): SQL =>
  sql`regexp_replace(${value}::text, '([^[:alnum:][:space:]])', '\\\\\\1', 'g')`
