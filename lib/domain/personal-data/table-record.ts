import type { PgTable } from 'drizzle-orm/pg-core'
import type { ActivityId } from './activities'

/** What happens to a client's values when the client is erased. `invoice`, `contract` and `audit` are kept because a law
 *  requires it; `outside`: not about clients, or not about persons. */
export type Erasure = 'deleted' | 'anonymised' | 'invoice' | 'contract' | 'audit' | 'outside'

/** The personal data in a table. Columns that can hold any text, bytes or day are listed one by one; keys, amounts, states
 *  and timestamps are personal if their row is. */
export type TableRecord = {
  table: PgTable
  /** null: no personal data. */
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
