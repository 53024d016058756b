'use client'

import { KeyRound } from 'lucide-react'
import { startTransition } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { useDocumentAction } from '@/components/ui/use-document-action'
import { EMPTY_FORM, type FormState } from '@/lib/domain/forms/schema'
import { signWithPasskey } from '../../passkey'
import { askForPasskeyAction, logInWithPasskeyAction } from '../actions'

type Props = { from: string; look?: 'primary' | 'secondary'; isRemembered: () => boolean }

/** Logs in by passkey. Hidden without script, which it needs. */
export function PasskeyLogIn({ from, look = 'secondary', isRemembered }: Props) {
  const [state, logIn, busy] = useDocumentAction(signAndLogIn)
  const start = () => {
    const form = new FormData()
    form.set('from', from)
    if (isRemembered()) form.set('rememberMe', 'on')
    startTransition(() => logIn(form))
  }
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      <Button look={look} wide busy={busy} onClick={start}>
        <KeyRound aria-hidden="true" className="size-4" />
        {busy ? 'Connexion...' : 'Utiliser ma clé d’accès'}
      </Button>
      {state.status === 'error' && <Alert>{state.message}</Alert>}
    </div>
  )
}

async function signAndLogIn(_previous: FormState, form: FormData): Promise<FormState> {
  const signed = await signWithPasskey(askForPasskeyAction)
  if (signed.status !== 'done') return signed
  for (const [name, value] of Object.entries(signed.values)) form.set(name, value)
  return logInWithPasskeyAction(EMPTY_FORM, form)
}
