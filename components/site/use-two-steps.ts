'use client'

import { useEffect, useRef, useState } from 'react'
import { type SendForm, useSentForm } from './use-sent-form'

/** A form in two steps: its questions, then their confirmation. `declared`: the input to confirm; null in the first step, and
 *  at the end. `title`: the ref of the heading, which each step focuses. */
export function useTwoSteps(send: SendForm) {
  const { state, pending, form } = useSentForm(send)
  const [readBack, setReadBack] = useState<Record<string, string> | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { status, issues, values } = state
  const isOver = status === 'done'
  const isRefused = Object.keys(issues).length > 0
  // After a failure without a response the state has no values.
  const declared =
    isOver || isRefused ? null : values.step === 'confirm' ? values : status === 'error' ? readBack : null

  useEffect(() => {
    if (values.step === 'confirm') setReadBack(values)
    if (values.step || isOver) title.current?.focus()
  }, [values, isOver])

  return { state, pending, form, isOver, isRefused, declared, title }
}
