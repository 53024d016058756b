import { on, route } from '@/app/api/_http/route'
import { createTestimonialOperation, testimonialToWire } from '@/app/api/_wire/testimonials'
import { createEntry } from '@/lib/domain/content/create-entry'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(createTestimonialOperation, async ({ ctx, body }) =>
    testimonialToWire(env().PUBLIC_ORIGIN)(
      await createEntry(ctx, 'testimonials', body.websiteId, body.input),
    ),
  ),
)
