import { on, route } from '@/app/api/_http/route'
import { reorderTestimonialsOperation, testimonialToWire } from '@/app/api/_wire/testimonials'
import { moveEntry } from '@/lib/domain/content/move-entry'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(reorderTestimonialsOperation, async ({ ctx, body, publicOrigin }) =>
    (await moveEntry(ctx, { kind: 'testimonials', ...body })).map(testimonialToWire(publicOrigin)),
  ),
)
