import { on, route } from '@/app/api/_http/route'
import { reorderTestimonialsOperation, testimonialToWire } from '@/app/api/_wire/testimonials'
import { moveEntry } from '@/lib/domain/content/move-entry'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(reorderTestimonialsOperation, async ({ ctx, body }) =>
    (await moveEntry(ctx, 'testimonials', body.id, body.position)).map(
      testimonialToWire(env().PUBLIC_ORIGIN),
    ),
  ),
)
