'use client'

import type { ComponentProps } from 'react'
import { useFault } from '../forms/use-fault'
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
  const { fault, checks } = useFault(issue)
  return (
    <Field {...{ name, id, label, hint, issue: fault, optional, className, checks }}>
      <select
        id={id}
        name={name}
        {...describedBy({ name, id, hint, issue: fault })}
        {...select}
        className={`${controlStyle(fault)} min-h-11`}
      >
        {children}
      </select>
    </Field>
  )
}
