import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { LinkPurpose, OpenLink } from '../../domain/accounts/link-purpose'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The tokens of mailed links: the id of a row of account_tokens and its HMAC, so that each retry of a mail is identical while
 *  neither table nor queue stores the token. The first secret signs, all are accepted. */
export function createLinkTokens(secrets: readonly string[]) {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'ostal mailed links', 32)))
  const mac = (key: Buffer | undefined, id: string, purpose: LinkPurpose) => {
    if (!key) throw new Error('A link cannot be signed without a secret')
    return createHmac('sha256', key).update(`${purpose} ${id}`).digest()
  }

  const sign = (id: string, purpose: LinkPurpose) =>
    `${id}.${mac(keys[0], id, purpose).toString('base64url')}`

  const open: OpenLink = (token, purpose) => {
    const [id = '', signature = ''] = token.split('.')
    if (!UUID.test(id)) return null
    const given = Buffer.from(signature, 'base64url')
    const fits = keys.some((key) => {
      const right = mac(key, id, purpose)
      return right.length === given.length && timingSafeEqual(right, given)
    })
    return fits ? id : null
  }

  return { sign, open }
}
