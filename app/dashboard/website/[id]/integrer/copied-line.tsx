import { clsx } from 'clsx'
import { CopyButton } from '@/components/ui/copy-button'

type Props = {
  line: string
  label: string
  /** Whether it scrolls in a box of fixed height. */
  isLong?: boolean
}

/** A line for the client's page: to copy, or to select with one click. */
export function CopiedLine({ line, label, isLong = false }: Props) {
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <code
        // A scrollable box must be focusable.
        {...(isLong && { tabIndex: 0, role: 'group', 'aria-label': 'Ligne à copier' })}
        className={clsx(
          'wrap-anywhere min-h-9 min-w-0 flex-1 basis-72 select-all rounded-input bg-sunken px-3 py-2 text-sm',
          isLong && 'block h-24 overflow-auto',
        )}
      >
        {line}
      </code>
      <CopyButton text={line} label={label} instead="sélectionnez la ligne." />
    </div>
  )
}
