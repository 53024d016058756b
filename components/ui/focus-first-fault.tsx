'use client'

import { useEffect, useRef } from 'react'
import { brand } from '@/content/brand'
import type { FormState } from '@/lib/domain/forms/schema'

/** After a refused submit: brings the keyboard to the first field at fault, and says so in the page's title. */
export function FocusFirstFault({ state }: { state: FormState }) {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (state.status !== 'error') return
    marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [state])
  return (
    <>
      {state.status === 'error' && <title>{`Erreur · ${brand.name}`}</title>}
      <span ref={marker} hidden />
    </>
  )
}
