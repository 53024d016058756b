'use client'

import { useState } from 'react'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { ConfirmByName } from '@/components/ui/overlays/confirm-by-name'
import { withDe } from '@/lib/domain/elision'
import { anonymiseUserAction } from './actions'

const UNREACHABLE = 'Rien n’a été effacé. Vérifiez votre connexion, puis réessayez.'
const HEADING = 'effacement'

type Props = { id: number; name: string }

/** For a client who leaves or requests erasure; asks to type the name. */
export function AnonymiseUser({ id, name }: Props) {
  const [state, submit] = useGuardedAction(anonymiseUserAction, UNREACHABLE)
  const [initialState] = useState(state)
  const error = state.status === 'error' && <Alert className="text-sm">{state.message}</Alert>
  return (
    <section aria-labelledby={HEADING} className="mt-8 flex flex-col gap-4 border-hairline border-t pt-6">
      <h3 id={HEADING} className="text-lg">
        Effacement
      </h3>
      <p className="text-muted text-sm">
        Pour un client qui part ou qui le demande. Ses abonnements, ses commandes et ses comptes doivent être
        terminés, ses sites hors ligne. Proposez-lui d’abord de télécharger ses contenus.
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
          <p>
            Effacés&nbsp;: ses coordonnées, ses accès, ses demandes avec leurs fichiers, ses devis sans suite,
            le contenu de ses sites, et ses acheteurs dans les commandes de ses boutiques.
          </p>
          <p className="mt-2">
            Gardés, parce que la loi le demande&nbsp;: ses factures, ses contrats et devis acceptés, le
            journal. Un dernier e-mail lui dit quoi, pourquoi et jusqu’à quand. Cela ne peut pas être annulé.
          </p>
        </ConfirmByName>
      </div>
      {/* Without script the page comes back with the question closed. */}
      {state === initialState && error}
    </section>
  )
}
