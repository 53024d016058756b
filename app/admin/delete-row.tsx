'use client'

import { type ReactNode, useState } from 'react'
import { type FormAction, useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { ConfirmByName } from '@/components/ui/overlays/confirm-by-name'
import { useFocusWhenGone } from '@/components/ui/overlays/use-focus-when-gone'

type Props = {
  id: number
  /** The exact text to type. */
  name: string
  title: string
  action: FormAction
  /** The id of the element to focus when the row is deleted. */
  focusWhenGone: string
  /** Why it cannot be deleted, shown instead of the question. */
  refusal?: ReactNode
  /** What is deleted with it, what stays. */
  children?: ReactNode
}

const UNREACHABLE = 'Rien n’a été supprimé. Vérifiez votre connexion, puis réessayez.'

/** Shows what depends on a row of the administration, and asks for its name before deleting it permanently. */
export function DeleteRow({ id, name, title, action, focusWhenGone, refusal, children }: Props) {
  const [state, submit, busy] = useGuardedAction(action, UNREACHABLE)
  const [initialState] = useState(state)
  useFocusWhenGone(busy, focusWhenGone)
  const error = state.status === 'error' && <Alert className="text-sm">{state.message}</Alert>
  return (
    <>
      <ConfirmByName
        label={
          <>
            <span lang="en">Delete</span>
            <span className="sr-only"> {name}</span>
          </>
        }
        title={title}
        name={name}
        action={submit}
        fields={{ id }}
        error={state !== initialState && error}
        {...(refusal && { refusal })}
      >
        {children}
      </ConfirmByName>
      {/* Without script the page comes back with the question closed. */}
      {state === initialState && error}
    </>
  )
}
