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
  // The store alone is read again after the paint: a press before that would still see what the first render saw.
  useLayoutEffect(() => {
    if (!hydrated) renderAgain()
  }, [hydrated])
  return hydrated
}
