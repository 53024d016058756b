'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { DomainError } from '@/lib/domain/errors'
import type { FormState } from '@/lib/domain/forms/schema'
import { deletePicture } from '@/lib/domain/media/delete-picture'
import { describePicture } from '@/lib/domain/media/describe-picture'
import { movePicture } from '@/lib/domain/media/move-picture'
import { PictureAlt, PictureHash } from '@/lib/domain/media/schema'
import { formAction } from '@/lib/server/form-action'
import { tabPath } from './tabs'

const GONE = 'Cette image est introuvable.'
const Move = z.object({
  id: z.coerce.number({ error: GONE }).int().positive().max(2_147_483_647),
  position: z.coerce.number().int(),
})
const Target = z.object({ hash: PictureHash })
const Describe = Target.extend({ alt: PictureAlt })

/** Where to come back to after logging in again. */
const from = (form: FormData) => tabPath(String(form.get('websiteId')), 'galerie')

/** Shows the gallery as it is after a change, and after a refusal too: then somebody else has changed it. */
async function andShow(change: Promise<unknown>): Promise<undefined> {
  try {
    await change
  } catch (error) {
    if (error instanceof DomainError) refresh()
    throw error
  }
  refresh()
}

export async function movePictureAction(previous: FormState, form: FormData): Promise<FormState> {
  const move = formAction(
    { schema: Move, access: 'signedIn', from: from(form) },
    async ({ ctx }, { id, position }) => andShow(movePicture(ctx, id, position)),
  )
  return move(previous, form)
}

export async function describePictureAction(previous: FormState, form: FormData): Promise<FormState> {
  const describe = formAction(
    { schema: Describe, access: 'signedIn', from: from(form) },
    async ({ ctx }, { hash, alt }) => andShow(describePicture(ctx, hash, alt)),
  )
  return describe(previous, form)
}

export async function deletePictureAction(previous: FormState, form: FormData): Promise<FormState> {
  const remove = formAction(
    { schema: Target, access: 'signedIn', from: from(form) },
    async ({ ctx }, { hash }) => andShow(deletePicture(ctx, hash)),
  )
  return remove(previous, form)
}
