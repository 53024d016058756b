import type { Setup } from '../control/setup'
import { type Answer, json, type SimulatedRequest } from '../wire/message'
import { errors } from './errors'

const ID = 'd91cd9bd-1176-453e-8fc1-35364d380206'

/** `GET /domains` and `GET /domains/{id}`, as https://resend.com/docs/api-reference/domains shows them. */
export function answerDomains(
  { method, path }: SimulatedRequest,
  { domain, isVerified, missing, isSendingKey }: Setup['resend'],
): Answer {
  if (isSendingKey) return errors.restrictedKey()
  if (method !== 'GET') return errors.method()
  const status = isVerified && missing.length === 0 ? 'verified' : 'pending'
  const shown = {
    ...{ id: ID, name: domain, status, created_at: '2026-01-15 09:00:00.000000+00', region: 'eu-west-1' },
    capabilities: { sending: 'enabled', receiving: 'disabled' },
  }
  if (path === '/domains') return json(200, { object: 'list', has_more: false, data: [shown] })
  if (path !== `/domains/${ID}`) return errors.noSuchDomain()
  const record = (kind: 'SPF' | 'DKIM', name: string, type: string, value: string, priority?: number) => ({
    ...{ record: kind, name, type, value, ttl: 'Auto' },
    status: missing.includes(kind) ? 'failed' : isVerified ? 'verified' : 'pending',
    ...(priority !== undefined && { priority }),
  })
  return json(200, {
    object: 'domain',
    ...shown,
    records: [
      record('SPF', 'send', 'MX', 'feedback-smtp.eu-west-1.amazonses.com', 10),
      record('SPF', 'send', 'TXT', 'v=spf1 include:amazonses.com ~all'),
      record('DKIM', 'resend._domainkey', 'TXT', 'p=simulated'),
    ],
  })
}
