'use client'

import type { ComponentProps } from 'react'
import { TextField } from './text-field'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'ref'> & { type?: 'date' | 'time' }

/** A native date or time field. WebKit shows the current one in an empty field, as if it were chosen: the style of `control`
 *  hides it on `data-empty`. */
export function DateField({ type = 'date', ...props }: Props) {
  return <TextField {...props} type={type} ref={markWhileEmpty} />
}

/** Keeps `data-empty` on the field while nothing is typed. Only the DOM knows, so React does not set it. */
function markWhileEmpty(field: HTMLInputElement | null) {
  if (!field) return
  // Partial input also has an empty value, but with badInput.
  const mark = () => field.toggleAttribute('data-empty', !field.value && !field.validity.badInput)
  // Restoring a draft and resetting a form fire no event on the field.
  const markSoon = () => requestAnimationFrame(mark)
  const { form } = field
  markSoon()
  field.addEventListener('input', mark)
  field.addEventListener('blur', mark)
  form?.addEventListener('reset', markSoon)
  return () => {
    field.removeEventListener('input', mark)
    field.removeEventListener('blur', mark)
    form?.removeEventListener('reset', markSoon)
  }
}
