import { clsx } from 'clsx'

export type View = 'list' | 'form'

const VIEWS = [
  { view: 'list', label: 'Voir la liste' },
  { view: 'form', label: 'Ajouter' },
] as const

/** Small screens show the list or the form, not both. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <div
      role="group"
      aria-label="Affichage"
      className="grid grid-cols-2 rounded-button border border-control bg-sunken p-1 md:hidden"
    >
      {VIEWS.map((one) => (
        <button
          key={one.view}
          type="button"
          aria-pressed={view === one.view}
          onClick={() => onChange(one.view)}
          className={clsx(
            'min-h-11 rounded-input font-semibold',
            view === one.view ? 'bg-surface text-text shadow-low' : 'text-muted',
          )}
        >
          {one.label}
        </button>
      ))}
    </div>
  )
}
