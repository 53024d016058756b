import { Resend } from 'resend'
import { env } from '../../env'
import { providerTimeoutMs, withTimeout } from '../with-timeout'

export type SentMail = { subject: string; text: string }

/** The latest mail that Resend accepted for an address; null without one. `forbidden`: the key may only send. */
export async function findSentMail(address: string): Promise<SentMail | 'forbidden' | null> {
  const { RESEND_API_KEY, RESEND_BASE_URL } = env()
  const resend = new Resend(RESEND_API_KEY, { baseUrl: RESEND_BASE_URL })
  const listed = await withTimeout(providerTimeoutMs(), () => resend.emails.list({ limit: 100 }))
  if (listed.error?.name === 'restricted_api_key') return 'forbidden'
  if (listed.error) throw new Error(`Resend: ${listed.error.message}`)
  const found = listed.data?.data.find(({ to }) => to.includes(address))
  if (!found) return null
  const { data } = await withTimeout(providerTimeoutMs(), () => resend.emails.get(found.id))
  return data && { subject: data.subject, text: data.text ?? '' }
}
