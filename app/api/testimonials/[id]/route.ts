import { on, route } from '@/app/api/_http/route'
import {
  deleteTestimonialOperation,
  testimonialToWire,
  updateTestimonialOperation,
} from '@/app/api/_wire/testimonials'
import { deleteEntry } from '@/lib/domain/content/delete-entry'
import { updateEntry } from '@/lib/domain/content/update-entry'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(updateTestimonialOperation, async ({ ctx, params, body }) =>
    testimonialToWire(env().PUBLIC_ORIGIN)(await updateEntry(ctx, 'testimonials', params.id, body)),
  ),
  on(deleteTestimonialOperation, async ({ ctx, params }) => deleteEntry(ctx, 'testimonials', params.id)),
)
