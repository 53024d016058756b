import { z } from 'zod'
import { type Entries, type Given, TestimonialInput } from '@/lib/domain/content/schema'
import { entryChanges, entryShape, entryToWire, shownList, wholeList } from './entries'
import { Id } from './operation'

const tag = 'Avis clients'

const TestimonialWire = z
  .object({ ...entryShape, Content: z.string(), CustomerName: z.string(), CustomerRole: z.string() })
  .meta({ id: 'Testimonial' })

export const testimonialToWire =
  (origin: string) =>
  (entry: Entries['testimonials']): z.input<typeof TestimonialWire> => ({
    ...entryToWire(origin, entry),
    Content: entry.content,
    CustomerName: entry.customerName,
    CustomerRole: entry.customerRole,
  })

const { content, customerName, customerRole, active } = TestimonialInput.shape
const fields = z.object({
  Content: content,
  CustomerName: customerName,
  CustomerRole: customerRole,
  Active: active,
})

const toDomain = <Body extends Given<z.output<typeof fields>>>(body: Body) => ({
  content: body.Content as Body['Content'],
  customerName: body.CustomerName as Body['CustomerName'],
  customerRole: body.CustomerRole as Body['CustomerRole'],
  active: body.Active as Body['Active'],
})

const changes = entryChanges({
  name: 'testimonials',
  tag,
  answer: TestimonialWire,
  create: fields
    .extend({ WebsiteId: Id, Active: active.default(true) })
    .transform((body) => ({ websiteId: body.WebsiteId, input: toDomain(body) })),
  update: fields.partial().transform(toDomain),
})

export const createTestimonialOperation = changes.create
export const updateTestimonialOperation = changes.update
export const deleteTestimonialOperation = changes.remove
export const reorderTestimonialsOperation = changes.reorder
export const shownTestimonialsOperation = shownList('testimonials', tag, TestimonialWire)
export const allTestimonialsOperation = wholeList('testimonials', tag, TestimonialWire)
