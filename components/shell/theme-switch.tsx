import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'

const CHOICES = [
  { value: 'system', label: 'Thème du système', Icon: Monitor },
  { value: 'light', label: 'Thème clair', Icon: Sun },
  { value: 'dark', label: 'Thème sombre', Icon: Moon },
]

/** Three buttons of one form: it works without script. */
export function ThemeSwitch({
  current,
  choose,
}: {
  current: string
  choose: (form: FormData) => Promise<void>
}) {
  return (
    <form action={choose} className="flex rounded-button border border-hairline bg-background p-0.5">
      {CHOICES.map(({ value, label, Icon }) => (
        <button
          key={value}
          type="submit"
          name="theme"
          value={value}
          aria-pressed={current === value}
          title={label}
          className={clsx(
            'flex size-8 items-center justify-center rounded-input pointer-coarse:size-11 max-[22rem]:pointer-coarse:w-9',
            current === value ? 'bg-surface text-text shadow-low' : 'text-muted hover:text-text',
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
          <span className="sr-only">{label}</span>
        </button>
      ))}
    </form>
  )
}
