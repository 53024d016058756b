'use client'

import { useEffect, useRef } from 'react'
import { BRAND_NAME } from '@/content/brand-name'
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
    const form = marker.current?.closest('form')
    if (form) focusFault(form)
  }, [state])
  const shown = [state.status === 'error' && 'Erreur', title, BRAND_NAME].filter(Boolean).join(' · ')
  return (
    <>
      {(title !== undefined || state.status === 'error') && <title>{shown}</title>}
      <span ref={marker} hidden />
    </>
  )
}

/** Moves the keyboard to the first field at fault. */
export const focusFault = (form: HTMLElement): void => form.querySelector<HTMLElement>(FAULTY)?.focus()
