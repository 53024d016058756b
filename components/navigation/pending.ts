'use client'

import { useSyncExternalStore } from 'react'

/** The screen that is loading. */
export type Pending = {
  id: number
  path: string
  isTraversal: boolean
  /** Whether its skeleton is shown. */
  isSlow: boolean
}

/** How long the old screen stays before the new one's skeleton replaces it. */
const SLOW_AFTER_MS = 400

// Module state, because each area (dashboard, admin) mounts its own frame.
let pending: Pending | null = null
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: Pending | null) {
  pending = next
  for (const listener of listeners) listener()
}

/** Marks a screen as loading, after a click or the browser's Back and Forward; a later call replaces it. Returns a
 *  function that ends it. */
export function beginNavigation(href: string, { isTraversal = false } = {}): () => void {
  const { pathname, search } = new URL(href, window.location.href)
  const id = ++count
  const mine: Pending = { id, path: pathname + search, isTraversal, isSlow: false }
  clearTimeout(timer)
  timer = setTimeout(() => pending?.id === id && set({ ...mine, isSlow: true }), SLOW_AFTER_MS)
  set(mine)
  return () => {
    if (pending?.id === id) endNavigation()
  }
}

export function endNavigation(): void {
  clearTimeout(timer)
  if (pending) set(null)
}

export const pendingNavigation = (): Pending | null => pending

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const usePending = (): Pending | null => useSyncExternalStore(subscribe, pendingNavigation, () => null)
