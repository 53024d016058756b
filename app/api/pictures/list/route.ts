import { listAnswer } from '@/app/api/_http/list'
import { on, route } from '@/app/api/_http/route'
import {
  isUploads,
  listPicturesOperation,
  PictureListQuery,
  pictureToWire,
  uploadToWire,
} from '@/app/api/_wire/pictures'
import { PositionCursor } from '@/lib/domain/content/schema'
import { requireRole } from '@/lib/domain/media/picture-target'
import { listEntryPictures, listGallery, listUploads } from '@/lib/domain/media/queries'
import { IdCursor } from '@/lib/domain/paging'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listPicturesOperation, async ({ ctx, request }) => {
    const asked = Object.fromEntries(request.nextUrl.searchParams)
    // Who may see them comes before what else is asked.
    if (isUploads(asked.type)) requireRole(ctx, { kind: 'upload' })
    const query = PictureListQuery.parse(asked)
    const origin = env().PUBLIC_ORIGIN
    const list = { request, cursor: IdCursor, toWire: pictureToWire(origin) }
    switch (query.type) {
      case 'gallery':
      case 'galleries':
        return listAnswer({
          ...list,
          cursor: PositionCursor,
          read: (page) => listGallery(ctx, query.id, page),
        })
      case 'testimonials':
      case 'staff':
      case 'events':
        return listAnswer({ ...list, read: (page) => listEntryPictures(ctx, query.type, query.id, page) })
      case 'website':
      case 'websites':
        return listAnswer({
          ...list,
          read: (page) => listUploads(ctx, query.id, page),
          toWire: uploadToWire(origin),
        })
    }
  }),
)
