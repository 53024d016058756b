'use client'

import { LogOut } from 'lucide-react'
import type { FormState } from '@/lib/domain/forms/schema'
import { Button } from '../ui/button'
import { forgetDrafts } from '../ui/forms/drafts'
import { useDocumentAction } from '../ui/forms/use-document-action'
import { Alert } from '../ui/layout/alert'

const UNREACHABLE = 'Vous n’êtes pas déconnecté\u00a0: le serveur n’a pas répondu. Réessayez.'

type Props = { logOut: (previous: FormState, form: FormData) => Promise<FormState> }

export function LogOutForm({ logOut }: Props) {
  const [state, submit, busy] = useDocumentAction(logOut, UNREACHABLE, { leave: forgetDrafts })
  return (
    <form action={submit} data-keeps className="flex flex-col gap-2">
      <Button type="submit" look="secondary" wide aria-disabled={busy || undefined}>
        <LogOut aria-hidden="true" className="size-4" />
        Se déconnecter
      </Button>
      {state.status === 'error' && <Alert>{state.message}</Alert>}
    </form>
  )
}
