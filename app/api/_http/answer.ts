import { Readable } from 'node:stream'
import type { NextRequest } from 'next/server'
import type { Page, Slice } from '@/lib/domain/paging'
import type { Operation } from '../_wire/operation'
import { type AskedPage, listText, nextLink } from './list'
import { cacheableAnswer, showsSession } from './public-read'

const JSON_TYPE = { 'Content-Type': 'application/json' }

type Received = { request: NextRequest; publicOrigin: string; page: AskedPage | undefined }
type Read = (page: Page<unknown>) => Promise<Slice<unknown, unknown>>

/** Builds the response for a handler's result. `read` reads further pages of a list. */
export async function answerWith(
  operation: Operation,
  { request, publicOrigin, page }: Received,
  result: unknown,
  read: Read,
): Promise<Response> {
  const isCacheable = operation.publicRead === true && !showsSession(request)
  if (result instanceof Response)
    return isCacheable
      ? cacheableAnswer(request, await result.text(), Object.fromEntries(result.headers))
      : result
  if (operation.status === 204) return new Response(null, { status: 204 })
  if (!page) return answerText(JSON.stringify(result), {})

  const first = result as Slice<unknown, unknown>
  if (!first.next) return answerText(JSON.stringify(first.rows), {})
  if (!page.isWhole)
    return answerText(JSON.stringify(first.rows), { Link: nextLink(request, publicOrigin, first.next) })

  const parts = Readable.from(listText(first, read), { objectMode: false })
  // Its ETag needs the whole text.
  if (isCacheable) return answerText((await parts.setEncoding('utf8').toArray()).join(''), {})
  return new Response(Readable.toWeb(parts) as ReadableStream, { headers: JSON_TYPE })

  function answerText(text: string, headers: Record<string, string>): Response {
    const all = { ...JSON_TYPE, ...headers }
    return isCacheable
      ? cacheableAnswer(request, text, all)
      : new Response(text, { status: operation.status, headers: all })
  }
}
