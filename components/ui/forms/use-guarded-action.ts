'use client'

import { useActionState, useRef } from 'react'
import { EMPTY_FORM, type FormState } from '@/lib/domain/forms/schema'
import { useHydrated } from '../layout/use-hydrated'
import { showToast } from '../overlays/toast'
import { showUndo } from '../overlays/undo'
import { type UndoAction, undoBy } from '../overlays/undo-action'
import { unreachableState } from './unreachable'

/** A form's server action, as created by formAction. */
export type FormAction = (previous: FormState, form: FormData) => Promise<FormState>

/** The state of a form with a server action. A success with a message becomes a toast; a network failure becomes a state
 *  of the form instead of the end of the page. The page is rendered with the server's own action, so that the form
 *  works without script. `onDone` runs only in the browser, where the toast also offers `undo`. A repeat after an uncertain
 *  answer carries the same `submissionId`, so that nothing is created twice. */
export function useGuardedAction(
  action: FormAction,
  unreachable?: string,
  onDone?: (done: FormState) => void,
  undo?: UndoAction,
) {
  const hydrated = useHydrated()
  const uncertainKey = useRef<string>(undefined)
  const guarded: FormAction = async (previous, form) => {
    const key = uncertainKey.current ?? crypto.randomUUID()
    uncertainKey.current = undefined
    const answered = (state: FormState): FormState => {
      if (state.isUncertain) uncertainKey.current = key
      return state
    }
    try {
      if (!form.has('submissionId')) form.set('submissionId', key)
      const next = await action(previous, form)
      if (next.status === 'done') {
        if (next.message && undo) showUndo(next.message, undoBy(undo))
        else if (next.message) showToast({ text: next.message, seconds: next.seconds })
        onDone?.(next)
      }
      return answered(next)
    } catch (error) {
      return answered(unreachableState(error, form, unreachable))
    }
  }
  return useActionState(hydrated ? guarded : action, EMPTY_FORM)
}
