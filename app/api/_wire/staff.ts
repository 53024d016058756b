import { z } from 'zod'
import { type Entries, StaffMemberInput } from '@/lib/domain/content/schema'
import { EntityId } from '@/lib/domain/entity-id'
import { SubmissionId } from '@/lib/domain/submissions/schema'
import { entryChanges, entryShape, entryToWire, visibleList, wholeList } from './entries'
import { toDomain, toWire } from './names'

const tag = 'Équipe'

const names = { name: 'Name', role: 'Role', description: 'Description', active: 'Active' } as const

const StaffMemberWire = z
  .object({
    ...entryShape,
    ...toWire(names, {
      name: z.string(),
      role: z.string(),
      description: z.string().nullable(),
      active: z.boolean(),
    }),
  })
  .meta({ id: 'StaffMember' })

export const staffMemberToWire =
  (origin: string) =>
  (entry: Entries['staff']): z.input<typeof StaffMemberWire> => ({
    ...entryToWire(origin, entry),
    ...toWire(names, entry),
  })

const input = StaffMemberInput.shape
const orElse = { description: input.description.default(null), active: input.active.default(true) }

const changes = entryChanges({
  name: 'staff',
  tag,
  names,
  answer: StaffMemberWire,
  create: z
    .object({ WebsiteId: EntityId, SubmissionId, ...toWire(names, { ...input, ...orElse }) })
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

export const createStaffMemberOperation = changes.create
export const updateStaffMemberOperation = changes.update
export const deleteStaffMemberOperation = changes.remove
export const reorderStaffOperation = changes.reorder
export const visibleStaffOperation = visibleList('staff', tag, StaffMemberWire)
export const allStaffOperation = wholeList('staff', tag, StaffMemberWire)
