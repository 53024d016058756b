/** What the public reads answer, as far as it is shown. */
export type TestimonialWire = {
  Content: string
  CustomerName: string
  CustomerRole: string
  PictureUrl: string | null
}

export type EventWire = {
  Title: string
  Description: string
  EventDate: string
  EndDate: string | null
  PictureUrl: string | null
}

export type StaffMemberWire = {
  Name: string
  Role: string
  Description: string | null
  PictureUrl: string | null
}

export type PictureWire = { Url: string; Alt: string; Width: number; Height: number }
