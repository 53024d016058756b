import { redirect } from 'next/navigation'
import type { z } from 'zod'
import { parisDay } from '@/lib/domain/calendar'
import type { Reads } from '@/lib/domain/context'
import type { ListPage, ListSlice } from '@/lib/domain/lists/schema'
import type { Permission } from '@/lib/domain/permissions/policy'
import { type CsvColumn, csvDownload } from '@/lib/server/documents/csv-download'
import { requirePageAccess } from '@/lib/server/session/session'

type Export<Filter, Row, Cursor> = {
  /** The screen of the list. */
  path: string
  permission: Permission
  filter: z.ZodType<Filter>
  /** The file's name. */
  name: string
  columns: readonly CsvColumn<Row>[]
  list: (reads: Reads, input: { filter: Filter; page: ListPage<Cursor> }) => Promise<ListSlice<Row, Cursor>>
}

/** Returns the filtered list as a file. An invalid filter redirects to the screen, which reports it. */
export const csvExport =
  <Filter, Row, Cursor>({ path, permission, filter: schema, list, ...file }: Export<Filter, Row, Cursor>) =>
  async (request: Request): Promise<Response> => {
    const ctx = await requirePageAccess(path, permission)
    const { searchParams } = new URL(request.url)
    const { data: filter } = schema.safeParse(Object.fromEntries(searchParams))
    if (filter === undefined) redirect(`${path}?${searchParams}`)
    return csvDownload({
      ...file,
      today: parisDay(ctx.now()),
      read: (page: ListPage<Cursor>) => list(ctx, { filter, page }),
    })
  }
