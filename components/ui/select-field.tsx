import type { ComponentProps } from 'react'
import { controlStyle, describedBy, Field, type FieldFrame } from './field'

export function SelectField({
  name,
  id = name,
  label,
  hint,
  issue,
  optional = false,
  className = '',
  children,
  ...select
}: FieldFrame & Omit<ComponentProps<'select'>, keyof FieldFrame>) {
  return (
    <Field {...{ name, id, label, hint, issue, optional, className }}>
      <select
        id={id}
        name={name}
        {...describedBy({ name, id, hint, issue })}
        {...select}
        className={`${controlStyle(issue)} min-h-11`}
      >
        {children}
      </select>
    </Field>
  )
}
