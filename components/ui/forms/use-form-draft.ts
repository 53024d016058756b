'use client'

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { dropFormDraft, fillFormDraft, keepFormDraft } from './form-draft'

/** Keeps a form's unsaved input across a reload; `name` identifies it: `site-12`. `form`: the form's attributes. `isResumed`:
 *  whether stored input was restored; `onResume` is then called. */
export function useFormDraft(name: string, onResume?: (form: HTMLFormElement) => void) {
  const ref = useRef<HTMLFormElement>(null)
  const [isResumed, setResumed] = useState(false)
  const resume = useEffectEvent(() => {
    if (!ref.current || !fillFormDraft(ref.current)) return
    setResumed(true)
    onResume?.(ref.current)
  })
  useEffect(() => resume(), [])
  return {
    isResumed,
    drop: () => {
      if (ref.current) dropFormDraft(ref.current)
      setResumed(false)
    },
    form: {
      ref,
      'data-draft': name,
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => keepFormDraft(currentTarget),
    },
  }
}
