'use client'

import { startTransition } from 'react'
import { useDocumentAction } from '@/components/ui/forms/use-document-action'
import { EMPTY_FORM, type FormState } from '@/lib/domain/forms/schema'
import { signWithPasskey } from '../../passkey'
import { logInWithPasskeyAction, requestPasskeyAction } from '../actions'

/** The log-in by passkey: its state, the function that starts it, and whether it is pending. */
export function usePasskeyLogIn(from: string) {
  const [state, logIn, busy] = useDocumentAction(signAndLogIn)
  const start = (isRemembered: boolean) => {
    if (busy) return
    const form = new FormData()
    form.set('from', from)
    if (isRemembered) form.set('rememberMe', 'on')
    startTransition(() => logIn(form))
  }
  return [state, start, busy] as const
}

async function signAndLogIn(_previous: FormState, form: FormData): Promise<FormState> {
  const signed = await signWithPasskey(requestPasskeyAction)
  if (signed.status !== 'done') return signed
  for (const [name, value] of Object.entries(signed.values)) form.set(name, value)
  return logInWithPasskeyAction(EMPTY_FORM, form)
}
