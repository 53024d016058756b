import { on, route } from '@/app/api/_http/route'
import { addPicturesOperation, pictureToWire } from '@/app/api/_wire/pictures'
import { addPictures } from '@/lib/domain/media/add-pictures'
import { env } from '@/lib/env'
import { storeFile } from '@/lib/providers/files/store-file'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(addPicturesOperation, async ({ ctx, body }) => {
    const added = await addPictures(ctx, storeFile, body)
    return added.map(pictureToWire(env().PUBLIC_ORIGIN))
  }),
)
