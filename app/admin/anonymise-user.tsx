'use client'

import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { ConfirmByName } from '@/components/ui/confirm-by-name'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
import { withDe } from '@/lib/domain/elision'
import { anonymiseUserAction } from './actions'

const UNREACHABLE = 'Rien n’a été anonymisé. Vérifiez votre connexion, puis réessayez.'
const HEADING = 'anonymisation'

type Props = { id: number; name: string }

/** For a client who asks to be forgotten and whose invoices have to be kept; asks for the name. */
export function AnonymiseUser({ id, name }: Props) {
  const [state, submit] = useGuardedAction(anonymiseUserAction, UNREACHABLE)
  const [initialState] = useState(state)
  const error = state.status === 'error' && <Alert className="text-sm">{state.message}</Alert>
  return (
    <section aria-labelledby={HEADING} className="mt-8 flex flex-col gap-4 border-hairline border-t pt-6">
      <h3 id={HEADING} className="text-lg">
        Anonymisation
      </h3>
      <p className="text-muted text-sm">
        Pour un client dont les factures doivent être gardées. Ses abonnements doivent être terminés.
      </p>
      <div>
        <ConfirmByName
          look="secondary"
          label="Effacer l’identité"
          title={`Effacer l’identité ${withDe(name)}\u00a0?`}
          name={name}
          action={submit}
          fields={{ id }}
          error={state !== initialState && error}
        >
          Son nom, ses coordonnées, ses demandes et ses accès seront effacés. Ses factures et ses abonnements
          restent. Cela ne peut pas être annulé.
        </ConfirmByName>
      </div>
      {/* Without script the page comes back with the question closed. */}
      {state === initialState && error}
    </section>
  )
}
