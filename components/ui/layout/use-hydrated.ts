'use client'

import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether React has hydrated the page: false on the server and in the first render, which must match it. */
export function useHydrated(): boolean {
  const hydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const [, renderAgain] = useReducer(() => 1, 0)
  // The store alone is read again only after the paint: an earlier press would still see the first render's value.
  useLayoutEffect(() => {
    if (!hydrated) renderAgain()
  }, [hydrated])
  return hydrated
}
