import type { components } from '../api-types'

type Schemas = components['schemas']

export type TestimonialWire = Schemas['Testimonial']
export type EventWire = Schemas['Event']
export type StaffMemberWire = Schemas['StaffMember']
export type PictureWire = Schemas['Picture']
export type ProductWire = Schemas['Product']
export type SizeWire = Schemas['ProductSize']
