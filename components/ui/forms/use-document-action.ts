'use client'

import { useActionState } from 'react'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { useHydrated } from '../layout/use-hydrated'
import { unreachableState } from './unreachable'
import type { FormAction } from './use-guarded-action'

/** The action of a form that begins or ends the session. The next page loads as a document, so that nothing of the previous
 *  session stays in memory; the form stays busy until then. A network failure becomes a state of the form. `prepare`:
 *  completes the form before it is sent. `leave`: runs before the next page loads. */
export function useDocumentAction(
  action: FormAction,
  unreachable?: string,
  { prepare, leave }: { prepare?: (form: FormData) => Promise<void>; leave?: () => void } = {},
) {
  const hydrated = useHydrated()
  const loading: FormAction = async (previous, form) => {
    try {
      await prepare?.(form)
      const next = await action(previous, form)
      if (!next.document) return next
      leave?.()
      window.location.assign(next.document)
    } catch (error) {
      return unreachableState(error, form, unreachable)
    }
    return new Promise(() => {})
  }
  return useActionState(hydrated ? loading : action, EMPTY_FORM)
}
