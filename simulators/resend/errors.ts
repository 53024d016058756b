import { type Answer, json } from '../wire/message'

/** Resend's error shape; names and statuses from https://resend.com/docs/api-reference/errors. */
function error(
  statusCode: number,
  name: string,
  message: string,
  headers: Record<string, string> = {},
): Answer {
  return json(statusCode, { statusCode, name, message }, headers)
}

export const errors = {
  missingKey: () => error(401, 'missing_api_key', 'Missing API Key'),
  // The documentation says invalid_api_key with 403; the real service answers this.
  invalidKey: () => error(401, 'validation_error', 'API key is invalid'),
  restrictedKey: () => error(401, 'restricted_api_key', 'This API key is restricted to only send emails'),
  noSuchDomain: () => error(404, 'not_found', 'Domain not found'),
  notFound: () => error(404, 'not_found', 'The requested endpoint does not exist'),
  noSuchEmail: () => error(404, 'not_found', 'Email not found'),
  method: () => error(405, 'method_not_allowed', 'Method is not allowed for the requested path'),
  missingField: (field: string) => error(422, 'missing_required_field', `Missing \`${field}\` field.`),
  invalid: (message: string) => error(422, 'validation_error', message),
  invalidAttachment: () =>
    error(422, 'invalid_attachment', 'Attachment must have either a `content` or `path`.'),
  idempotencyKey: () => error(400, 'invalid_idempotency_key', 'The key must be between 1-256 chars.'),
  idempotentRequest: () =>
    error(409, 'invalid_idempotent_request', 'Same idempotency key used with a different request payload.'),
  rateLimited: () =>
    error(429, 'rate_limit_exceeded', 'Too many requests. You can only make 5 requests per second.', {
      'retry-after': '1',
      'ratelimit-limit': '5',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '1',
    }),
  server: () => error(500, 'internal_server_error', 'An unexpected error occurred.'),
}
