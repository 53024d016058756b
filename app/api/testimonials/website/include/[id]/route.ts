import { listAnswer } from '@/app/api/_http/list'
import { on, route } from '@/app/api/_http/route'
import { allTestimonialsOperation, testimonialToWire } from '@/app/api/_wire/testimonials'
import { listOwnEntries } from '@/lib/domain/content/queries'
import { PositionCursor } from '@/lib/domain/content/schema'
import { env } from '@/lib/env'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(allTestimonialsOperation, async ({ ctx, params, request }) =>
    listAnswer({
      request,
      cursor: PositionCursor,
      read: (page) => listOwnEntries(ctx, 'testimonials', params.id, page),
      toWire: testimonialToWire(env().PUBLIC_ORIGIN),
    }),
  ),
)
