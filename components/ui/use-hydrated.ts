'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page's script has taken over: false on the server and in the first rendering that must fit it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
