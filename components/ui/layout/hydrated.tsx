'use client'

import { useEffect } from 'react'
import { useHydrated } from './use-hydrated'

/** Marks the document once React has hydrated the initial page and run all effects; tests wait for this. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

/** Marks a part that streams in late until React has hydrated it. */
export function HydratingMark() {
  return useHydrated() ? null : <template data-hydrating="" />
}
