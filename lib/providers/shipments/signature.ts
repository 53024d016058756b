import { createHmac, timingSafeEqual } from 'node:crypto'
import { DomainError } from '../../domain/errors'
import { env } from '../../env'

const HEADER = /^t=(\d{1,11}),v1=([0-9a-f]{64})$/
const MAX_AGE_SECONDS = 5 * 60

/** Throws `validation` unless these bytes were signed with our secret within five minutes: HMAC-SHA256 of `<t>.<body>`, in hex,
 *  where `t` are the seconds since 1970. */
export function verifyParcelReport({ headers, bytes }: { headers: Headers; bytes: Uint8Array }): void {
  const [, time = '', signature = ''] = HEADER.exec(headers.get('x-ostal-signature') ?? '') ?? []
  const wanted = createHmac('sha256', env().MONDIALRELAY_WEBHOOK_SECRET)
    .update(`${time}.`)
    .update(bytes)
    .digest()
  const received = Buffer.from(signature, 'hex')
  const isSigned = wanted.length === received.length && timingSafeEqual(wanted, received)
  const age = Math.abs(Date.now() / 1000 - Number(time))
  if (!isSigned || age > MAX_AGE_SECONDS)
    throw new DomainError(
      'validation',
      'Cette demande n’est pas signée, ou sa signature a plus de cinq minutes.',
    )
}
