'use client'

import { useHydrated } from '../ui/use-hydrated'

/** The visitor's year, as a page may be served long after it was built. */
export const CurrentYear = ({ built }: { built: number }) =>
  useHydrated() ? new Date().getFullYear() : built
