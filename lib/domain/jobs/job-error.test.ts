import { expect, it } from 'vitest'
import { readJobError, type StoredError } from './job-error'

const errorOf = (message: string, more: Partial<StoredError> = {}) =>
  readJobError({ name: 'Error', message, cause: null, ...more })

it.each<[string, string, Partial<StoredError>?]>([
  ['timeout', 'No answer in time', { name: 'TimeoutError' }],
  ['timeout', 'Stripe did not answer', { cause: { message: 'No answer in time' } }],
  ['stopped', 'job failed by timeout in active state', { name: null }],
  ['stopped', 'handler execution exceeded 60000ms'],
  ['address', 'Resend refused the mail: validation_error (422)'],
  ['address', 'Resend refused the mail: invalid_from_address (422)'],
  ['credentials', 'Resend refused the mail: invalid_api_key (403)'],
  ['credentials', 'Resend refused the mail: missing_api_key (401)'],
  ['limit', 'Resend refused the mail: rate_limit_exceeded (429)'],
  ['limit', 'Resend refused the mail: daily_quota_exceeded (429)'],
  ['outage', 'Resend refused the mail: internal_server_error (500)'],
  ['outage', 'Stripe failed: An error occurred', { cause: { statusCode: 503 } }],
  ['network', 'Resend refused the mail: application_error (no answer)'],
  ['network', 'fetch failed', { cause: { message: 'connect', code: 'ECONNREFUSED' } }],
  ['network', 'Stripe did not answer', { cause: { message: 'connect', code: 'ECONNRESET' } }],
  ['refused', 'Stripe failed: No such charge', { cause: { statusCode: 404 } }],
  ['refused', 'Resend refused the mail'],
  ['database', 'Failed query: select 1\nparams: ', { cause: { message: 'statement timeout' } }],
  ['unknown', 'Cannot read properties of undefined'],
])('%s: %s', (kind, message, more) => expect(errorOf(message, more).kind).toBe(kind))

it('a refusal of ours keeps its sentence, with what the provider said beside it', () => {
  expect(
    errorOf('Le transporteur n’a pas répondu.', {
      name: 'RelayFault',
      cause: { message: 'Mondial Relay did not answer WSI4' },
    }),
  ).toEqual({
    kind: 'network',
    sentence: 'Le transporteur n’a pas répondu.',
    detail: 'Mondial Relay did not answer WSI4',
  })
})

it('a failed query shows none of its values', () => {
  const message = 'Failed query: update users set password_hash = $1\nparams: $argon2id$v=19$secret'
  expect(errorOf(message, { name: 'DrizzleQueryError' }).detail).toBeNull()
  expect(errorOf(message, { cause: { message: 'deadlock detected' } }).detail).toBe('deadlock detected')
})

it.each([
  ['Invalid API Key provided: sk_live_*********1234', 'Invalid API Key provided: …'],
  ['Authorization: Bearer abc.def refused', 'Authorization: Bearer … refused'],
  ['GET https://files.example/a?token=abc failed', 'GET https://files.example/a?… failed'],
  ['postgres://ostal:motdepasse@db/ostal', 'postgres://db/ostal'],
  [`bad signature ${'a1'.repeat(20)}`, 'bad signature …'],
])('nothing that could be a secret is shown: %s', (message, shown) =>
  expect(errorOf(message).detail).toBe(shown),
)

it('a long text is cut', () => expect(errorOf('why '.repeat(200)).detail).toHaveLength(300))
