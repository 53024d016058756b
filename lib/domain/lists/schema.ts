/** Which page of a list screen: the rows after a cursor, those before one, or the first. */
export type ListPage<Cursor> = {
  limit: number
  after?: Cursor | undefined
  before?: Cursor | undefined
  /** For readers that go to the end of the list: an empty page stays empty. */
  isForward?: true
}

/** A page of a list screen, with the cursors of the previous and next pages; null at an end of the list. */
export type ListSlice<Row, Cursor> = { rows: Row[]; previous: Cursor | null; next: Cursor | null }

/** The highest exact count; COUNT_MAX + 1 means any number above it. */
export const COUNT_MAX = 1_000
