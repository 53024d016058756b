import type { NextRequest } from 'next/server'
import pLimit from 'p-limit'
import { z } from 'zod'
import { invalidField } from '@/lib/domain/errors'
import type { Page, Slice } from '@/lib/domain/paging'

/** Rows in the first part of a whole list: most lists end there. */
const FIRST = 500
/** Rows in each further part: few, so that other calls run between two of them. */
const PART = 50

/** How many parts of whole lists an instance reads at a time; further ones wait, to leave database connections to the other
 *  calls. */
const limit = pLimit(2)

const Paging = z.object({
  limit: z.coerce
    .number({ error: 'limit va de 1 à 200.' })
    .int()
    .min(1, { error: 'limit va de 1 à 200.' })
    .max(200, { error: 'limit va de 1 à 200.' })
    .optional(),
  cursor: z.string().optional(),
})

/** `isWhole`: the caller named neither limit nor cursor and wants all rows. */
export type AskedPage = Page<unknown> & { isWhole: boolean }

/** Parses the page that a query requests. */
export function parsePage(query: Record<string, string>, cursor: z.ZodType): AskedPage {
  const asked = Paging.parse(query)
  const isWhole = asked.limit === undefined && asked.cursor === undefined
  return {
    isWhole,
    limit: asked.limit ?? (isWhole ? FIRST : 200),
    after: asked.cursor === undefined ? null : decode(asked.cursor, cursor),
  }
}

/** The page by which a list's version is looked up. */
export const NO_ROWS: Page<unknown> = { limit: 0, after: null }

/** A list's query without its page. */
export const withoutPage = ({ limit: _limit, cursor: _cursor, ...query }: Record<string, string>) => query

/** The `Link` header of the next page. */
export function nextLink(request: NextRequest, publicOrigin: string, next: unknown): string {
  const { searchParams, pathname } = request.nextUrl
  const address = new URL(pathname, publicOrigin)
  for (const [name, value] of searchParams) address.searchParams.set(name, value)
  address.searchParams.set('cursor', Buffer.from(JSON.stringify(next)).toString('base64url'))
  return `<${address}>; rel="next"`
}

/** A whole list as JSON text in parts, each read after the previous one was sent. It holds no database connection between two
 *  parts; when a part cannot be read, the text breaks off. */
export async function* listText(
  first: Slice<unknown, unknown>,
  read: (page: Page<unknown>) => Promise<Slice<unknown, unknown>>,
): AsyncGenerator<string> {
  yield `[${rowsText(first)}`
  for (let after = first.next; after; ) {
    const page = { limit: PART, after }
    const slice = await limit(() => read(page))
    if (slice.rows.length > 0) yield `,${rowsText(slice)}`
    after = slice.next
  }
  yield ']'
}

/** An array's text without its brackets. */
const rowsText = ({ rows }: Slice<unknown, unknown>) => JSON.stringify(rows).slice(1, -1)

function decode(text: string, schema: z.ZodType): unknown {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw invalidCursor()
  }
}

const invalidCursor = () =>
  invalidField('cursor', 'Ce curseur n’est pas valable : reprenez la liste depuis le début.')
