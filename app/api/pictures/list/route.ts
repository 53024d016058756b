import { on, route } from '@/app/api/_http/route'
import { listPicturesOperation, pictureToWire, uploadToWire } from '@/app/api/_wire/pictures'
import { listEntryPictures, listGallery, listLogo, listUploads } from '@/lib/domain/media/queries'
import { mapRows } from '@/lib/domain/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(listPicturesOperation, async ({ ctx, query, page, publicOrigin }) => {
    switch (query.list) {
      case 'gallery': {
        const pictures = await listGallery(ctx, { websiteId: query.websiteId, ...page })
        return mapRows(pictures, pictureToWire(publicOrigin))
      }
      case 'logo': {
        const pictures = await listLogo(ctx, { websiteId: query.websiteId, ...page })
        return mapRows(pictures, pictureToWire(publicOrigin))
      }
      case 'entry': {
        const pictures = await listEntryPictures(ctx, { kind: query.kind, entryId: query.entryId, ...page })
        return mapRows(pictures, pictureToWire(publicOrigin))
      }
      case 'uploads': {
        const pictures = await listUploads(ctx, { websiteId: query.websiteId, ...page })
        return mapRows(pictures, uploadToWire(publicOrigin))
      }
    }
  }),
)
