'use client'

import { TextField } from '../ui/fields/text-field'
import { hasSuggestion, toggleSuggestion, WISH_LENGTH } from './suggestions'

type Props = {
  name: string
  label: string
  placeholder: string
  chips: readonly string[]
  value: string
  onChange: (text: string) => void
  issue: string | undefined
}

/** A preference as text, typed or composed from chips. */
export function SuggestionField({ name, label, placeholder, chips, value, onChange, issue }: Props) {
  return (
    <div className="flex flex-col gap-3">
      <TextField
        name={name}
        label={label}
        placeholder={placeholder}
        value={value}
        maxLength={WISH_LENGTH}
        autoComplete="off"
        optional
        issue={issue}
        onChange={(event) => onChange(event.target.value)}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{`Choix rapides, ${label.toLowerCase()}`}</legend>
        {chips.map((chip) => {
          const toggled = toggleSuggestion(value, chip, chips)
          return (
            <label
              key={chip}
              className="flex min-h-9 items-center rounded-full border border-control bg-surface px-4 font-medium has-disabled:text-muted transition-colors duration-120 hover:border-text has-checked:border-accent-ring has-checked:bg-accent-fill has-checked:text-accent-on has-focus-visible:outline-2 has-focus-visible:outline-accent-ring has-focus-visible:outline-offset-2 pointer-coarse:min-h-11"
            >
              <input
                type="checkbox"
                checked={hasSuggestion(value, chip)}
                disabled={toggled.length > WISH_LENGTH}
                onChange={() => onChange(toggled)}
                className="sr-only"
              />
              {chip}
            </label>
          )
        })}
      </fieldset>
    </div>
  )
}
