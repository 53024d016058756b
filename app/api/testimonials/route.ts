import { on, route } from '@/app/api/_http/route'
import { createTestimonialOperation, testimonialToWire } from '@/app/api/_wire/testimonials'
import { createEntry } from '@/lib/domain/content/create-entry'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  on(createTestimonialOperation, async ({ ctx, body }) =>
    testimonialToWire(await createEntry(ctx, 'testimonials', body.websiteId, body.input)),
  ),
)
