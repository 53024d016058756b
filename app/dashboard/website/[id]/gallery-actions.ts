'use server'

import { z } from 'zod'
import type { FormState } from '@/lib/domain/forms/schema'
import { deletePicture } from '@/lib/domain/media/delete-picture'
import { describePicture } from '@/lib/domain/media/describe-picture'
import { movePicture } from '@/lib/domain/media/move-picture'
import { PictureAlt, PictureHash } from '@/lib/domain/media/schema'
import { formAction } from '@/lib/server/form-action'
import { andShow } from './and-show'
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

export async function movePictureAction(previous: FormState, form: FormData): Promise<FormState> {
  const move = formAction(
    { schema: Move, access: 'signedIn', from: from(form) },
    async ({ ctx }, { id, position }) => {
      await andShow(movePicture(ctx, id, position))
      return undefined
    },
  )
  return move(previous, form)
}

export async function describePictureAction(previous: FormState, form: FormData): Promise<FormState> {
  const describe = formAction(
    { schema: Describe, access: 'signedIn', from: from(form) },
    async ({ ctx }, { hash, alt }) => {
      await andShow(describePicture(ctx, hash, alt))
      return undefined
    },
  )
  return describe(previous, form)
}

export async function deletePictureAction(previous: FormState, form: FormData): Promise<FormState> {
  const remove = formAction(
    { schema: Target, access: 'signedIn', from: from(form) },
    async ({ ctx }, { hash }) => {
      await andShow(deletePicture(ctx, hash))
      return undefined
    },
  )
  return remove(previous, form)
}
