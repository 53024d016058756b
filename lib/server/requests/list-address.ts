import 'server-only'
import type { z } from 'zod'
import type { ListPage, ListSlice } from '../../domain/lists/schema'

/** The query of a page, as the framework passes it. */
export type Query = Record<string, string | string[] | undefined>

type Options<Filter, Cursor> = {
  path: string
  query: Query
  /** The filter and order of the list, under the names of its form. A strict object refuses unknown values; otherwise every field
   *  has a default for meaningless values. */
  filter: z.ZodType<Filter>
  /** For the filter's order. */
  cursor: z.ZodType<Cursor> | ((filter: Filter) => z.ZodType<Cursor>)
  /** Query names that do not belong to the list, such as that of an open sheet. */
  beside?: readonly string[]
  limit?: number
  /** On a page with several lists, the prefix of this one's query names; none for its main list, which names those of the
   *  `others`. Each list preserves the query of the others. */
  prefix?: string
  others?: readonly string[]
  /** The part of the page that shows the list, `#historique`: links to other pages of the list open there. */
  anchor?: string
}

const AFTER = 'apres'
const BEFORE = 'avant'

/** Parses the URL of a list page: filter, order and page. Invalid values are ignored. */
export function readListAddress<Filter extends object, Cursor>({
  path,
  query,
  filter: schema,
  cursor,
  beside = [],
  limit = 25,
  prefix = '',
  others = [],
  anchor = '',
}: Options<Filter, Cursor>) {
  const { own, kept } = splitQuery(query, prefix, others)
  const { [AFTER]: after, [BEFORE]: before, ...said } = own
  const asked = Object.fromEntries(
    Object.entries(said).filter(([name, value]) => value && !beside.includes(name)),
  )
  const { filter, refused } = readFilter(schema, asked)
  const cursors = typeof cursor === 'function' ? cursor(filter) : cursor
  const page: ListPage<Cursor> = {
    limit,
    after: decode(after, cursors),
    before: decode(before, cursors),
  }
  const chosen = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const open = [
    ...(page.after ? [[AFTER, String(after)]] : []),
    ...(page.before ? [[BEFORE, String(before)]] : []),
  ]
  const href = (to: string, ...parts: string[][]) =>
    parts.length > 0 ? `${to}?${new URLSearchParams(parts as [string, string][])}` : to
  const onPage = (...parts: string[][]) =>
    href(path, ...Object.entries(kept), ...parts.map(([name, value]) => [`${prefix}${name}`, value ?? '']))
  const turn = (name: string, at: Cursor | null) =>
    at === null ? null : `${onPage(...chosen, [name, encode(at)])}${anchor}`

  return {
    filter,
    page,
    isFiltered: chosen.length > 0,
    /** The query names that a strict filter refused; the list is read without them. */
    refused,
    /** The URLs of the previous and next page. */
    links: ({ previous, next }: Pick<ListSlice<unknown, Cursor>, 'previous' | 'next'>) => ({
      previous: turn(BEFORE, previous),
      next: turn(AFTER, next),
    }),
    /** The current page of the list with a sheet over it: `here({ fiche: '12' })`. */
    here: (sheet: Record<string, string> = {}) => onPage(...chosen, ...open, ...Object.entries(sheet)),
    /** The first page of the list, without a filter. */
    whole: `${onPage()}${anchor}`,
    /** The query of the page's other lists, for a form that changes the filter. */
    kept,
    /** The same filter and order at another path. */
    filteredAt: (other: string) => href(other, ...chosen),
  }
}

/** A query split into that of one list, without its prefix, and that of the others. */
function splitQuery(query: Query, prefix: string, others: readonly string[]) {
  const own: Query = {}
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(query)) {
    const isOwn = prefix ? name.startsWith(prefix) : !others.some((other) => name.startsWith(other))
    if (isOwn) own[name.slice(prefix.length)] = value
    else if (typeof value === 'string' && value) kept[name] = value
  }
  return { own, kept }
}

/** The filter without its refused values, and their names. */
function readFilter<Filter>(schema: z.ZodType<Filter>, asked: Query) {
  const { data, error } = schema.safeParse(asked)
  if (data !== undefined) return { filter: data, refused: [] }
  const refused = [
    ...new Set(
      error?.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
      ),
    ),
  ]
  const understood = Object.entries(asked).filter(([name]) => !refused.includes(name))
  return { filter: schema.parse(Object.fromEntries(understood)), refused }
}

const encode = (cursor: unknown) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function decode<Cursor>(text: Query[string], schema: z.ZodType<Cursor>): Cursor | undefined {
  if (typeof text !== 'string') return undefined
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    // Truncated or forged: the list starts at its beginning.
    return undefined
  }
}
