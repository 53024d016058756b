import type { Answer } from '../wire/message'
import { errors } from './errors'
import type { Attachment } from './mail'

/** The limit for all attachments together in base64: https://resend.com/docs/dashboard/emails/attachments. */
const MAX = 40 * 1024 * 1024
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

/** The attachments of a request, or Resend's refusal. A remote file (`path`) is not fetched here. */
export function readAttachments(given: unknown): Attachment[] | Answer {
  if (given === undefined || given === null) return []
  if (!Array.isArray(given)) return errors.invalid('The `attachments` field must be an `array`.')
  const attachments: Attachment[] = []
  for (const one of given as Record<string, unknown>[]) {
    const read = readAttachment(one ?? {})
    if ('status' in read) return read
    attachments.push(read)
  }
  const size = attachments.reduce((sum, { content }) => sum + content.length, 0)
  return size > MAX ? errors.invalid('The attachments exceed the limit of 40MB.') : attachments
}

function readAttachment({
  filename,
  content,
  path,
  content_type: type,
  content_id: id,
}: Record<string, unknown>): Attachment | Answer {
  if (!content && !path) return errors.invalidAttachment()
  if (!content) return errors.invalid('The simulator takes no attachment by its `path`.')
  if (!filename) return errors.missingField('filename')
  for (const [name, value] of Object.entries({ filename, content, content_type: type, content_id: id }))
    if (value !== undefined && typeof value !== 'string')
      return errors.invalid(`The \`attachments, ${name}\` field must be a \`string\`.`)
  if (!BASE64.test(String(content)) || String(content).length % 4 !== 0)
    return errors.invalid('The `attachments, content` field must be in base64.')
  return {
    filename: String(filename),
    contentType: String(type ?? 'application/octet-stream'),
    content: String(content),
  }
}
