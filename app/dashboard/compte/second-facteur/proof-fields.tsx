'use client'

import { KeyRound } from 'lucide-react'
import { startTransition, useState } from 'react'
import { requestPasskeyAction } from '@/app/(account)/actions'
import { signWithPasskey } from '@/app/passkey'
import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/fields/password-field'
import { TextField } from '@/components/ui/fields/text-field'
import { Alert } from '@/components/ui/layout/alert'

type Props = {
  issues: Record<string, string>
  /** Also asks for a factor, as none would be left. */
  isLast: boolean
  /** Whether the account has a passkey, which can replace a code. */
  hasPasskey: boolean
  submit: (form: FormData) => void
}

/** Proves that the account's owner removes the factor. */
export function ProofFields({ issues, isLast, hasPasskey, submit }: Props) {
  return (
    <>
      <PasswordField
        name="password"
        label="Votre mot de passe"
        autoComplete="current-password"
        required
        issue={issues.password}
      />
      {isLast && (
        <TextField
          name="code"
          label={hasPasskey ? 'Code de secours' : 'Code'}
          hint={
            hasPasskey
              ? 'Ou votre clé d’accès, par le bouton ci-dessous.'
              : 'Six chiffres de l’application, ou l’un de vos codes de secours.'
          }
          autoComplete="one-time-code"
          required
          issue={issues.code}
        />
      )}
      {isLast && hasPasskey && <PasskeyProof submit={submit} />}
    </>
  )
}

/** Sends the form with a signature of the passkey. */
function PasskeyProof({ submit }: Pick<Props, 'submit'>) {
  const [error, setError] = useState<string>()
  const sign = async (form: HTMLFormElement | null) => {
    if (!form) return
    const signed = await signWithPasskey(requestPasskeyAction)
    setError(signed.status === 'done' ? undefined : signed.message)
    if (signed.status !== 'done') return
    const filled = new FormData(form)
    for (const [name, value] of Object.entries(signed.values)) filled.set(name, value)
    startTransition(() => submit(filled))
  }
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      <Button data-writes look="secondary" wide onClick={({ currentTarget }) => sign(currentTarget.form)}>
        <KeyRound aria-hidden="true" className="size-4" />
        Confirmer avec ma clé d’accès
      </Button>
      {error && <Alert>{error}</Alert>}
    </div>
  )
}
