/** The scroll position of each history entry, in pixels. The browser would restore its own before a slow screen has
 *  loaded. */
const positions = new Map<string, number>()

/** The key of the current entry; without the Navigation API, entries of the same address share one. */
const entryKey = () => window.navigation?.currentEntry?.key ?? window.location.href

export function rememberScroll(): void {
  positions.set(entryKey(), window.scrollY)
}

export function restoreScroll(): void {
  const top = positions.get(entryKey())
  if (top !== undefined) window.scrollTo({ top })
}

/** Whether the current entry has been left before, so that its scroll position is known. */
export const isVisited = (): boolean => positions.has(entryKey())
