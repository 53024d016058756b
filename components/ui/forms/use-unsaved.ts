'use client'

import { type RefObject, useEffect, useState } from 'react'
import { hasUnsavedInput } from './unsaved'

/** Polls, because drafts and server responses fill fields without an event. */
const LOOK_MS = 500

/** Whether the panel, or else the form, around an element has unsaved input. */
export function useUnsaved(ref: RefObject<Element | null>): boolean {
  const [isUnsaved, setUnsaved] = useState(false)
  useEffect(() => {
    const root = ref.current?.closest('dialog') ?? ref.current?.closest('form')?.parentElement
    if (!root) return
    const look = () => setUnsaved(hasUnsavedInput(root))
    look()
    const timer = setInterval(look, LOOK_MS)
    root.addEventListener('input', look)
    return () => {
      clearInterval(timer)
      root.removeEventListener('input', look)
    }
  }, [ref])
  return isUnsaved
}
