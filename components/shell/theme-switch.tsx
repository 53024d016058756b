import { Monitor, Moon, Sun } from 'lucide-react'

const CHOICES = [
  { value: 'system', label: 'Thème du système', word: 'Système', Icon: Monitor },
  { value: 'light', label: 'Thème clair', word: 'Clair', Icon: Sun },
  { value: 'dark', label: 'Thème sombre', word: 'Sombre', Icon: Moon },
]

/** Three submit buttons of one form, so that it works without script. */
export function ThemeSwitch({
  current,
  choose,
}: {
  current: string
  choose: (form: FormData) => Promise<void>
}) {
  return (
    <form action={choose} data-keeps>
      <fieldset>
        <legend className="mb-1.5 font-semibold text-sm">Thème</legend>
        <div className="grid grid-cols-3 rounded-button border border-control bg-sunken p-0.5">
          {CHOICES.map(({ value, label, word, Icon }) => (
            <button
              key={value}
              type="submit"
              name="theme"
              value={value}
              aria-label={label}
              aria-pressed={current === value}
              className="flex min-h-10 items-center justify-center gap-1.5 rounded-input text-muted text-sm hover:text-text aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-text aria-pressed:shadow-low pointer-coarse:min-h-11"
            >
              <Icon aria-hidden="true" className="size-4" />
              {word}
            </button>
          ))}
        </div>
      </fieldset>
    </form>
  )
}
