import { DECLARED, type Whose } from './constants'
import type { ForeignKey, Table } from './schema-tables'

/** The owner of a table's rows, and the reason. */
export type Owned = { table: Table; of: Whose; by: string }

const ROOTS: Record<string, Whose> = { websites: 'website', clients: 'client' }

/** Assigns a table to a website if a not-null column leads to one, directly or through other tables; else to a client. A
 *  declaration takes precedence. Throws for a table with unknown owner, and for the declaration of an unknown table. */
export function classify(tables: Table[]): Owned[] {
  const found = new Map<string, Owned>()
  const add = (table: Table, of: Whose, by: string) => found.set(table.name, { table, of, by })
  for (const table of tables) {
    const declared = DECLARED[table.name]
    const rooted = ROOTS[table.name]
    if (rooted) add(table, rooted, 'itself')
    else if (declared) add(table, declared.of, declared.why)
  }
  for (const of of ['website', 'client'] as const)
    for (let before = -1; before !== found.size; ) {
      before = found.size
      for (const table of tables) {
        if (found.has(table.name)) continue
        const key = leadingTo(table, of, found)
        if (key) add(table, of, `${key.columns.join(', ')} → ${key.to}`)
      }
    }
  const unknown = tables.filter(({ name }) => !found.has(name)).map(({ name }) => name)
  if (unknown.length > 0)
    throw new Error(
      `To whom do the rows of ${unknown.join(', ')} belong? Say so in scripts/sites/constants.ts`,
    )
  const strange = Object.keys(DECLARED).filter((name) => tables.every((table) => table.name !== name))
  if (strange.length > 0) throw new Error(`No such table: ${strange.join(', ')}`)
  return tables.map(({ name }) => found.get(name) as Owned)
}

/** Prefers the shortest path: a column of the website itself. */
const leadingTo = (table: Table, of: Whose, found: Map<string, Owned>): ForeignKey | undefined =>
  table.foreignKeys
    .filter((key) => key.isRequired && found.get(key.to)?.of === of)
    .toSorted((a, b) => Number(b.to in ROOTS) - Number(a.to in ROOTS))[0]
