import type { Query } from '@/lib/server/requests/list-address'
import { pathId } from '@/lib/server/requests/or-not-found'

/** The query parameters of a list's open sheet: a row or `nouveau`, its client, and the search for one. */
export const SHEET_NAMES = ['fiche', 'pour', 'chercher'] as const

export type Sheet = {
  path: string
  /** The list's filter and order, which a form of the sheet keeps. */
  list: Record<string, string>
  /** The URL of the list without a sheet. */
  closeHref: string
  here: (sheet?: Record<string, string>) => string
  /** A row's id, or NEW_ROW. */
  open: string
  /** The id of the chosen client, or `autre` during a search for one. */
  client: string | undefined
  words: string | undefined
}

/** The parameter's value for a new row. */
export const NEW_ROW = 'nouveau'
const ANOTHER_CLIENT = 'autre'

type Address = Pick<Sheet, 'here'> & { filter: object }

/** Reads the open sheet from the query; null without one. */
export function readSheet(path: string, query: Query, { here, filter }: Address): Sheet | null {
  const [open, client, words] = SHEET_NAMES.map((name) => {
    const value = query[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  })
  if (open === undefined) return null
  const list = Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return { path, list, closeHref: here(), here, open, client, words: words?.slice(0, 100) }
}

/** The client of a sheet's row; `clientId` is null during the search for one. `searching`: the query parameters of that search.
 *  `searchHref`: its URL. */
export function readClient(sheet: Sheet, row: { id: number; clientId: number } | null) {
  const searching: Record<string, string> = row
    ? { fiche: String(row.id), pour: ANOTHER_CLIENT }
    : { fiche: NEW_ROW }
  const chosen = sheet.client ?? row?.clientId
  const clientId = chosen === undefined || chosen === ANOTHER_CLIENT ? null : pathId(String(chosen))
  return { clientId, searching, searchHref: sheet.here(searching) }
}
