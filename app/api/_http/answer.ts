import { Readable } from 'node:stream'
import type { NextRequest } from 'next/server'
import type { Page, Slice } from '@/lib/domain/paging'
import type { Operation } from '../_wire/operation'
import { type AskedPage, listText, NO_ROWS, nextLink } from './list'
import { listTag } from './list-tag'
import { cacheableAnswer, isCacheable, isUnchanged, notModified, revalidated } from './public-read'

const JSON_TYPE = { 'Content-Type': 'application/json' }

type Received = { request: NextRequest; publicOrigin: string; page: AskedPage | undefined }
type Read = (page: Page<unknown>) => Promise<Slice<unknown, unknown>>

/** 304 when the caller's copy of a list is current. Reads the list's version, not its rows. */
export async function answerKnownList(
  operation: Operation,
  { request, publicOrigin, page }: Received,
  read: Read,
): Promise<Response | null> {
  if (!page || !request.headers.has('if-none-match') || !isTagged(operation, request)) return null
  const { version } = await read(NO_ROWS)
  const tag = version === undefined ? null : listTag(version, publicOrigin)
  if (tag === null || !isUnchanged(request, tag)) return null
  return isCacheable(operation, request)
    ? notModified(tag)
    : new Response(null, { status: 304, headers: { ETag: tag } })
}

const isTagged = (operation: Operation, request: NextRequest) =>
  operation.hasVersion === true || isCacheable(operation, request)

/** Builds the response for a handler's result. `read` reads further pages of a list. */
export async function answerWith(
  operation: Operation,
  { request, publicOrigin, page }: Received,
  result: unknown,
  read: Read,
): Promise<Response> {
  const { status } = operation
  const isOpen = isCacheable(operation, request)
  if (result instanceof Response)
    return isOpen ? cacheableAnswer(request, await result.text(), Object.fromEntries(result.headers)) : result
  if (status === 204) return new Response(null, { status })
  if (!page) {
    const text = JSON.stringify(result)
    return isOpen
      ? cacheableAnswer(request, text, JSON_TYPE)
      : new Response(text, { status, headers: JSON_TYPE })
  }

  const first = result as Slice<unknown, unknown>
  const { version } = first
  const headers: Record<string, string> = { ...JSON_TYPE }
  if (version !== undefined && isTagged(operation, request)) {
    const tag = listTag(version, publicOrigin)
    Object.assign(headers, isOpen ? revalidated(tag) : { ETag: tag })
  }
  if (!first.next) return new Response(JSON.stringify(first.rows), { status, headers })
  if (!page.isWhole) {
    const link = { Link: nextLink(request, publicOrigin, first.next) }
    return new Response(JSON.stringify(first.rows), { status, headers: { ...headers, ...link } })
  }
  const parts = Readable.from(listText(first, read), { objectMode: false })
  return new Response(Readable.toWeb(parts) as ReadableStream, { status, headers })
}
