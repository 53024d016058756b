import 'server-only'
import { pipeline, Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import { stringify } from 'csv-stringify'
import { BRAND_NAME } from '@/content/brand-name'
import type { ListPage, ListSlice } from '../../domain/lists/schema'
import { log } from '../instance/log'

type Cell = string | number | null
export type CsvColumn<Row> = { title: string; cell: (row: Row) => Cell }

type Download<Row, Cursor> = {
  /** The list's name, used in the file's name: `ostal-utilisateurs-2026-11-22.csv`. */
  name: string
  /** YYYY-MM-DD in Paris. */
  today: string
  columns: readonly CsvColumn<Row>[]
  read: (page: ListPage<Cursor>) => Promise<ListSlice<Row, Cursor>>
}

const CHUNK = 500

/** A list as a file for spreadsheets in French, read and sent page by page. Its first page is read before the answer begins, so
 *  that a refusal is sent as one. A cell that would be a formula is prefixed with an apostrophe. */
export async function csvDownload<Row, Cursor>({ name, today, columns, read }: Download<Row, Cursor>) {
  const first = await read({ limit: CHUNK, isForward: true })
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    // Also quotes line breaks other than this file’s own.
    quoted_match: /[\r\n]/,
    // A number is not a formula, even with a minus.
    cast: { number: (value) => ({ value: String(value).replace('.', ','), escape_formulas: false }) },
  })
  pipeline(Readable.from(records()), csv, (error) => {
    if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE')
      log().error({ err: error }, 'An export broke off')
  })
  return new Response(Readable.toWeb(csv) as ReadableStream, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': contentDisposition(`${BRAND_NAME.toLowerCase()}-${name}-${today}.csv`),
      'Cache-Control': 'private, no-store',
    },
  })

  async function* records(): AsyncGenerator<Cell[]> {
    yield columns.map(({ title }) => title)
    for (let slice = first; ; ) {
      for (const row of slice.rows) yield columns.map(({ cell }) => cell(row))
      if (slice.next === null) return
      slice = await read({ limit: CHUNK, after: slice.next, isForward: true })
    }
  }
}
