import { clsx } from 'clsx'

export type View = 'list' | 'form'

type Props = {
  view: View
  /** Whether the form edits an existing entry. */
  isEditing: boolean
  onChange: (view: View) => void
}

/** Small screens show the list or the form, not both. */
export function ViewSwitch({ view, isEditing, onChange }: Props) {
  const views = [
    { view: 'list', label: 'Voir la liste' },
    { view: 'form', label: isEditing ? 'Modifier' : 'Ajouter' },
  ] as const
  return (
    <div
      role="group"
      aria-label="Affichage"
      className="grid grid-cols-2 rounded-button border border-control bg-sunken p-1 md:hidden"
    >
      {views.map((one) => (
        <button
          key={one.view}
          type="button"
          aria-pressed={view === one.view}
          onClick={() => onChange(one.view)}
          className={clsx(
            'min-h-11 rounded-input border-2 font-semibold',
            view === one.view
              ? 'bg-surface text-text shadow-low border-control'
              : 'border-transparent text-muted',
          )}
        >
          {one.label}
        </button>
      ))}
    </div>
  )
}
