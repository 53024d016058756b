import { matchedVersions } from '@/app/api/_http/if-match'
import { on, route } from '@/app/api/_http/route'
import {
  deleteTestimonialOperation,
  testimonialToWire,
  updateTestimonialOperation,
} from '@/app/api/_wire/testimonials'
import { deleteEntry } from '@/lib/domain/content/delete-entry'
import { updateEntry } from '@/lib/domain/content/update-entry'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(updateTestimonialOperation, async ({ ctx, params, body, publicOrigin, request }) =>
    testimonialToWire(publicOrigin)(
      await updateEntry(ctx, {
        kind: 'testimonials',
        id: params.id,
        changes: body,
        versions: matchedVersions(request),
      }),
    ),
  ),
  on(deleteTestimonialOperation, async ({ ctx, params }) =>
    deleteEntry(ctx, { kind: 'testimonials', id: params.id }),
  ),
)
