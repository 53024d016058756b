import type { AnyColumn, SQL } from 'drizzle-orm'
import { invalidField } from '../errors'
import type { Page } from '../paging'
import type { Direction } from './filter'
import { type PagePart, readPage, type SortKeys } from './read-page'
import type { ListPage, ListSlice } from './schema'

/** The sort orders of a list, by name. `keys`: indexed columns in order of significance, the last one unique, named as in a
 *  row and in the order's cursor. `direction`: the default one. */
export type Orders<Sort extends string> = Record<
  Sort | 'id',
  { keys: Record<string, AnyColumn | SQL>; direction: Direction }
>

type Read<Row, Sort extends string, Cursor> = {
  orders: Orders<Sort>
  /** Without `sort`: by id. A key that the filter fixes to one value is left out of the sort. */
  filter: { sort?: Sort | undefined; order?: Direction | undefined } & Partial<Record<string, unknown>>
  page: ListPage<Cursor>
  read: (part: PagePart) => Promise<Row[]>
}

/** Like readPage, in one of the list's sort orders. `validation` for a cursor of another order. */
export async function readSorted<
  Row extends object,
  Sort extends string,
  Cursor extends Record<string, unknown> & { sort: Sort },
>({ orders, filter, page, read }: Read<Row, Sort, Cursor>): Promise<ListSlice<Row, Cursor>> {
  const { sort = 'id', order } = filter
  const from = page.after ?? page.before
  if (from && from.sort !== sort)
    throw invalidField('cursor', 'Ce curseur est celui d’un autre tri : reprenez la liste depuis le début.')
  const { keys, direction } = orders[sort]
  const names = Object.keys(keys)
  return readPage({
    keys: Object.fromEntries(
      Object.entries(keys)
        .filter(([name]) => filter[name] === undefined)
        .map(([name, by]) => [name, { by, direction: order ?? direction }]),
    ) as SortKeys<Cursor>,
    page,
    cursorOf: (row: Row) =>
      ({
        sort,
        ...Object.fromEntries(names.map((name) => [name, row[name as keyof Row]])),
      }) as unknown as Cursor,
    read,
  })
}

/** The page of an API call or an export: empty past the last row. */
export const forward = <Cursor>({ limit, after }: Page<Cursor>): ListPage<Cursor> => ({
  limit,
  after: after ?? undefined,
  isForward: true,
})
