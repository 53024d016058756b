import { listAnswer } from '@/app/api/_http/list'
import { on, route } from '@/app/api/_http/route'
import { shownTestimonialsOperation, testimonialToWire } from '@/app/api/_wire/testimonials'
import { listShownEntries } from '@/lib/domain/content/queries'
import { PositionCursor } from '@/lib/domain/content/schema'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(shownTestimonialsOperation, async ({ ctx, params, request }) =>
    listAnswer({
      request,
      cursor: PositionCursor,
      read: (page) => listShownEntries(ctx, 'testimonials', params.id, page),
      toWire: testimonialToWire(env().PUBLIC_ORIGIN),
    }),
  ),
)
