'use client'

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { dropFormDraft, fillFormDraft, keepFormDraft } from './form-draft'

/** Keeps what is typed in a form and not saved, which then outlives a reload; `name` says whose it is: `site-12`. `form` are
 *  the form's attributes. `isResumed`: its fields began with what was kept; then `onResume` is called. */
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
