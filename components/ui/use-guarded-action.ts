'use client'

import { unstable_rethrow } from 'next/navigation'
import { useActionState } from 'react'
import { EMPTY_FORM, type FormState } from '@/lib/domain/forms/schema'
import { useHydrated } from './use-hydrated'

type Action = (previous: FormState, form: FormData) => Promise<FormState>

/** A form's action whose network failure is a state of the form instead of the end of the page. The server's own
 *  action is what the page is rendered with, so that the form works without script. `onDone` runs in the browser only. */
export function useGuardedAction(action: Action, unreachable: string, onDone?: (done: FormState) => void) {
  const hydrated = useHydrated()
  const guarded: Action = async (previous, form) => {
    try {
      const next = await action(previous, form)
      if (next.status === 'done') onDone?.(next)
      return next
    } catch (error) {
      unstable_rethrow(error)
      console.error(error)
      const values = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      return { status: 'error', message: unreachable, issues: {}, values: Object.fromEntries(values) }
    }
  }
  return useActionState(hydrated ? guarded : action, EMPTY_FORM)
}
