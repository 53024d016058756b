import type { PgTable } from 'drizzle-orm/pg-core'
import type { ActivityId } from './activities'

/** What becomes of a client's values when the client is erased. `invoice`, `contract` and `audit` are kept because a law wants it; `outside`:
 *  it is about others than clients, or about nobody. */
export type Erasure = 'deleted' | 'anonymised' | 'invoice' | 'contract' | 'audit' | 'outside'

/** What a table holds of persons. Columns that can hold any text, bytes or day are named one by one; keys, sums, states and moments
 *  are personal where their row is. */
export type TableRecord = {
  table: PgTable
  /** null: it says nothing of a person. */
  activity: ActivityId | null
  personal: readonly string[]
  other: readonly string[]
  erasure: Erasure
}

type Columns<Table extends PgTable> = readonly (keyof Table['$inferSelect'] & string)[]

export const tableRecord = <Table extends PgTable>(
  table: Table,
  {
    activity,
    personal = [],
    other = [],
    erasure,
  }: { activity: ActivityId; personal?: Columns<Table>; other?: Columns<Table>; erasure: Erasure },
): TableRecord => ({ table, activity, personal, other, erasure })

export const notPersonal = <Table extends PgTable>(
  table: Table,
  other: Columns<Table> = [],
): TableRecord => ({ table, activity: null, personal: [], other, erasure: 'outside' })
