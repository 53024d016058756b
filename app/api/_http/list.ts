import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { invalidField } from '@/lib/domain/errors'
import type { Page, Slice } from '@/lib/domain/paging'

/** Rows read at once while a whole list is answered. */
const CHUNK = 500

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
    limit: asked.limit ?? (isWhole ? CHUNK : 200),
    after: asked.cursor === undefined ? null : decode(asked.cursor, cursor),
  }
}

/** What a list's query says beside its page. */
export const withoutPage = ({ limit: _limit, cursor: _cursor, ...query }: Record<string, string>) => query

/** The `Link` header of the next page. */
export function nextLink(request: NextRequest, publicOrigin: string, next: unknown): string {
  const { searchParams, pathname } = request.nextUrl
  const address = new URL(pathname, publicOrigin)
  for (const [name, value] of searchParams) address.searchParams.set(name, value)
  address.searchParams.set('cursor', Buffer.from(JSON.stringify(next)).toString('base64url'))
  return `<${address}>; rel="next"`
}

/** A whole list as JSON text in chunks, read page by page after its first rows. */
export async function* listText(
  first: Slice<unknown, unknown>,
  read: (page: Page<unknown>) => Promise<Slice<unknown, unknown>>,
): AsyncGenerator<string> {
  yield `[${first.rows.map((row) => JSON.stringify(row)).join(',')}`
  for (let after = first.next; after; ) {
    const slice = await read({ limit: CHUNK, after })
    for (const row of slice.rows) yield `,${JSON.stringify(row)}`
    after = slice.next
  }
  yield ']'
}

function decode(text: string, schema: z.ZodType): unknown {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw invalidCursor()
  }
}

const invalidCursor = () =>
  invalidField('cursor', 'Ce curseur n’est pas valable : reprenez la liste depuis le début.')
