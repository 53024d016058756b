'use client'

import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button, type ButtonLook } from '../button'
import { controlStyle, describedBy, FieldNotes } from '../fields/field'
import { HiddenFields, type HiddenValues } from '../fields/hidden-fields'
import { SubmitButton } from '../forms/submit-button'
import { Dialog, opensDialog } from './dialog'

type Props = ButtonLook & {
  /** The label of the opening button and of the confirming one. */
  label: ReactNode
  title: ReactNode
  /** What will be lost. */
  children: ReactNode
  /** The exact text to type; also sent as `confirmation` for the action to compare. */
  name: string
  action: (form: FormData) => void
  fields?: HiddenValues
  /** The server's refusal. */
  error?: ReactNode
  /** Why it cannot be deleted, shown instead of the question. */
  refusal?: ReactNode
}

/** Asks to type the name of an item before its permanent deletion. */
export function ConfirmByName({
  label,
  title,
  children,
  name,
  action,
  fields = {},
  error,
  refusal,
  look = 'quiet',
  size = 'small',
}: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [issue, setIssue] = useState<string>()

  function onSubmit(event: FormEvent) {
    if (box.current?.value.trim() === name) return
    event.preventDefault()
    setIssue(`Pour confirmer, écrivez exactement «\u00a0${name}\u00a0».`)
    box.current?.focus()
  }

  return (
    <>
      <Button look={look} size={size} className="text-danger" {...opensDialog(id)}>
        {label}
      </Button>
      <Dialog id={id} title={title}>
        {refusal ? (
          <div>{refusal}</div>
        ) : (
          <form action={action} onSubmit={onSubmit} className="flex flex-col gap-4">
            <HiddenFields values={fields} />
            <div>{children}</div>
            <div className="flex flex-col gap-1.5">
              <label htmlFor={`${id}-name`} className="font-semibold text-sm">
                Écrivez «&nbsp;{name}&nbsp;» pour confirmer
              </label>
              <input
                ref={box}
                id={`${id}-name`}
                name="confirmation"
                autoComplete="off"
                spellCheck={false}
                onChange={() => setIssue(undefined)}
                {...describedBy({ name: `${id}-name`, issue })}
                className={`${controlStyle(issue)} min-h-11`}
              />
              <FieldNotes name={`${id}-name`} issue={issue} />
            </div>
            {error}
            <SubmitButton look="danger" className="self-end max-sm:w-full">
              {label}
            </SubmitButton>
          </form>
        )}
      </Dialog>
    </>
  )
}
