import { useLayoutEffect, useRef } from 'react'

/** Focuses elements once they are rendered: a saved entry's row may appear after the response, with the page's next list. Returns
 *  the function that takes their ids; the last focusable one keeps the focus. */
export function useFocusOnceShown(): (ids: string[]) => void {
  const wanted = useRef<string[]>([])
  useLayoutEffect(() => {
    const there = wanted.current.flatMap((id) => document.getElementById(id) ?? [])
    if (there.length === 0) return
    wanted.current = []
    // Elements hidden on a small screen do not take the focus.
    for (const element of there) element.focus()
  })
  return (ids) => {
    wanted.current = ids
  }
}
