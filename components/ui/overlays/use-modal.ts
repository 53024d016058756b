'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A dialog that is modal while mounted. Removing it returns the focus to the element that had it. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    // Rendered open for browsers without script; only a closed dialog can become modal.
    element?.removeAttribute('open')
    element?.showModal()
    return () => element?.close()
  }, [])
  return dialog
}
