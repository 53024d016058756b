import type { Query } from '@/lib/server/list-address'
import { pathId } from '@/lib/server/or-not-found'

/** The names by which a list's address says which sheet is open: a row or `nouveau`, its client, the words to find
 *  one. */
export const SHEET_NAMES = ['fiche', 'pour', 'chercher'] as const

export type Sheet = {
  path: string
  /** The list's filter and order, which a form of the sheet keeps. */
  list: Record<string, string>
  /** The list without a sheet. */
  closeHref: string
  here: (sheet?: Record<string, string>) => string
  /** A row's id, or NEW_ROW. */
  open: string
  /** The id of the chosen client, or `autre` while one is looked for. */
  client: string | undefined
  words: string | undefined
}

/** What an address calls the sheet of a row to be. */
export const NEW_ROW = 'nouveau'
const ANOTHER_CLIENT = 'autre'

type Address = Pick<Sheet, 'here'> & { filter: object }

/** What an address says of its sheet; null without one. */
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

/** Whose the row of a sheet is to be; `clientId` is null while a client is looked for. `searching`: what the address keeps
 *  meanwhile. `searchHref`: where another one is looked for. */
export function readClient(sheet: Sheet, row: { id: number; clientId: number } | null) {
  const searching: Record<string, string> = row
    ? { fiche: String(row.id), pour: ANOTHER_CLIENT }
    : { fiche: NEW_ROW }
  const chosen = sheet.client ?? row?.clientId
  const clientId = chosen === undefined || chosen === ANOTHER_CLIENT ? null : pathId(String(chosen))
  return { clientId, searching, searchHref: sheet.here(searching) }
}
