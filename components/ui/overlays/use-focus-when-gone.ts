'use client'

import { useEffect, useRef } from 'react'

/** Focuses an element when the action removes its own component from the page. */
export function useFocusWhenGone(busy: boolean, id: string | undefined): void {
  const isBusy = useRef(busy)
  useEffect(() => {
    isBusy.current = busy
  }, [busy])
  useEffect(
    () => () => {
      if (id && isBusy.current) document.getElementById(id)?.focus()
    },
    [id],
  )
}
