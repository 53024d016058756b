'use client'

import { useEffect, useRef } from 'react'
import { BRAND_NAME } from '@/content/brand-name'
import type { FormState } from '@/lib/domain/forms/schema'

/** An invalid control, or the first choice of an invalid question. */
const FAULTY = ':is(input, select, textarea)[aria-invalid="true"], fieldset[aria-invalid="true"] input'

type Props = {
  state: FormState
  /** The page's title, when its form sets it (NO_TITLE): it then shows « Erreur » also without script.
   *  '' means only the agency's name. */
  title?: string
}

/** After a refused submit: focuses the first invalid field, or brings the form's message into view, and marks the page's title. */
export function FocusFirstFault({ state, title }: Props) {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (state.status !== 'error') return
    const form = marker.current?.closest('form')
    if (!form || focusFault(form)) return
    // The button that was pressed may be below a long form.
    form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [state])
  const shown = [state.status === 'error' && 'Erreur', title, BRAND_NAME].filter(Boolean).join(' · ')
  return (
    <>
      {(title !== undefined || state.status === 'error') && <title>{shown}</title>}
      <span ref={marker} hidden />
    </>
  )
}

/** Focuses the first invalid field; returns whether there is one. */
export function focusFault(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>(FAULTY)
  field?.focus()
  return field !== null
}
