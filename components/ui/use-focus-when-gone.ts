'use client'

import { useEffect, useRef } from 'react'

/** Gives the focus to an element when the action removes the component that ran it from the page. */
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
