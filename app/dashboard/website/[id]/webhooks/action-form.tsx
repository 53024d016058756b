'use client'

import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/alert'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
import type { FormState } from '@/lib/domain/forms/schema'

type Props = {
  action: (previous: FormState, form: FormData) => Promise<FormState>
  fields: Record<string, string | number>
  /** The button. */
  children: ReactNode
}

const UNREACHABLE = 'Rien n’a été modifié. Vérifiez votre connexion, puis réessayez.'

/** One button that changes something. What became of it is said to screen readers; a refusal is shown to all. */
export function ActionForm({ action, fields, children }: Props) {
  const [state, submit, busy] = useGuardedAction(action, UNREACHABLE)
  return (
    <form action={submit} className="contents">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset disabled={busy} className="contents">
        {children}
      </fieldset>
      {state.status === 'error' && <Alert className="basis-full">{state.message}</Alert>}
      <span role="status" className="sr-only">
        {state.status === 'done' && state.message}
      </span>
    </form>
  )
}
