import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { DomainError } from '../../domain/errors'
import { env } from '../../env'

const Token = z.object({ apiKey: z.string() })

/** Throws `validation` unless UploadThing signed these bytes: HMAC-SHA256 with the key in our token, in hex. It has no
 *  time in it, so a repeat is recognised by the upload's state. */
export function verifyUploadThing({ headers, bytes }: { headers: Headers; bytes: Uint8Array }): void {
  const { apiKey } = Token.parse(JSON.parse(Buffer.from(env().UPLOADTHING_TOKEN, 'base64').toString('utf8')))
  const wanted = Buffer.from(`hmac-sha256=${createHmac('sha256', apiKey).update(bytes).digest('hex')}`)
  const received = Buffer.from(headers.get('x-uploadthing-signature') ?? '')
  if (wanted.length !== received.length || !timingSafeEqual(wanted, received))
    throw new DomainError('validation', 'Cette demande n’est pas signée par UploadThing.')
}
