import { clsx } from 'clsx'

type Props = { active: boolean; label: string; onChange: (active: boolean) => void }

/** Visible or hidden on the website, saved at once. Its accessible name contains both words and never changes: the switch's
 *  state tells which applies. */
export function VisibilitySwitch({ active, label, onChange }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={active}
      aria-label={`Visible ou caché : ${label}`}
      onClick={({ detail, nativeEvent }) => {
        // A habitual double click counts as one, or its second click would undo the first. Two taps count as two.
        const isEcho = detail > 1 && 'pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse'
        if (!isEcho) onChange(!active)
      }}
      className="inline-flex min-h-9 items-center gap-2.5 rounded-button px-2 font-semibold text-sm hover:bg-sunken pointer-coarse:min-h-11"
    >
      <span
        aria-hidden="true"
        className={clsx(
          'switch-track flex h-6 w-11 items-center rounded-full border px-0.5 transition-colors duration-120',
          active ? 'justify-end border-accent-ring bg-accent-fill' : 'justify-start border-control bg-sunken',
        )}
      >
        <span className={clsx('switch-knob size-4.5 rounded-full', active ? 'bg-accent-on' : 'bg-control')} />
      </span>
      <span aria-hidden="true" className="min-w-13 text-left">
        {active ? 'Visible' : 'Caché'}
      </span>
    </button>
  )
}
