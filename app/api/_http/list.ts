import { Readable } from 'node:stream'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { invalidField } from '@/lib/domain/errors'
import type { Page, Slice } from '@/lib/domain/paging'
import { env } from '@/lib/env'
import { JsonText } from './json-text'

/** Rows read at once while a whole list is streamed. */
const CHUNK = 500

const Query = z.object({
  limit: z.coerce
    .number({ error: 'limit va de 1 à 200.' })
    .int()
    .min(1, { error: 'limit va de 1 à 200.' })
    .max(200, { error: 'limit va de 1 à 200.' })
    .optional(),
  cursor: z.string().optional(),
})

type List<Row, Cursor> = {
  request: NextRequest
  cursor: z.ZodType<Cursor>
  read: (page: Page<Cursor>) => Promise<Slice<Row, Cursor>>
  toWire: (row: Row) => unknown
}

/** Answers a list as a plain array: one page with a Link to the next when `limit` or `cursor` is given, else all of it,
 *  streamed chunk by chunk. */
export async function listAnswer<Row, Cursor>({
  request,
  cursor,
  read,
  toWire,
}: List<Row, Cursor>): Promise<Response | JsonText> {
  const { searchParams, pathname } = request.nextUrl
  const query = Query.parse(Object.fromEntries(searchParams))
  const after = query.cursor === undefined ? null : decode(query.cursor, cursor)
  const isPage = query.limit !== undefined || query.cursor !== undefined
  const first = await read({ limit: query.limit ?? (isPage ? 200 : CHUNK), after })
  const wire = first.rows.map(toWire)
  if (!first.next) return new JsonText(JSON.stringify(wire))
  if (!isPage) return streamed(wire, first.next, read, toWire)

  const next = new URL(pathname, env().PUBLIC_ORIGIN)
  for (const [name, value] of searchParams) next.searchParams.set(name, value)
  next.searchParams.set('cursor', encode(first.next))
  return new JsonText(JSON.stringify(wire), { Link: `<${next}>; rel="next"` })
}

function streamed<Row, Cursor>(
  first: unknown[],
  next: Cursor,
  read: List<Row, Cursor>['read'],
  toWire: (row: Row) => unknown,
): Response {
  const text = async function* () {
    yield `[${first.map((row) => JSON.stringify(row)).join(',')}`
    for (let after: Cursor | null = next; after; ) {
      const slice: Slice<Row, Cursor> = await read({ limit: CHUNK, after })
      for (const row of slice.rows) yield `,${JSON.stringify(toWire(row))}`
      after = slice.next
    }
    yield ']'
  }
  const body = Readable.toWeb(Readable.from(text(), { objectMode: false })) as ReadableStream
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

const encode = (cursor: unknown) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function decode<Cursor>(text: string, schema: z.ZodType<Cursor>): Cursor {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw invalidField('cursor', 'Ce curseur n’est pas valable : reprenez la liste depuis le début.')
  }
}
