import { Resend } from 'resend'
import { DomainError } from '../../domain/errors'
import { env } from '../../env'

/** Throws `validation` unless Resend signed these bytes within the last five minutes. */
export function verifyResend({ headers, bytes }: { headers: Headers; bytes: Uint8Array }): void {
  const { RESEND_API_KEY, RESEND_WEBHOOK_SECRET } = env()
  try {
    new Resend(RESEND_API_KEY).webhooks.verify({
      payload: Buffer.from(bytes).toString('utf8'),
      headers: {
        id: headers.get('svix-id') ?? '',
        timestamp: headers.get('svix-timestamp') ?? '',
        signature: headers.get('svix-signature') ?? '',
      },
      webhookSecret: RESEND_WEBHOOK_SECRET,
    })
  } catch {
    throw new DomainError('validation', 'Cette demande n’est pas signée par Resend.')
  }
}
