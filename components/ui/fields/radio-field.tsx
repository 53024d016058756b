'use client'

import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useFault } from '../forms/use-fault'
import { boxStyle, describedBy, type FieldFrame, FieldNotes } from './field'
import { Fieldset } from './fieldset'

type Option = { value: string; label: ReactNode }
type RadioProps = FieldFrame & {
  options: readonly Option[]
  defaultValue?: string | undefined
  required?: boolean
  onChange?: (value: string) => void
}

/** A question with a single choice. */
export function RadioField({
  name,
  id = name,
  label,
  hint,
  issue,
  className,
  options,
  defaultValue,
  required,
  onChange,
}: RadioProps) {
  const { fault, checks } = useFault(issue)
  return (
    <Fieldset
      className={clsx('flex flex-col gap-1.5', className)}
      {...describedBy({ name, id, hint, issue: fault })}
      {...checks}
    >
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-6 items-center gap-2.5 pointer-coarse:min-h-11">
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              defaultChecked={option.value === defaultValue}
              onChange={onChange && (() => onChange(option.value))}
              className={boxStyle}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldNotes name={name} id={id} hint={hint} issue={fault} />
    </Fieldset>
  )
}
