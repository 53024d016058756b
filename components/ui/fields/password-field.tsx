'use client'

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useFault } from '../forms/use-fault'
import { controlStyle, describedBy, Field, type FieldFrame } from './field'

/** A password with a show/hide switch. Without script it is a plain password input. */
export function PasswordField({
  name,
  id = name,
  label,
  hint,
  issue,
  className = '',
  ...input
}: FieldFrame & Omit<ComponentProps<'input'>, keyof FieldFrame>) {
  const { fault, checks } = useFault(issue)
  const [isVisible, setVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  return (
    <Field {...{ name, id, label, hint, issue: fault, className, checks }}>
      <div className="relative">
        <input
          id={id}
          name={name}
          type={isVisible ? 'text' : 'password'}
          {...describedBy({ name, id, hint, issue: fault })}
          {...input}
          className={`${controlStyle(fault)} min-h-11 pr-13`}
        />
        <button
          type="button"
          onClick={() => setVisible(!isVisible)}
          aria-pressed={isVisible}
          aria-label={isVisible ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-input text-muted hover:text-text"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
    </Field>
  )
}
