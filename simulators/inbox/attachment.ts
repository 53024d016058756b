import { create as contentDisposition } from 'content-disposition'
import type { Attachment } from '../resend/mail'
import type { Answer } from '../wire/message'

/** A mail's file as a download, never shown inline. */
export function attachmentOf({ filename, contentType, content }: Attachment): Answer {
  return {
    status: 200,
    headers: {
      'content-type': contentType.replace(/[^\x20-\x7e]/g, ''),
      'content-disposition': contentDisposition(filename),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
    body: Buffer.from(content, 'base64'),
  }
}
