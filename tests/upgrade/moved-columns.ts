/** Where this version keeps what a column of the former one held: SQL over the row `t` of the column's table. */
export const MOVED_COLUMNS: Record<string, string> = {
  'shipments.other_carrier': "nullif(t.carrier, 'Mondial Relay')",
}

/** Columns of the former version that are gone, each with the reason. */
export const DROPPED_COLUMNS: Record<string, string> = {}
