'use client'

import { useSyncExternalStore } from 'react'

const currentYear = () => new Date().getFullYear()
const never = () => () => {}

/** The page is built once and served for long; the year is the visitor's. */
export function CurrentYear({ built }: { built: number }) {
  return useSyncExternalStore(never, currentYear, () => built)
}
