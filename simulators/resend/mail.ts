/** A file in base64. */
export interface Attachment {
  filename: string
  contentType: string
  content: string
}

/** An accepted mail. */
export interface Mail {
  id: string
  createdAt: string
  from: string
  to: string[]
  cc: string[]
  bcc: string[]
  replyTo: string[]
  subject: string
  html: string | null
  text: string | null
  headers: Record<string, string>
  tags: { name: string; value: string }[]
  /** Absent from mails stored before attachments were. */
  attachments?: Attachment[]
  idempotencyKey: string | null
  /** A hash of the request's body, to tell a repeat from another mail under the same key. */
  fingerprint: string
}
