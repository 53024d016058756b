import { z } from 'zod'
import { type Entries, type Given, StaffMemberInput } from '@/lib/domain/content/schema'
import { entryChanges, entryShape, entryToWire, shownList, wholeList } from './entries'
import { Id } from './operation'

const tag = 'Équipe'

const StaffMemberWire = z
  .object({ ...entryShape, Name: z.string(), Role: z.string(), Description: z.string().nullable() })
  .meta({ id: 'StaffMember' })

export const staffMemberToWire =
  (origin: string) =>
  (entry: Entries['staff']): z.input<typeof StaffMemberWire> => ({
    ...entryToWire(origin, entry),
    Name: entry.name,
    Role: entry.role,
    Description: entry.description,
  })

const { name, role, description, active } = StaffMemberInput.shape
const fields = z.object({ Name: name, Role: role, Description: description, Active: active })

const toDomain = <Body extends Given<z.output<typeof fields>>>(body: Body) => ({
  name: body.Name as Body['Name'],
  role: body.Role as Body['Role'],
  description: body.Description as Body['Description'],
  active: body.Active as Body['Active'],
})

const changes = entryChanges({
  name: 'staff',
  tag,
  answer: StaffMemberWire,
  create: fields
    .extend({ WebsiteId: Id, Description: description.default(null), Active: active.default(true) })
    .transform((body) => ({ websiteId: body.WebsiteId, input: toDomain(body) })),
  update: fields.partial().transform(toDomain),
})

export const createStaffMemberOperation = changes.create
export const updateStaffMemberOperation = changes.update
export const deleteStaffMemberOperation = changes.remove
export const reorderStaffOperation = changes.reorder
export const shownStaffOperation = shownList('staff', tag, StaffMemberWire)
export const allStaffOperation = wholeList('staff', tag, StaffMemberWire)
