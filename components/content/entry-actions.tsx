import { Pencil } from 'lucide-react'
import { Button } from '../ui/button'
import { DeleteEntryButton, type Deletion } from './delete-entry-button'
import type { EntryChange } from './entry-changes'
import { type AnyEntry, entryLabel, rowId } from './entry-words'
import { MoveButton } from './move-button'
import { VisibilitySwitch } from './visibility-switch'

export type EntryActionsProps = {
  entry: AnyEntry
  count: number
  /** `focus`: the id of the element to focus afterwards. */
  onChange: (change: EntryChange, focus: string) => void
  onEdit: () => void
  /** The id of the element to focus once this entry is deleted. */
  afterDelete: string
  deletion: Deletion
}

/** The owner's actions on an entry. */
export function EntryActions({ entry, count, onChange, onEdit, afterDelete, deletion }: EntryActionsProps) {
  const { id, position, active } = entry
  const label = entryLabel(entry)
  const own = rowId(entry)
  const moves = [
    { direction: 'up', position: position - 1, isLast: position === 1 },
    { direction: 'down', position: position + 1, isLast: position === count },
    { direction: 'first', position: 1, isLast: position === 1 },
  ] as const
  return (
    <div className="flex flex-wrap items-center gap-2">
      {moves.map((move) => (
        <MoveButton
          key={move.direction}
          id={`${own}-${move.direction}`}
          label={label}
          direction={move.direction}
          isLast={move.isLast}
          onMove={() => onChange({ id, to: 'move', position: move.position }, `${own}-${move.direction}`)}
        />
      ))}
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
  )
}
