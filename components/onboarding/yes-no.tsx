'use client'

type Props = { name: string; label: string; value: boolean; onChange: (value: boolean) => void }

/** A question next to its two answers. */
export function YesNo({ name, label, value, onChange }: Props) {
  return (
    <fieldset className="flex items-center justify-between gap-x-6 py-3.5">
      <legend className="float-left min-w-0 font-medium">{label}</legend>
      <div className="flex shrink-0 rounded-button border border-control bg-surface p-0.5">
        {[true, false].map((answer) => (
          <label
            key={String(answer)}
            className="flex min-h-9 items-center rounded-input px-4 font-semibold text-muted has-focus-visible:outline-2 has-checked:bg-accent-fill has-checked:text-accent-on pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              checked={value === answer}
              onChange={() => onChange(answer)}
              className="sr-only"
            />
            {answer ? 'Oui' : 'Non'}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
