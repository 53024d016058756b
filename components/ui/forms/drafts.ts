'use client'

import { useSyncExternalStore } from 'react'

const drafts = new Map<string, unknown>()
const listeners = new Set<() => void>()

/** Input not sent yet, by a name that identifies its owner. It survives a reload and a log-in in the same tab; files
 *  in it last as long as the page. Returns the same object until it changes. */
export function readDraft<Draft>(name: string): Draft | undefined {
  if (!drafts.has(name)) drafts.set(name, readStored(name))
  return drafts.get(name) as Draft | undefined
}

/** Stores a draft; undefined deletes it. */
export function saveDraft<Draft>(name: string, draft: Draft | undefined): void {
  drafts.set(name, draft)
  try {
    if (draft === undefined) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, JSON.stringify(draft, withoutFiles))
  } catch {
    // The browser's storage is denied or full: the draft lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

/** Deletes every draft of this tab, at log-out: someone else may use the browser next. */
export function forgetDrafts(): void {
  drafts.clear()
  try {
    sessionStorage.clear()
  } catch {
    // The browser's storage is denied: nothing was kept.
  }
  for (const listener of listeners) listener()
}

/** The current draft; undefined until hydration. */
export const useDraft = <Draft>(name: string): Draft | undefined =>
  useSyncExternalStore(
    subscribe,
    () => readDraft<Draft>(name),
    () => undefined,
  )

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readStored(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined
  } catch {
    // Denied or damaged: nothing was kept.
    return undefined
  }
}

const withoutFiles = (_key: string, value: unknown) => (value instanceof Blob ? undefined : value)
