'use client'

import { type SyntheticEvent, useState } from 'react'
import { useFormStatus } from 'react-dom'
import { isChanged } from './unsaved'

/** A field's fault, until its control is corrected or the server answers again. `checks` are the handlers of an element around
 *  the control. The browser checks what the control's attributes say; what only the server knows counts as corrected once
 *  another value stands there. */
export function useFault(issue: string | undefined) {
  const { pending } = useFormStatus()
  const [wasPending, setWasPending] = useState(pending)
  const [corrected, setCorrected] = useState<string>()
  const isAnswered = wasPending && !pending
  if (wasPending !== pending) setWasPending(pending)
  if (corrected !== undefined && (isAnswered || issue === undefined)) setCorrected(undefined)

  function check({ target }: SyntheticEvent) {
    if (issue === undefined || !isControl(target)) return
    const isMissing = target.required && target.value.trim() === ''
    setCorrected(target.validity.valid && !isMissing && isChanged(target) ? issue : undefined)
  }
  return {
    fault: issue === corrected ? undefined : issue,
    checks: { onChange: check, onBlur: check },
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement
