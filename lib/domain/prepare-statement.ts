import { createHash } from 'node:crypto'
import type { Reader } from '@/db/client'
import type { Reads } from './context'

type Written<Statement> = { toSQL: () => { sql: string }; prepare: (name: string) => Statement }

/** A prepared statement for frequent reads: built once, planned once per connection. */
export function prepareStatement<Statement>(name: string, write: (reads: Reads) => Written<Statement>) {
  const kept = new WeakMap<Reader, Statement>()
  return (reads: Reads): Statement => {
    const { db } = reads
    const known = kept.get(db)
    if (known) return known
    const query = write(reads)
    // A connection takes a name for one statement only, and in development the statement may change.
    const version = createHash('sha256').update(query.toSQL().sql).digest('hex').slice(0, 8)
    const statement = query.prepare(`${name}_${version}`)
    kept.set(db, statement)
    return statement
  }
}
