import { on, route } from '@/app/api/_http/route'
import { pictureToWire, reorderPicturesOperation } from '@/app/api/_wire/pictures'
import { movePicture } from '@/lib/domain/media/move-picture'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(reorderPicturesOperation, async ({ ctx, body }) =>
    (await movePicture(ctx, body.id, body.position)).map(pictureToWire(env().PUBLIC_ORIGIN)),
  ),
)
