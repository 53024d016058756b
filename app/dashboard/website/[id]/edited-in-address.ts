const START = '#modifier-'

/** The entry whose form the URL opens. */
export function editedInAddress(): number | null {
  const { hash } = window.location
  return hash.startsWith(START) ? Number(hash.slice(START.length)) : null
}

/** Makes a reload open the form of this entry again. */
export function keepInAddress(id: number | null): void {
  if (id === editedInAddress()) return
  const { pathname, search } = window.location
  window.history.replaceState(null, '', `${pathname}${search}${id === null ? '' : START + id}`)
}
