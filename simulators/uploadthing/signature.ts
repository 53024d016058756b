import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Answer, Asked } from '../wire/message'
import type { Account } from './account'
import { errors } from './errors'

/** The refusal of a signed URL, if it is not what the account's key signed, or not any more. */
export function refusedUrl({ url, query }: Asked, { apiKey, appId }: Account): Answer | undefined {
  const signature = query.get('signature')
  const signed = url.replace(/[?&]signature=[^&]*$/, '')
  const expected = `hmac-sha256=${createHmac('sha256', apiKey).update(signed).digest('hex')}`
  if (!signature || !equal(signature, expected)) return errors.signature()
  if (!(Number(query.get('expires')) > Date.now())) return errors.expired()
  return query.get('x-ut-identifier') === appId ? undefined : errors.app()
}

function equal(given: string, expected: string) {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
