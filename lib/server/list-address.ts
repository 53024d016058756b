import 'server-only'
import type { z } from 'zod'
import type { ListPage, ListSlice } from '../domain/lists/schema'

/** As a page is given its query. */
export type Query = Record<string, string | string[] | undefined>

type Options<Filter, Cursor> = {
  path: string
  query: Query
  /** What the list is filtered and sorted by, under the names of its form. What a strict object does not know is refused;
   *  elsewhere every field has a default for values that mean nothing. */
  filter: z.ZodType<Filter>
  /** Of the order that the filter asks for. */
  cursor: z.ZodType<Cursor> | ((filter: Filter) => z.ZodType<Cursor>)
  /** Names of the query that are not the list's, as that of an open sheet. */
  beside?: readonly string[]
  limit?: number
  /** Where a page has several lists, what the names of this one begin with; none for its main list, which says those of the
   *  `others`. Each list keeps what the address says of the others. */
  prefix?: string
  others?: readonly string[]
  /** The part of the page that shows the list, `#historique`: a page that is turned opens there. */
  anchor?: string
}

const AFTER = 'apres'
const BEFORE = 'avant'

/** What the address of a list screen says: filter, order and page. What it says wrong is as if it were not there. */
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
    /** Names in the query that a strict filter did not understand; the list is read without them. */
    refused,
    /** The addresses of the pages beside the one that was read. */
    links: ({ previous, next }: Pick<ListSlice<unknown, Cursor>, 'previous' | 'next'>) => ({
      previous: turn(BEFORE, previous),
      next: turn(AFTER, next),
    }),
    /** This very page of the list, with a sheet over it: `here({ fiche: '12' })`. */
    here: (sheet: Record<string, string> = {}) => onPage(...chosen, ...open, ...Object.entries(sheet)),
    /** The list from its beginning, without a filter. */
    whole: `${onPage()}${anchor}`,
    /** What the address says of the page's other lists, for a form that changes the filter. */
    kept,
    /** The same filter and order at another path. */
    filteredAt: (other: string) => href(other, ...chosen),
  }
}

/** What a query says of one list, without its prefix, and of the others. */
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

/** The filter without the values that it refuses, and their names. */
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
    // Cut short or made up: the list starts at its beginning.
    return undefined
  }
}
