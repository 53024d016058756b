'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useFault } from '@/components/ui/forms/use-fault'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { Alert } from '@/components/ui/layout/alert'
import { changeColorAction } from './actions'

const UNREACHABLE = 'La couleur n’a pas été enregistrée. Vérifiez votre connexion, puis réessayez.'

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
  const [state, save, saving] = useGuardedAction(changeColorAction, UNREACHABLE)
  const [typed, setTyped] = useState(color)
  const preview = /^#?[0-9a-f]{6}$/i.test(typed) ? `#${typed.replace('#', '')}` : undefined
  const issue = state.status === 'error' ? state.issues.color : undefined
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
              className="swatch size-7 forced-color-adjust-none rounded-full border-2 border-surface outline-control aria-pressed:outline-2"
              style={{ backgroundColor: `#${hex}` }}
            >
              <span className="sr-only">{name}</span>
            </button>
          ))}
        </fieldset>
      </form>
      <HexForm {...{ save, typed, setTyped, preview, issue, saving }} />
      {state.status === 'error' && !issue && <Alert className="max-w-72">{state.message}</Alert>}
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

/** A separate form, so that Enter saves the typed value, not the first swatch. */
const HexForm = ({ save, ...fields }: HexProps) => (
  <form action={save} noValidate>
    <HexFields {...fields} />
  </form>
)

function HexFields({ typed, setTyped, preview, issue, saving }: Omit<HexProps, 'save'>) {
  const { fault, checks } = useFault(issue)
  return (
    <div className="flex flex-col gap-1" {...checks}>
      <div className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="size-9 shrink-0 forced-color-adjust-none rounded-input border border-hairline"
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
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'color-issue' : undefined}
          pattern="#?[0-9A-Fa-f]{6}"
          maxLength={7}
          spellCheck={false}
          className="min-h-9 w-28 rounded-input border border-control bg-surface px-2 tabular-nums"
        />
        <Button type="submit" look="secondary" size="small" busy={saving}>
          Enregistrer
        </Button>
      </div>
      {fault && (
        <p id="color-issue" className="max-w-64 font-medium text-danger text-sm">
          {fault}
        </p>
      )}
    </div>
  )
}
