import type { GetEmailResponseSuccess, ListEmailsResponseSuccess } from 'resend'
import { type Answer, json, type SimulatedRequest } from '../wire/message'
import { errors } from './errors'
import type { Mail } from './mail'

/** A mail as returned by `GET /emails/{id}`. */
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

/** `GET /emails`: newest first, without their texts. */
export function listEmails({ query }: SimulatedRequest, mails: readonly Mail[]): Answer {
  const limit = Number(query.get('limit') ?? 20)
  if (!Number.isInteger(limit) || limit < 1 || limit > 100)
    return errors.invalid('The `limit` must be between 1 and 100.')
  if (query.has('after') || query.has('before')) return errors.invalid('Paging is not simulated yet.')
  const listed = mails.toReversed().map((mail) => {
    const { html: _, text: __, object: ___, ...rest } = toEmailResponse(mail)
    return rest
  })
  const answer: ListEmailsResponseSuccess = {
    object: 'list',
    has_more: mails.length > limit,
    data: listed.slice(0, limit),
  }
  return json(200, answer)
}
