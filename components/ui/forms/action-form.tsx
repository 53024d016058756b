'use client'

import type { ReactNode } from 'react'
import { HiddenFields, type HiddenValues } from '../fields/hidden-fields'
import type { UndoAction } from '../overlays/undo-action'
import { FormOutcome } from './form-outcome'
import { type FormAction, useGuardedAction } from './use-guarded-action'

type Props = {
  action: FormAction
  fields: HiddenValues
  /** The submit button. */
  children: ReactNode
  /** The message when the server cannot be reached. */
  unreachable?: string
  /** Undoes the change, from its toast. */
  undo?: UndoAction
}

const NOTHING_CHANGED = 'Rien n’a été modifié. Vérifiez votre connexion, puis réessayez.'

/** One button that changes something; works without script. */
export function ActionForm({ action, fields, children, unreachable = NOTHING_CHANGED, undo }: Props) {
  const [state, submit, busy] = useGuardedAction(action, unreachable, undefined, undo)
  return (
    <form action={submit} onSubmit={(event) => busy && event.preventDefault()} className="contents">
      <HiddenFields values={fields} />
      {children}
      <FormOutcome state={state} className="basis-full" />
    </form>
  )
}
