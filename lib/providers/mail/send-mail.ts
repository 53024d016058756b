import { Resend } from 'resend'
import { env } from '../../env'
import { providerTimeoutMs, withTimeout } from '../with-timeout'
import { senderOf } from './sender'

export type OutgoingMail = {
  to: string
  subject: string
  html: string
  text: string
  /** Replaces the name in MAIL_FROM; the address stays. */
  senderName?: string
  /** An empty one is omitted: the provider refuses an empty address. */
  replyTo?: string
  headers?: Record<string, string>
  /** Repeats under one key are sent once (the provider keeps it for 24 h). */
  idempotencyKey: string
  attachments?: Attachment[]
}

export type Attachment = { filename: string; contentType: string; content: Uint8Array }

/** Resend's limit for all attachments together, in base64. */
const ATTACHMENTS_MAX = 40 * 1024 * 1024

/** Sends a mail through Resend. Throws when it was refused or no answer came, so that the job is retried. */
export async function sendMail({
  idempotencyKey,
  senderName,
  replyTo,
  attachments = [],
  ...mail
}: OutgoingMail): Promise<void> {
  const encoded = attachments.map((attachment) => ({ ...attachment, content: toBase64(attachment.content) }))
  if (encoded.reduce((sum, { content }) => sum + content.length, 0) > ATTACHMENTS_MAX)
    throw new Error(`The attachments of the mail ${idempotencyKey} are too large`)
  const { RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM } = env()
  const resend = new Resend(RESEND_API_KEY, { baseUrl: RESEND_BASE_URL })
  const { error } = await withTimeout(providerTimeoutMs(), () =>
    // The SDK takes no signal and has no timeout of its own.
    resend.emails.send(
      {
        from: senderOf(MAIL_FROM, senderName),
        ...(replyTo && { replyTo }),
        ...(encoded.length > 0 && { attachments: encoded }),
        ...mail,
      },
      { idempotencyKey },
    ),
  )
  if (error) throw new Error(`Resend refused the mail: ${error.name} (${error.statusCode ?? 'no answer'})`)
}

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
