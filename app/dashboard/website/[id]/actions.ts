'use server'

import { z } from 'zod'
import { createEntry } from '@/lib/domain/content/create-entry'
import { deleteEntryForNow } from '@/lib/domain/content/delete-entry'
import { moveEntry } from '@/lib/domain/content/move-entry'
import { restoreEntry } from '@/lib/domain/content/restore-entry'
import { EntryKind, EventInput, StaffMemberInput, TestimonialInput } from '@/lib/domain/content/schema'
import { updateEntry } from '@/lib/domain/content/update-entry'
import { EntityIdText } from '@/lib/domain/entity-id'
import { checkbox } from '@/lib/domain/fields'
import { clearEntryPictures } from '@/lib/domain/media/clear-entry-pictures'
import { formAction } from '@/lib/server/forms/form-action'
import { tabPath } from './tabs'

const Target = z.object({ kind: EntryKind, id: EntityIdText })
const Move = Target.extend({ position: z.coerce.number().int() })
const Show = Target.extend({ active: z.stringbool() })

const formFields = {
  active: checkbox,
  removePhoto: checkbox,
  websiteId: EntityIdText,
  id: EntityIdText.optional(),
  version: z.string().optional(),
}
const Save = z.discriminatedUnion('kind', [
  TestimonialInput.extend({ kind: z.literal('testimonials'), ...formFields }),
  StaffMemberInput.extend({ kind: z.literal('staff'), ...formFields }),
  EventInput.extend({ kind: z.literal('events'), ...formFields }),
])

const signedIn = {
  access: 'signedIn',
  from: (form: FormData) => tabPath(String(form.get('websiteId')), String(form.get('kind'))),
} as const

export const moveEntryAction = formAction({ schema: Move, ...signedIn }, async (ctx, input) => {
  await moveEntry(ctx, input)
  return undefined
})

export const showEntryAction = formAction({ schema: Show, ...signedIn }, async (ctx, input) => {
  await updateEntry(ctx, { kind: input.kind, id: input.id, changes: { active: input.active } })
  return undefined
})

/** Returns as `values.deleted` the token with which `restoreEntryAction` undoes the deletion. */
export const deleteEntryAction = formAction({ schema: Target, ...signedIn }, async (ctx, input) => ({
  values: { deleted: await deleteEntryForNow(ctx, input) },
}))

export const restoreEntryAction = formAction(
  { schema: z.object({ deleted: z.string() }), ...signedIn },
  async (ctx, { deleted }) => {
    await restoreEntry(ctx, { sealed: deleted })
    return undefined
  },
)

/** Adds an entry, or updates the named one. */
export const saveEntryAction = formAction(
  { schema: Save, ...signedIn },
  async (ctx, { kind, websiteId, id: known, version, removePhoto, ...input }, key) => {
    const saved =
      known === undefined
        ? await createEntry(ctx, { kind, websiteId, input, ...key })
        : await updateEntry(ctx, {
            kind,
            id: known,
            changes: input,
            versions: version ? [version] : undefined,
          })
    if (removePhoto && known !== undefined) await clearEntryPictures(ctx, { kind, id: known })
    return { values: { id: String(saved.id) } }
  },
)
