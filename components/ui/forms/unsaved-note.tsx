'use client'

import { useRef } from 'react'
import { useUnsaved } from './use-unsaved'

/** Reports unsaved changes in a panel's bar, as soon as they are typed. Its space is reserved. */
export function UnsavedNote() {
  const note = useRef<HTMLParagraphElement>(null)
  const isUnsaved = useUnsaved(note)
  return (
    <p
      ref={note}
      role="status"
      className="mr-auto min-h-6 self-center font-medium text-late text-sm max-sm:w-full"
    >
      {isUnsaved && 'Modifications non enregistrées'}
    </p>
  )
}
