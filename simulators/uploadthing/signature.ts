import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Answer, Asked } from '../wire/message'
import type { Account } from './account'
import { errors } from './errors'

/** The account's signature of a text, as the vendor writes it. */
export const signature = ({ apiKey }: Account, text: string) =>
  `hmac-sha256=${createHmac('sha256', apiKey).update(text).digest('hex')}`

/** The refusal of a signed URL, if it is not what the account's key signed, or not any more. */
export function refusedSignature({ url, query }: Asked, account: Account): Answer | undefined {
  const given = query.get('signature')
  const signed = url.replace(/[?&]signature=[^&]*$/, '')
  if (!given || !equal(given, signature(account, signed))) return errors.signature()
  return Number(query.get('expires')) > Date.now() ? undefined : errors.expired()
}

/** The same of a URL for an upload, which names its app too. */
export function refusedUrl(asked: Asked, account: Account): Answer | undefined {
  const other = asked.query.get('x-ut-identifier') === account.appId ? undefined : errors.app()
  return refusedSignature(asked, account) ?? other
}

function equal(given: string, expected: string) {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
