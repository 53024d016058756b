/** One mail as it was accepted. */
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
  idempotencyKey: string | null
  /** Of the request's body: tells a repeat from another mail under the same key. */
  fingerprint: string
}
