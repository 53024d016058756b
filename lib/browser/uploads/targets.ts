/** What a file is sent for. */
export type UploadTarget =
  | { for: 'gallery'; websiteId: number }
  | { for: 'testimonials' | 'staff' | 'events'; entryId: number }
