'use client'

import { type RefObject, useEffect, useState } from 'react'
import { hasUnsavedInput } from './unsaved'

/** Drafts and answers of the server fill fields without a word. */
const LOOK_MS = 500

/** Whether the panel, or else the form, that an element stands in holds what is not saved. */
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
