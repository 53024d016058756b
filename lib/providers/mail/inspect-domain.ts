import { Resend } from 'resend'
import { env } from '../../env'
import { providerTimeoutMs, withTimeout } from '../with-timeout'

export type MailDomain = {
  name: string
  isVerified: boolean
  /** DNS records that Resend does not see yet: SPF, DKIM. */
  missing: string[]
}

export type InspectedMail =
  | { kind: 'domain'; domain: MailDomain }
  | { kind: 'unknown-domain'; name: string }
  | { kind: 'forbidden' }
  | { kind: 'bad-key' }
  | { kind: 'silent' }

/** The status of our sender domain at Resend. Changes nothing. `forbidden`: the key may only send. */
export async function inspectMailDomain(): Promise<InspectedMail> {
  const { RESEND_API_KEY, RESEND_BASE_URL, MAIL_FROM } = env()
  const resend = new Resend(RESEND_API_KEY, { baseUrl: RESEND_BASE_URL })
  const name = domainOf(MAIL_FROM)
  const listed = await answerOrNull(() => resend.domains.list())
  if (listed?.error) return { kind: refusalOf(listed.error) }
  if (!listed?.data) return { kind: 'silent' }
  const found = listed.data.data.find((domain) => name === domain.name || name.endsWith(`.${domain.name}`))
  if (!found) return { kind: 'unknown-domain', name }
  const read = await answerOrNull(() => resend.domains.get(found.id))
  if (!read?.data) return { kind: 'silent' }
  const missing = read.data.records
    .filter(({ record, status }) => (record === 'SPF' || record === 'DKIM') && status !== 'verified')
    .map(({ record }) => record)
  const isVerified = read.data.status === 'verified'
  return { kind: 'domain', domain: { name: found.name, isVerified, missing: [...new Set(missing)] } }
}

const domainOf = (sender: string) => (/@([^\s>]+)/.exec(sender)?.[1] ?? '').toLowerCase()

/** Resend refuses a wrong key by 401 or 403, under several names. */
function refusalOf({ name, statusCode }: { name: string; statusCode: number | null }) {
  if (name === 'restricted_api_key') return 'forbidden'
  return statusCode === 401 || statusCode === 403 ? 'bad-key' : 'silent'
}

/** Null when the provider gave no answer in time. */
async function answerOrNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await withTimeout(providerTimeoutMs(), call)
  } catch {
    return null
  }
}
