'use client'

import { useHydrated } from '../ui/layout/use-hydrated'

/** The current year in the browser: a page may be served long after it was built. */
export const CurrentYear = ({ built }: { built: number }) =>
  useHydrated() ? new Date().getFullYear() : built
