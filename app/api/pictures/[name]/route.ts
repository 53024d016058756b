import { isUnchanged } from '@/app/api/_http/public-read'
import { on, route } from '@/app/api/_http/route'
import {
  deletePictureOperation,
  describePictureOperation,
  getPictureOperation,
  pictureToWire,
} from '@/app/api/_wire/pictures'
import { notFound } from '@/lib/domain/errors'
import { deletePicture } from '@/lib/domain/media/delete-picture'
import { describePicture } from '@/lib/domain/media/describe-picture'
import { getPictureFile } from '@/lib/domain/media/picture-file'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getPictureOperation, async ({ ctx, params, request }) => {
    const file = await getPictureFile(ctx, params.name)
    // The bytes behind a name never change.
    const headers = {
      // Strong, because no proxy compresses pictures again.
      ETag: `"${file.key}"`,
      'Content-Type': file.mime,
      'Cache-Control': 'public, max-age=31536000, immutable',
      // The page that a browser builds around a picture opened on its own has inline styles.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }
    if (isUnchanged(request, headers.ETag)) return new Response(null, { status: 304, headers })
    const bytes = await ctx.providers.files.read(file.key)
    if (!bytes) throw notFound()
    return new Response(bytes, { headers })
  }),
  on(describePictureOperation, async ({ ctx, params, body, publicOrigin }) =>
    pictureToWire(publicOrigin)(await describePicture(ctx, { hash: params.name, alt: body.alt })),
  ),
  on(deletePictureOperation, async ({ ctx, params }) => deletePicture(ctx, params.name)),
)
