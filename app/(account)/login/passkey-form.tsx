'use client'

import { useRef } from 'react'
import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { PasskeyLogIn } from './passkey-log-in'

/** A log-in by passkey alone. */
export function PasskeyForm({ from }: { from: string }) {
  const remember = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-col gap-5">
      <FocusFirstFault state={EMPTY_FORM} title="Connexion client" />
      <p className="text-muted">
        Votre téléphone, votre ordinateur ou votre clé de sécurité confirme que c’est vous : ni adresse, ni
        mot de passe, ni code.
      </p>
      <CheckboxField ref={remember} name="rememberMe" label="Se souvenir de moi" defaultChecked />
      <PasskeyLogIn from={from} look="primary" isRemembered={() => remember.current?.checked ?? true} />
    </div>
  )
}
