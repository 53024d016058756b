'use server'

import { z } from 'zod'
import type { Context } from '@/lib/domain/context'
import { EntityIdText } from '@/lib/domain/entity-id'
import { deletePicture } from '@/lib/domain/media/delete-picture'
import { describePicture } from '@/lib/domain/media/describe-picture'
import { movePicture } from '@/lib/domain/media/move-picture'
import { PictureAlt, PictureHash } from '@/lib/domain/media/schema'
import { formAction } from '@/lib/server/form-action'
import { tabPath } from './tabs'

const Move = z.object({
  id: EntityIdText,
  position: z.coerce.number().int(),
})
const Target = z.object({ hash: PictureHash })
const Describe = Target.extend({ alt: PictureAlt })

export const movePictureAction = changeAction(Move, movePicture)
export const describePictureAction = changeAction(Describe, describePicture)
export const deletePictureAction = changeAction(Target, (ctx, { hash }) => deletePicture(ctx, hash))

/** The action that makes one change to the gallery. */
function changeAction<Schema extends z.ZodObject>(
  schema: Schema,
  change: (ctx: Context, input: z.infer<Schema>) => Promise<unknown>,
) {
  const from = (form: FormData) => tabPath(String(form.get('websiteId')), 'galerie')
  return formAction({ schema, access: 'signedIn', from }, async (ctx, input) => {
    await change(ctx, input)
    return undefined
  })
}
