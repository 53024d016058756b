'use client'

import { useEffect, useRef } from 'react'
import { brand } from '@/content/brand'
import type { FormState } from '@/lib/domain/forms/schema'

/** A control at fault, or the first choice of a question at fault. */
const FAULTY = ':is(input, select, textarea)[aria-invalid="true"], fieldset[aria-invalid="true"] input'

type Props = {
  state: FormState
  /** The page's title, when the page leaves it to its form (NO_TITLE): then it says « Erreur » without script too.
   *  '' is the agency's name alone. */
  title?: string
}

/** After a refused submit: brings the keyboard to the first field at fault, and says so in the page's title. */
export function FocusFirstFault({ state, title }: Props) {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (state.status !== 'error') return
    marker.current?.closest('form')?.querySelector<HTMLElement>(FAULTY)?.focus()
  }, [state])
  const shown = [state.status === 'error' && 'Erreur', title, brand.name].filter(Boolean).join(' · ')
  return (
    <>
      {(title !== undefined || state.status === 'error') && <title>{shown}</title>}
      <span ref={marker} hidden />
    </>
  )
}
