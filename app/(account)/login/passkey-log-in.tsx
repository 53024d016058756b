'use client'

import { KeyRound } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Alert } from '@/components/ui/layout/alert'
import { usePasskeyLogIn } from './use-passkey-log-in'

type Props = { from: string; look?: 'primary' | 'secondary'; isRemembered: () => boolean }

/** Logs in by passkey. Needs script, and is hidden without. */
export function PasskeyLogIn({ from, look = 'secondary', isRemembered }: Props) {
  const [state, start, busy] = usePasskeyLogIn(from)
  return (
    <div className="flex flex-col gap-3 noscript:hidden">
      <Button look={look} wide busy={busy} onClick={() => start(isRemembered())}>
        <KeyRound aria-hidden="true" className="size-4" />
        {busy ? 'Connexion...' : 'Utiliser ma clé d’accès'}
      </Button>
      {state.status === 'error' && <Alert>{state.message}</Alert>}
    </div>
  )
}
