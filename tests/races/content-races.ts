import { createEntry } from '@/lib/domain/content/create-entry'
import { deleteEntry, deleteEntryForNow } from '@/lib/domain/content/delete-entry'
import { moveEntry } from '@/lib/domain/content/move-entry'
import { restoreEntry } from '@/lib/domain/content/restore-entry'
import { updateEntry } from '@/lib/domain/content/update-entry'
import { type ContentWorld, ENTRY } from './content-world'
import { oncePerWorld, type RoomTable, raced, racedAfter } from './row'

const kind = 'staff'

/** Deletes the second of three entries, restorably. */
const sealed = oncePerWorld(({ ctx, entries }: ContentWorld) =>
  deleteEntryForNow(ctx, { kind, id: entries[1] ?? 0 }),
)

export const contentRaces: RoomTable<ContentWorld> = {
  room: 'content',
  verbs: {
    createEntry: raced(({ ctx, websiteId }) => createEntry(ctx, { kind, websiteId, input: ENTRY })),
    deleteEntry: raced(({ ctx, entryId }) => deleteEntry(ctx, { kind, id: entryId })),
    deleteEntryForNow: raced(({ ctx, entryId }) => deleteEntryForNow(ctx, { kind, id: entryId })),
    moveEntry: raced(({ ctx, lastEntryId }) => moveEntry(ctx, { kind, id: lastEntryId, position: 1 })),
    restoreEntry: racedAfter(sealed, ({ ctx }, text) => restoreEntry(ctx, { sealed: text })),
    updateEntry: raced(({ ctx, entryId }) =>
      updateEntry(ctx, { kind, id: entryId, changes: { name: 'Zoé' } }),
    ),
  },
}
