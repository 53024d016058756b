import type { ComponentProps } from 'react'
import { controlStyle, describedBy, Field, type FieldFrame } from './field'

type Frame = FieldFrame

export function TextField({
  name,
  label,
  hint,
  issue,
  optional = false,
  className = '',
  ...input
}: Frame & Omit<ComponentProps<'input'>, keyof Frame>) {
  return (
    <Field {...{ name, label, hint, issue, optional, className }}>
      <input
        id={name}
        name={name}
        {...describedBy({ name, hint, issue })}
        {...input}
        className={`${controlStyle(issue)} min-h-11`}
      />
    </Field>
  )
}

export function TextareaField({
  name,
  label,
  hint,
  issue,
  optional = false,
  className = '',
  rows = 5,
  ...area
}: Frame & Omit<ComponentProps<'textarea'>, keyof Frame>) {
  return (
    <Field {...{ name, label, hint, issue, optional, className }}>
      <textarea
        id={name}
        name={name}
        rows={rows}
        {...describedBy({ name, hint, issue })}
        {...area}
        className={controlStyle(issue)}
      />
    </Field>
  )
}

export function SelectField({
  name,
  label,
  hint,
  issue,
  optional = false,
  className = '',
  children,
  ...select
}: Frame & Omit<ComponentProps<'select'>, keyof Frame>) {
  return (
    <Field {...{ name, label, hint, issue, optional, className }}>
      <select
        id={name}
        name={name}
        {...describedBy({ name, hint, issue })}
        {...select}
        className={`${controlStyle(issue)} min-h-11`}
      >
        {children}
      </select>
    </Field>
  )
}
