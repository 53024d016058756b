import { on, route } from '@/app/api/_http/route'
import { allTestimonialsOperation, testimonialToWire } from '@/app/api/_wire/testimonials'
import { listOwnEntries } from '@/lib/domain/content/queries'
import { mapRows } from '@/lib/domain/paging'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(allTestimonialsOperation, async ({ ctx, params, page, publicOrigin }) =>
    mapRows(
      await listOwnEntries(ctx, { kind: 'testimonials', websiteId: params.id, ...page }),
      testimonialToWire(publicOrigin),
    ),
  ),
)
