import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Answer, SimulatedRequest } from '../wire/message'
import type { Account } from './account'
import { errors } from './errors'

/** The account's signature of a text, in the vendor's format. */
export const signature = ({ apiKey }: Account, text: string) =>
  `hmac-sha256=${createHmac('sha256', apiKey).update(text).digest('hex')}`

/** The refusal of a URL with a wrong or expired signature; undefined for a valid one. */
export function refuseSignature({ url, query }: SimulatedRequest, account: Account): Answer | undefined {
  const given = query.get('signature')
  const signed = url.replace(/[?&]signature=[^&]*$/, '')
  if (!given || !isEqual(given, signature(account, signed))) return errors.signature()
  return Number(query.get('expires')) > Date.now() ? undefined : errors.expired()
}

/** The same for an upload URL, which also names its app. */
export function refuseUrl(request: SimulatedRequest, account: Account): Answer | undefined {
  const wrongApp = request.query.get('x-ut-identifier') === account.appId ? undefined : errors.app()
  return refuseSignature(request, account) ?? wrongApp
}

function isEqual(given: string, expected: string) {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
}
