'use client'

import { clsx } from 'clsx'
import { type ReactNode, type Ref, useId } from 'react'
import { Button, type ButtonLook } from '../button'
import { HiddenFields, type HiddenValues } from '../fields/hidden-fields'
import { SubmitButton } from '../forms/submit-button'
import { returnFocus } from './return-focus'

export type ConfirmProps = ButtonLook & {
  /** The label of the button that opens the question; without one, a button elsewhere does, by `id`. */
  label?: ReactNode
  id?: string
  question: ReactNode
  /** Red, for what cannot be undone. */
  danger?: boolean
  /** Runs on 'Oui'. */
  action: (form: FormData) => void
  fields?: HiddenValues
  /** The server's refusal, shown in the open question. */
  error?: ReactNode
  /** The question's popover, so that the caller can close it. */
  ref?: Ref<HTMLDivElement>
}

/** Asks in a popover next to its button, with the focus on 'Non'. Nothing on the page moves, and it works without
 *  script. */
export function Confirm({
  label,
  id: givenId,
  question,
  danger = false,
  action,
  fields = {},
  error,
  ref,
  look = 'quiet',
  size = 'small',
}: ConfirmProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <>
      {label && (
        <Button
          look={look}
          size={size}
          popoverTarget={id}
          // A double click must not close it again.
          popoverTargetAction="show"
          className={danger ? 'text-danger' : ''}
        >
          {label}
        </Button>
      )}
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="alertdialog"
        aria-labelledby={`${id}-question`}
        onToggle={({ newState, currentTarget }) => newState === 'closed' && returnFocus(currentTarget)}
        className="bubble w-80 p-4"
      >
        <form action={action} className="flex flex-col gap-3">
          <HiddenFields values={fields} />
          <p id={`${id}-question`} className={clsx('text-sm', danger && 'font-semibold text-danger')}>
            {question}
          </p>
          {error}
          <div className="flex justify-end gap-2">
            <SubmitButton look={danger ? 'danger' : 'primary'} size="small">
              Oui
            </SubmitButton>
            <Button
              // React's autoFocus sets no attribute, but popovers need one.
              ref={(no) => no?.setAttribute('autofocus', '')}
              look="secondary"
              size="small"
              popoverTarget={id}
              popoverTargetAction="hide"
            >
              Non
            </Button>
          </div>
        </form>
      </div>
    </>
  )
}
