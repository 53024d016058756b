'use client'

import { SearchField } from '../ui/fields/search-field'
import { SEARCH_NAME } from './search-name'

/** The minimum number of entries for which the search is shown. */
const SEARCHED_FROM = 10

type Props = {
  count: number
  search: string
  /** The tab, for browsers without script. */
  tab: string
  onSearch: (search: string) => void
}

/** Filters a long list while typing. The URL keeps the words, so that a reload and a link show the same. */
export function EntrySearch({ count, search, tab, onSearch }: Props) {
  if (count < SEARCHED_FROM && search === '') return null
  return (
    <search>
      <form
        onSubmit={(event) => event.preventDefault()}
        onInput={({ target }) => {
          if (!(target instanceof HTMLInputElement)) return
          onSearch(target.value)
          window.history.replaceState(null, '', addressWith(target.value))
        }}
      >
        <input type="hidden" name="onglet" value={tab} />
        <SearchField name={SEARCH_NAME} search={search} className="sm:w-full" />
      </form>
    </search>
  )
}

function addressWith(search: string): URL {
  const address = new URL(window.location.href)
  if (search) address.searchParams.set(SEARCH_NAME, search)
  else address.searchParams.delete(SEARCH_NAME)
  return address
}
