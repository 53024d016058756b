'use server'

import { z } from 'zod'
import type { Context } from '@/lib/domain/context'
import { EntityIdText } from '@/lib/domain/entity-id'
import { deletePictureForNow } from '@/lib/domain/media/delete-picture'
import { describePicture } from '@/lib/domain/media/describe-picture'
import { movePicture } from '@/lib/domain/media/move-picture'
import { restorePicture } from '@/lib/domain/media/restore-picture'
import { PictureAlt, PictureHash } from '@/lib/domain/media/schema'
import { formAction } from '@/lib/server/forms/form-action'
import { tabPath } from './tabs'

const Move = z.object({
  id: EntityIdText,
  position: z.coerce.number().int(),
})
const Target = z.object({ hash: PictureHash })
const signedIn = {
  access: 'signedIn',
  from: (form: FormData) => tabPath(String(form.get('websiteId')), 'galerie'),
} as const

const Describe = Target.extend({ alt: PictureAlt })

export const movePictureAction = changeAction(Move, movePicture)
export const describePictureAction = changeAction(Describe, describePicture)
export const restorePictureAction = changeAction(z.object({ deleted: z.string() }), (ctx, { deleted }) =>
  restorePicture(ctx, { sealed: deleted }),
)
/** Returns as `values.deleted` the token with which `restorePictureAction` undoes the deletion. */
export const deletePictureAction = formAction({ schema: Target, ...signedIn }, async (ctx, { hash }) => ({
  values: { deleted: await deletePictureForNow(ctx, hash) },
}))

/** Creates an action that makes one change to the gallery. */
function changeAction<Schema extends z.ZodObject>(
  schema: Schema,
  change: (ctx: Context, input: z.infer<Schema>) => Promise<unknown>,
) {
  return formAction({ schema, ...signedIn }, async (ctx, input) => {
    await change(ctx, input)
    return undefined
  })
}
