'use client'

import { useState } from 'react'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { ConfirmByName } from '@/components/ui/overlays/confirm-by-name'
import { eraseShopperAction } from './actions'

const UNREACHABLE = 'Les données ne sont peut-être pas effacées. Rechargez la page avant de recommencer.'

/** Asks to type the email address. */
export function EraseShopper({ websiteId, email }: { websiteId: number; email: string }) {
  const [state, submit] = useGuardedAction(eraseShopperAction, UNREACHABLE)
  const [initialState] = useState(state)
  const error = state.status === 'error' && <Alert className="text-sm">{state.message}</Alert>
  return (
    <div className="flex flex-col gap-3">
      {/* Without script the page comes back with the question closed. */}
      {state === initialState && error}
      <div>
        <ConfirmByName
          look="secondary"
          size="normal"
          label="Effacer ses données"
          title="Effacer les données de cet acheteur&nbsp;?"
          name={email}
          action={submit}
          fields={{ websiteId, email }}
          error={state !== initialState && error}
        >
          Plus rien ne le désignera dans ses commandes, et ses liens de suivi ne s’ouvriront plus. Un dernier
          e-mail le lui dit. Cela ne peut pas être annulé.
        </ConfirmByName>
      </div>
    </div>
  )
}
