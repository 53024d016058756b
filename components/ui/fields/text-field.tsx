'use client'

import type { ComponentProps, FocusEvent } from 'react'
import { useFault } from '../forms/use-fault'
import { controlStyle, describedBy, Field, type FieldFrame } from './field'

type Frame = FieldFrame

export function TextField({
  name,
  id = name,
  label,
  hint,
  issue,
  optional = false,
  className = '',
  ...input
}: Frame & Omit<ComponentProps<'input'>, keyof Frame>) {
  const { fault, checks } = useFault(issue)
  return (
    <Field {...{ name, id, label, hint, issue: fault, optional, className, checks }}>
      <input
        id={id}
        name={name}
        {...describedBy({ name, id, hint, issue: fault })}
        {...input}
        className={`${controlStyle(fault)} min-h-11`}
      />
    </Field>
  )
}

export function TextareaField({
  name,
  id = name,
  label,
  hint,
  issue,
  optional = false,
  className = '',
  rows = 5,
  ...area
}: Frame & Omit<ComponentProps<'textarea'>, keyof Frame>) {
  const { fault, checks } = useFault(issue)
  return (
    <Field {...{ name, id, label, hint, issue: fault, optional, className, checks }}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        {...describedBy({ name, id, hint, issue: fault })}
        onFocus={showWhole}
        {...area}
        className={controlStyle(fault)}
      />
    </Field>
  )
}

/** The browser scrolls only the caret's line into view; keyboard users need to see the whole field. */
function showWhole({ currentTarget }: FocusEvent<HTMLTextAreaElement>) {
  if (currentTarget.matches(':focus-visible'))
    requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }))
}
