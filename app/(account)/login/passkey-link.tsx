'use client'

import { KeyRound } from 'lucide-react'
import type { MouseEvent } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { Alert } from '@/components/ui/layout/alert'
import { usePasskeyLogIn } from './use-passkey-log-in'

type Props = { from: string; isRemembered: () => boolean }

/** Logs in with a passkey without leaving the log-in page. Its URL, opened directly, is a separate step. */
export function PasskeyLink({ from, isRemembered }: Props) {
  const [state, start, busy] = usePasskeyLogIn(from)
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    start(isRemembered())
  }
  return (
    <div className="flex flex-col gap-4 noscript:hidden">
      <p className="flex items-center gap-3 text-muted text-sm before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        ou
      </p>
      <ButtonLink
        look="secondary"
        wide
        className="max-sm:px-2"
        href={`/login?etape=cle&from=${encodeURIComponent(from)}`}
        onClick={onClick}
        aria-disabled={busy || undefined}
      >
        <KeyRound aria-hidden="true" className="size-4 max-sm:hidden" />
        Se connecter avec une clé d’accès
      </ButtonLink>
      {state.status === 'error' && <Alert>{state.message}</Alert>}
    </div>
  )
}
