'use client'

import type { ReactNode } from 'react'
import { HiddenFields, type HiddenValues } from '../fields/hidden-fields'
import { FormOutcome } from './form-outcome'
import { useDocumentAction } from './use-document-action'
import type { FormAction } from './use-guarded-action'

type Props = {
  action: FormAction
  fields?: HiddenValues
  /** The message when the server cannot be reached. */
  unreachable: string
  /** The submit button. */
  children: ReactNode
}

/** One button whose action changes the account in use: the next page loads as a document. */
export function DocumentForm({ action, fields = {}, unreachable, children }: Props) {
  const [state, submit] = useDocumentAction(action, unreachable)
  return (
    <form action={submit} className="contents">
      <HiddenFields values={fields} />
      {children}
      <FormOutcome state={state} className="basis-full" />
    </form>
  )
}
