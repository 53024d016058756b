'use client'

import { type ReactNode, useRef, useState } from 'react'
import { type FormAction, useGuardedAction } from '../forms/use-guarded-action'
import { useTries } from '../forms/use-tries'
import { Alert } from '../layout/alert'
import { Confirm, type ConfirmProps } from './confirm'
import type { UndoAction } from './undo-action'
import { useFocusWhenGone } from './use-focus-when-gone'

type Props = Omit<ConfirmProps, 'action' | 'error' | 'ref'> & {
  action: FormAction
  /** The message when the server cannot be reached. */
  unreachable: string
  /** The sentence before the reason of a refusal. */
  failure?: ReactNode
  /** The id of the element that gets the focus when the action removes this question from the page. */
  focusWhenGone?: string
  /** Undoes the change, from its toast. */
  undo?: UndoAction
}

/** A question whose 'Oui' runs a server action. A refusal stays in the open question. */
export function ConfirmAction({ action, unreachable, failure, focusWhenGone, undo, ...confirm }: Props) {
  const bubble = useRef<HTMLDivElement>(null)
  const [state, submit, busy] = useGuardedAction(
    action,
    unreachable,
    () => bubble.current?.hidePopover(),
    undo,
  )
  const [initialState] = useState(state)
  useFocusWhenGone(busy, focusWhenGone)
  const tries = useTries(state)
  const error = state.status === 'error' && (
    <Alert key={tries} className="basis-full text-sm">
      {failure}
      <span className={failure ? 'block font-normal' : undefined}>{state.message}</span>
    </Alert>
  )
  return (
    <>
      <Confirm {...confirm} ref={bubble} action={submit} error={state !== initialState && error} />
      {/* Without script the page comes back with the question closed. */}
      {state === initialState && error}
    </>
  )
}
