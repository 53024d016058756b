'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { deleteEntry } from '@/lib/domain/content/delete-entry'
import { moveEntry } from '@/lib/domain/content/move-entry'
import { EntryKind } from '@/lib/domain/content/schema'
import { updateEntry } from '@/lib/domain/content/update-entry'
import type { FormState } from '@/lib/domain/forms/schema'
import { formAction } from '@/lib/server/form-action'
import { tabPath } from './tabs'

const id = z.coerce.number({ error: 'Cet élément est introuvable.' }).int().positive().max(2_147_483_647)
const Target = z.object({ kind: EntryKind, id })
const Move = Target.extend({ position: z.coerce.number().int() })
const Show = Target.extend({ active: z.stringbool() })

/** Where to come back to after logging in again. */
const from = (form: FormData) => tabPath(String(form.get('websiteId')), String(form.get('kind')))

export async function moveEntryAction(previous: FormState, form: FormData): Promise<FormState> {
  const move = formAction({ schema: Move, access: 'signedIn', from: from(form) }, async ({ ctx }, input) => {
    await moveEntry(ctx, input.kind, input.id, input.position)
    refresh()
    return undefined
  })
  return move(previous, form)
}

export async function showEntryAction(previous: FormState, form: FormData): Promise<FormState> {
  const show = formAction({ schema: Show, access: 'signedIn', from: from(form) }, async ({ ctx }, input) => {
    await updateEntry(ctx, input.kind, input.id, { active: input.active })
    refresh()
    return undefined
  })
  return show(previous, form)
}

export async function deleteEntryAction(previous: FormState, form: FormData): Promise<FormState> {
  const remove = formAction(
    { schema: Target, access: 'signedIn', from: from(form) },
    async ({ ctx }, input) => {
      await deleteEntry(ctx, input.kind, input.id)
      refresh()
      return undefined
    },
  )
  return remove(previous, form)
}
