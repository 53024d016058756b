import { listAnswer } from '@/app/api/_http/list'
import { on, route } from '@/app/api/_http/route'
import {
  listPicturesOperation,
  PictureListQuery,
  pictureToWire,
  uploadToWire,
} from '@/app/api/_wire/pictures'
import { PositionCursor } from '@/lib/domain/content/schema'
import { listGallery, listUploads } from '@/lib/domain/media/queries'
import { IdCursor } from '@/lib/domain/paging'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  on(listPicturesOperation, async ({ ctx, request }) => {
    const query = PictureListQuery.parse(Object.fromEntries(request.nextUrl.searchParams))
    const origin = env().PUBLIC_ORIGIN
    if (query.type === 'gallery' || query.type === 'galleries')
      return listAnswer({
        request,
        cursor: PositionCursor,
        read: (page) => listGallery(ctx, query.id, page),
        toWire: pictureToWire(origin),
      })
    return listAnswer({
      request,
      cursor: IdCursor,
      read: (page) => listUploads(ctx, query.id, page),
      toWire: uploadToWire(origin),
    })
  }),
)
