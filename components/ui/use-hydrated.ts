'use client'

import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether React has hydrated the page: false on the server and in the first render, which must match it. */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
