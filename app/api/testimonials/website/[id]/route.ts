import { on, route } from '@/app/api/_http/route'
import { testimonialToWire, visibleTestimonialsOperation } from '@/app/api/_wire/testimonials'
import { listPublicEntries } from '@/lib/domain/content/queries'
import { mapRows } from '@/lib/domain/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(visibleTestimonialsOperation, async ({ ctx, params, page, publicOrigin }) =>
    mapRows(
      await listPublicEntries(ctx, { kind: 'testimonials', websiteId: params.id, ...page }),
      testimonialToWire(publicOrigin),
    ),
  ),
)
