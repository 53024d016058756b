import { bytesOf } from '@/app/api/_http/file-bytes'
import { on, route } from '@/app/api/_http/route'
import { addPicturesOperation, pictureToWire } from '@/app/api/_wire/pictures'
import { addPictures } from '@/lib/domain/media/add-pictures'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(addPicturesOperation, async ({ ctx, body: { files: sent, ...target }, publicOrigin }) => {
    const added = await addPictures(ctx, { ...target, files: await bytesOf(sent) })
    return added.map(pictureToWire(publicOrigin))
  }),
)
