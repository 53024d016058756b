'use server'

import { z } from 'zod'
import { createEntry } from '@/lib/domain/content/create-entry'
import { deleteEntry } from '@/lib/domain/content/delete-entry'
import { moveEntry } from '@/lib/domain/content/move-entry'
import { EntryKind, EventInput, StaffMemberInput, TestimonialInput } from '@/lib/domain/content/schema'
import { updateEntry } from '@/lib/domain/content/update-entry'
import { checkbox } from '@/lib/domain/fields'
import type { FormState } from '@/lib/domain/forms/schema'
import { clearEntryPictures } from '@/lib/domain/media/clear-entry-pictures'
import { formAction } from '@/lib/server/form-action'
import { andShow } from './and-show'
import { tabPath } from './tabs'

const id = z.coerce.number({ error: 'Cet élément est introuvable.' }).int().positive().max(2_147_483_647)
const Target = z.object({ kind: EntryKind, id })
const Move = Target.extend({ position: z.coerce.number().int() })
const Show = Target.extend({ active: z.stringbool() })

const formFields = { active: checkbox, removePhoto: checkbox, websiteId: id, id: id.optional() }
const Save = z.discriminatedUnion('kind', [
  TestimonialInput.extend({ kind: z.literal('testimonials'), ...formFields }),
  StaffMemberInput.extend({ kind: z.literal('staff'), ...formFields }),
  EventInput.extend({ kind: z.literal('events'), ...formFields }),
])

/** Where to come back to after logging in again. */
const from = (form: FormData) => tabPath(String(form.get('websiteId')), String(form.get('kind')))

export async function moveEntryAction(previous: FormState, form: FormData): Promise<FormState> {
  const move = formAction({ schema: Move, access: 'signedIn', from: from(form) }, async ({ ctx }, input) => {
    await andShow(moveEntry(ctx, input.kind, input.id, input.position))
    return undefined
  })
  return move(previous, form)
}

export async function showEntryAction(previous: FormState, form: FormData): Promise<FormState> {
  const show = formAction({ schema: Show, access: 'signedIn', from: from(form) }, async ({ ctx }, input) => {
    await andShow(updateEntry(ctx, input.kind, input.id, { active: input.active }))
    return undefined
  })
  return show(previous, form)
}

export async function deleteEntryAction(previous: FormState, form: FormData): Promise<FormState> {
  const remove = formAction(
    { schema: Target, access: 'signedIn', from: from(form) },
    async ({ ctx }, input) => {
      await andShow(deleteEntry(ctx, input.kind, input.id))
      return undefined
    },
  )
  return remove(previous, form)
}

/** Adds an entry, or changes the one that is named. */
export async function saveEntryAction(previous: FormState, form: FormData): Promise<FormState> {
  const save = formAction(
    { schema: Save, access: 'signedIn', from: from(form) },
    async ({ ctx }, { kind, websiteId, id: known, removePhoto, ...input }) => {
      const saving =
        known === undefined ? createEntry(ctx, kind, websiteId, input) : updateEntry(ctx, kind, known, input)
      const saved = await andShow(saving)
      if (removePhoto && known !== undefined) await andShow(clearEntryPictures(ctx, kind, known))
      return { values: { id: String(saved.id) } }
    },
  )
  return save(previous, form)
}
