import { z } from 'zod'
import { type Entries, TestimonialInput } from '@/lib/domain/content/schema'
import { EntityId } from '@/lib/domain/entity-id'
import { SubmissionId } from '@/lib/domain/submissions/schema'
import { entryChanges, entryShape, entryToWire, visibleList, wholeList } from './entries'
import { toDomain, toWire } from './names'

const tag = 'Avis clients'

const names = {
  content: 'Content',
  customerName: 'CustomerName',
  customerRole: 'CustomerRole',
  active: 'Active',
} as const

const TestimonialWire = z
  .object({
    ...entryShape,
    ...toWire(names, {
      content: z.string(),
      customerName: z.string(),
      customerRole: z.string(),
      active: z.boolean(),
    }),
  })
  .meta({ id: 'Testimonial' })

export const testimonialToWire =
  (origin: string) =>
  (entry: Entries['testimonials']): z.input<typeof TestimonialWire> => ({
    ...entryToWire(origin, entry),
    ...toWire(names, entry),
  })

const input = TestimonialInput.shape

const changes = entryChanges({
  name: 'testimonials',
  tag,
  names,
  answer: TestimonialWire,
  create: z
    .object({
      WebsiteId: EntityId,
      SubmissionId,
      ...toWire(names, { ...input, active: input.active.default(true) }),
    })
    .transform((body) => ({
      websiteId: body.WebsiteId,
      submissionId: body.SubmissionId,
      input: toDomain(names, body),
    })),
  update: z
    .object(toWire(names, input))
    .partial()
    .transform((body) => toDomain(names, body)),
})

export const createTestimonialOperation = changes.create
export const updateTestimonialOperation = changes.update
export const deleteTestimonialOperation = changes.remove
export const reorderTestimonialsOperation = changes.reorder
export const visibleTestimonialsOperation = visibleList('testimonials', tag, TestimonialWire)
export const allTestimonialsOperation = wholeList('testimonials', tag, TestimonialWire)
