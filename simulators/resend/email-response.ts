import type { GetEmailResponseSuccess } from 'resend'
import type { Mail } from './mail'

/** A mail as `GET /emails/{id}` answers it. */
export function toEmailResponse(mail: Mail): GetEmailResponseSuccess {
  return {
    object: 'email',
    id: mail.id,
    message_id: `<${mail.id}@mail.ostal.example>`,
    created_at: mail.createdAt,
    from: mail.from,
    to: mail.to,
    cc: mail.cc,
    bcc: mail.bcc,
    reply_to: mail.replyTo,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    last_event: 'delivered',
    scheduled_at: null,
  }
}
