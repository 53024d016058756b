import { on, route } from '@/app/api/_http/route'
import { createTestimonialOperation, testimonialToWire } from '@/app/api/_wire/testimonials'
import { createEntry } from '@/lib/domain/content/create-entry'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(createTestimonialOperation, async ({ ctx, body, publicOrigin }) =>
    testimonialToWire(publicOrigin)(await createEntry(ctx, { kind: 'testimonials', ...body })),
  ),
)
