import { createHash } from 'node:crypto'
import type { Queryable } from '@/db/client'
import type { Context } from './context'

type Written<Statement> = { toSQL: () => { sql: string }; prepare: (name: string) => Statement }

/** A statement for what is read all the time: written once, planned once a connection. */
export function prepared<Statement>(name: string, write: (ctx: Context) => Written<Statement>) {
  const kept = new WeakMap<Queryable, Statement>()
  return (ctx: Context): Statement => {
    const known = kept.get(ctx.db)
    if (known) return known
    const query = write(ctx)
    // A connection takes a name for one statement only, and in development the statement may change.
    const version = createHash('sha256').update(query.toSQL().sql).digest('hex').slice(0, 8)
    const statement = query.prepare(`${name}_${version}`)
    kept.set(ctx.db, statement)
    return statement
  }
}
