/** Rows of a list read at a time. */
const PART = 200

/** A JSON list as text, read in parts, so that memory never holds it whole. `read` returns the rows after an id, in the order of
 *  ids. */
export async function* jsonList<Row extends { id: number }>(
  read: (part: { after: number; limit: number }) => Promise<Row[]>,
): AsyncGenerator<string> {
  yield '['
  let separator = '\n'
  for (let after = 0; ; ) {
    const rows = await read({ after, limit: PART })
    for (const row of rows) {
      yield separator + JSON.stringify(row)
      separator = ',\n'
    }
    const last = rows.at(-1)
    if (!last || rows.length < PART) break
    after = last.id
  }
  yield '\n]\n'
}
