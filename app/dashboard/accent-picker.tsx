'use client'

import { useActionState, useState } from 'react'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { changeColorAction } from './actions'

const SWATCHES = [
  { hex: '2f68ed', name: 'Bleu' },
  { hex: '0f766e', name: 'Canard' },
  { hex: '15803d', name: 'Vert' },
  { hex: 'c2410c', name: 'Terre cuite' },
  { hex: 'be185d', name: 'Framboise' },
  { hex: '6d28d9', name: 'Violet' },
  { hex: '000000', name: 'Noir' },
]

/** Desktop only. Without script the swatches and 'Enregistrer' still save. */
export function AccentPicker({ color }: { color: string }) {
  const [state, save, saving] = useActionState(changeColorAction, EMPTY_FORM)
  const [typed, setTyped] = useState(color)
  const preview = /^#?[0-9a-f]{6}$/i.test(typed) ? `#${typed.replace('#', '')}` : undefined
  const issue = state.status === 'error' ? (state.issues.color ?? state.message) : undefined
  return (
    <div className="hidden flex-col gap-2 md:flex">
      <form action={save}>
        <fieldset className="flex items-center gap-1.5">
          <legend className="mb-1.5 font-semibold text-sm">
            Couleur d’accent{' '}
            <span role="status">
              {saving && <span className="font-normal text-muted">· Mise à jour...</span>}
            </span>
          </legend>
          {SWATCHES.map(({ hex, name }) => (
            <button
              key={hex}
              type="submit"
              name="color"
              value={hex}
              title={name}
              aria-pressed={color === hex}
              onClick={() => setTyped(hex)}
              className="size-7 rounded-full border-2 border-surface outline-control aria-pressed:outline-2"
              style={{ backgroundColor: `#${hex}` }}
            >
              <span className="sr-only">{name}</span>
            </button>
          ))}
        </fieldset>
      </form>
      <HexForm {...{ save, typed, setTyped, preview, issue, saving }} />
    </div>
  )
}

type HexProps = {
  save: (form: FormData) => void
  typed: string
  setTyped: (typed: string) => void
  preview: string | undefined
  issue: string | undefined
  saving: boolean
}

/** A form of its own, so that Enter saves what was typed and not the first swatch. */
function HexForm({ save, typed, setTyped, preview, issue, saving }: HexProps) {
  return (
    <form action={save} noValidate className="flex flex-col gap-1">
      <div className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="size-9 shrink-0 rounded-input border border-hairline"
          style={{ backgroundColor: preview }}
        />
        <label className="sr-only" htmlFor="color">
          Couleur en hexadécimal
        </label>
        <input
          id="color"
          name="color"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-invalid={issue ? true : undefined}
          aria-describedby={issue ? 'color-issue' : undefined}
          maxLength={7}
          spellCheck={false}
          className="min-h-9 w-28 rounded-input border border-control bg-surface px-2 tabular-nums"
        />
        <button
          type="submit"
          disabled={saving}
          className="min-h-9 rounded-button border border-control bg-surface px-3 font-semibold text-sm hover:bg-sunken"
        >
          Enregistrer
        </button>
      </div>
      {issue && (
        <p id="color-issue" className="max-w-64 font-medium text-danger text-sm">
          {issue}
        </p>
      )}
    </form>
  )
}
