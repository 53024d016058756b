'use client'

import type { ComponentProps } from 'react'
import { useFault } from '../forms/use-fault'
import { boxStyle, describedBy, type FieldFrame, FieldNotes } from './field'

export function CheckboxField({
  name,
  id = name,
  label,
  hint,
  issue,
  className = '',
  ...input
}: FieldFrame & Omit<ComponentProps<'input'>, keyof FieldFrame>) {
  const { fault, checks } = useFault(issue)
  return (
    <div className={`flex flex-col gap-1.5 ${className}`} {...checks}>
      <label className="flex min-h-6 items-start gap-3 py-0.5 pointer-coarse:min-h-11 pointer-coarse:items-center">
        <input
          type="checkbox"
          id={id}
          name={name}
          {...describedBy({ name, id, hint, issue: fault })}
          {...input}
          className={`${boxStyle} mt-0.5 pointer-coarse:mt-0`}
        />
        <span>{label}</span>
      </label>
      <FieldNotes name={name} id={id} hint={hint} issue={fault} />
    </div>
  )
}
