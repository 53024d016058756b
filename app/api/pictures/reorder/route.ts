import { on, route } from '@/app/api/_http/route'
import { pictureToWire, reorderPicturesOperation } from '@/app/api/_wire/pictures'
import { movePicture } from '@/lib/domain/media/move-picture'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(reorderPicturesOperation, async ({ ctx, body, publicOrigin }) =>
    (await movePicture(ctx, body)).map(pictureToWire(publicOrigin)),
  ),
)
