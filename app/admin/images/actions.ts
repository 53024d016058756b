'use server'

import { z } from 'zod'
import { deletePicture } from '@/lib/domain/media/delete-picture'
import { PictureHash } from '@/lib/domain/media/schema'
import { formAction } from '@/lib/server/forms/form-action'

const Target = z.object({ hash: PictureHash })

export const removeImageAction = formAction(
  { schema: Target, access: 'signedIn', from: '/admin/images' },
  async (ctx, { hash }) => {
    await deletePicture(ctx, hash)
    return { message: 'Image supprimée.' }
  },
)
