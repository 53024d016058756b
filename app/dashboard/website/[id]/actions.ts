'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { deleteEntry } from '@/lib/domain/content/delete-entry'
import { moveEntry } from '@/lib/domain/content/move-entry'
import { EntryKind } from '@/lib/domain/content/schema'
import { updateEntry } from '@/lib/domain/content/update-entry'
import { DomainError } from '@/lib/domain/errors'
import type { FormState } from '@/lib/domain/forms/schema'
import { formAction } from '@/lib/server/form-action'
import { tabPath } from './tabs'

const id = z.coerce.number({ error: 'Cet élément est introuvable.' }).int().positive().max(2_147_483_647)
const Target = z.object({ kind: EntryKind, id })
const Move = Target.extend({ position: z.coerce.number().int() })
const Show = Target.extend({ active: z.stringbool() })

/** Where to come back to after logging in again. */
const from = (form: FormData) => tabPath(String(form.get('websiteId')), String(form.get('kind')))

/** Shows the list as it is after a change, and after a refusal too: then somebody else has changed it. */
async function andShow(change: Promise<unknown>): Promise<undefined> {
  try {
    await change
  } catch (error) {
    if (error instanceof DomainError) refresh()
    throw error
  }
  refresh()
}

export async function moveEntryAction(previous: FormState, form: FormData): Promise<FormState> {
  const move = formAction({ schema: Move, access: 'signedIn', from: from(form) }, async ({ ctx }, input) =>
    andShow(moveEntry(ctx, input.kind, input.id, input.position)),
  )
  return move(previous, form)
}

export async function showEntryAction(previous: FormState, form: FormData): Promise<FormState> {
  const show = formAction({ schema: Show, access: 'signedIn', from: from(form) }, async ({ ctx }, input) =>
    andShow(updateEntry(ctx, input.kind, input.id, { active: input.active })),
  )
  return show(previous, form)
}

export async function deleteEntryAction(previous: FormState, form: FormData): Promise<FormState> {
  const remove = formAction(
    { schema: Target, access: 'signedIn', from: from(form) },
    async ({ ctx }, input) => andShow(deleteEntry(ctx, input.kind, input.id)),
  )
  return remove(previous, form)
}
