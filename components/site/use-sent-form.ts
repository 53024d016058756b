'use client'

import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react'
import { EMPTY_FORM, type FormState } from '@/lib/domain/forms/schema'
import { useHydrated } from '../ui/layout/use-hydrated'

export type SendForm = (previous: FormState, form: FormData) => Promise<FormState>

/** A form that works without script and, with script, keeps what was typed until the message is sent,
 *  even when the network fails. `hydrated`: whether the script runs. */
export function useSentForm(send: SendForm) {
  const ref = useRef<HTMLFormElement>(null)
  const [withoutScript, action] = useActionState(send, EMPTY_FORM)
  const [state, setState] = useState(withoutScript)
  const [pending, setPending] = useState(false)
  const hydrated = useHydrated()

  useEffect(() => {
    if (state.status === 'done') ref.current?.reset()
  }, [state])

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    setPending(true)
    const form = new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)
    startTransition(async () => {
      const next = await send(EMPTY_FORM, form).catch((): FormState => ({ ...EMPTY_FORM, status: 'error' }))
      startTransition(() => {
        setState(next)
        setPending(false)
      })
    })
  }

  return { state, pending, hydrated, form: { ref, action, onSubmit, noValidate: hydrated } }
}
