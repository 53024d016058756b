import type { ComponentProps } from 'react'
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
  return (
    <Field {...{ name, id, label, hint, issue, optional, className }}>
      <input
        id={id}
        name={name}
        {...describedBy({ name, id, hint, issue })}
        {...input}
        className={`${controlStyle(issue)} min-h-11`}
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
  return (
    <Field {...{ name, id, label, hint, issue, optional, className }}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        {...describedBy({ name, id, hint, issue })}
        {...area}
        className={controlStyle(issue)}
      />
    </Field>
  )
}
