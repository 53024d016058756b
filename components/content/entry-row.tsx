import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Badge } from '../ui/badge'
import { EntryActions, type EntryActionsProps } from './entry-actions'
import { EntryThumbnail } from './entry-thumbnail'
import { entryName, entryRole, entryText, rowId } from './entry-words'
import type { Unsaved } from './use-entry-drafts'

type Props = EntryActionsProps & {
  /** The form's unsaved changes to the entry. */
  unsaved: Unsaved | null
  /** Whether the form shows this entry. */
  isEdited: boolean
  /** Whether it is a past event. */
  isPast: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** An entry of the list; expands to its details and actions. */
export function EntryRow({ unsaved, isEdited, isPast, isOpen, onToggle, ...actions }: Props) {
  const { entry } = actions
  const text = entryText(entry)
  const [firstLine] = (text ?? '').split('\n')
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className={clsx(
        'group rounded-card border bg-surface shadow-low',
        isEdited ? 'open-row border-accent-ring' : 'border-hairline open:border-control',
      )}
    >
      <summary
        id={rowId(entry)}
        aria-current={isEdited || undefined}
        onClick={(event) => {
          // Toggles at once: the browser's toggle event fires later.
          event.preventDefault()
          onToggle(!isOpen)
        }}
        className="flex min-h-16 list-none items-center gap-3 rounded-card px-3 py-2.5 hover:bg-sunken group-open:items-start group-open:rounded-b-none sm:px-4 [&::-webkit-details-marker]:hidden"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 group-open:py-2.5">
          <span
            className={clsx(
              'max-w-full truncate font-semibold group-open:whitespace-normal group-open:break-words',
              isPast && 'text-muted',
            )}
          >
            {entryName(entry)}
          </span>
          <span className="min-w-0 max-w-full truncate text-muted text-sm group-open:whitespace-normal group-open:break-words">
            {entryRole(entry)}
          </span>
          {!isOpen && firstLine && (
            <span className={clsx('basis-full truncate text-sm group-open:hidden', isPast && 'text-muted')}>
              {firstLine}
            </span>
          )}
        </span>
        <span className="flex flex-wrap justify-end gap-1.5 empty:hidden group-open:py-2.5">
          {unsaved && <Badge look="late">{unsaved === 'texts' ? 'Brouillon' : 'Photo à envoyer'}</Badge>}
          {isPast && <Badge>Passé</Badge>}
          {!entry.active && <Badge>Caché</Badge>}
        </span>
        <EntryThumbnail entry={entry} isGrey={isPast} />
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform duration-200 group-open:my-3 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 border-hairline border-t px-4 py-4">
        {text && <p className="max-w-prose whitespace-pre-line break-words">{text}</p>}
        <EntryActions {...actions} />
      </div>
    </details>
  )
}
