import { ChevronDown, Pencil } from 'lucide-react'
import { picturePath } from '@/lib/domain/media/schema'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { eventDates } from '../ui/dates'
import { DeleteEntryButton, type Deletion } from './delete-entry-button'
import type { EntryChange } from './entry-changes'
import { type AnyEntry, entryLabel, entryName, entryText } from './entry-words'
import { MoveButton } from './move-button'
import type { Unsaved } from './use-entry-drafts'
import { VisibilitySwitch } from './visibility-switch'

type Props = {
  entry: AnyEntry
  count: number
  /** What the form has of it that is not saved. */
  unsaved: Unsaved | null
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** `focus`: the id of the element that has the keyboard afterwards. */
  onChange: (change: EntryChange, focus: string) => void
  onEdit: () => void
  /** What has the keyboard once this entry is deleted. */
  afterDelete: string
  deletion: Deletion
}

export const rowId = ({ id }: Pick<AnyEntry, 'id'>) => `entry-${id}`

/** An entry of the list; expands to its details and what one may do with it. */
export function EntryRow(props: Props) {
  const { entry, count, unsaved, isOpen, onToggle, onChange, onEdit, afterDelete, deletion } = props
  const { id, position, active } = entry
  const label = entryLabel(entry)
  const own = rowId(entry)
  const text = entryText(entry)
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
      className="group rounded-card border border-hairline bg-surface shadow-low open:border-control"
    >
      <summary
        id={own}
        className="flex min-h-14 list-none items-center gap-3 rounded-card px-4 py-2.5 hover:bg-sunken group-open:rounded-b-none [&::-webkit-details-marker]:hidden"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold group-open:whitespace-normal group-open:break-words">
            {entryName(entry)}
          </span>
          <span className="block truncate text-muted text-sm group-open:whitespace-normal group-open:break-words">
            {'title' in entry ? eventDates(entry) : 'customerRole' in entry ? entry.customerRole : entry.role}
          </span>
        </span>
        {unsaved && <Badge look="late">{unsaved === 'texts' ? 'Brouillon' : 'Photo à envoyer'}</Badge>}
        {!active && <Badge>Caché</Badge>}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 border-hairline border-t px-4 py-4">
        {entry.pictureHash && (
          <img
            src={picturePath(entry.pictureHash)}
            alt=""
            loading="lazy"
            className="h-40 max-w-full self-start rounded-input object-cover"
          />
        )}
        {text && <p className="whitespace-pre-line break-words">{text}</p>}
        <div className="flex flex-wrap items-center gap-2">
          <MoveButton
            id={`${own}-up`}
            label={label}
            direction="up"
            isLast={position === 1}
            onMove={() => onChange({ id, to: 'move', position: position - 1 }, `${own}-up`)}
          />
          <MoveButton
            id={`${own}-down`}
            label={label}
            direction="down"
            isLast={position === count}
            onMove={() => onChange({ id, to: 'move', position: position + 1 }, `${own}-down`)}
          />
          <VisibilitySwitch
            active={active}
            label={label}
            onChange={(visible) => onChange({ id, to: 'show', active: visible }, own)}
          />
          <Button look="secondary" size="small" onClick={onEdit}>
            <Pencil aria-hidden="true" className="size-4" />
            Modifier<span className="sr-only"> : {label}</span>
          </Button>
          <DeleteEntryButton
            label={label}
            {...deletion}
            onDelete={() => onChange({ id, to: 'delete' }, afterDelete)}
          />
        </div>
      </div>
    </details>
  )
}
