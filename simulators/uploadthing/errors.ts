import { type Answer, json } from '../wire/message'

// The vendor documents no error bodies and its SDK reads only the status: this format is our own.
const error = (status: number, message: string): Answer => json(status, { error: message })

export const errors = {
  apiKey: () => error(401, 'Invalid API key'),
  notFound: () => error(404, 'Not found'),
  noSuchFile: () => error(404, 'File not found'),
  method: () => error(405, 'Method not allowed'),
  body: (message: string) => error(400, message),
  signature: () => error(400, 'Invalid signature'),
  expired: () => error(400, 'The signed URL has expired'),
  private: () => error(403, 'The file is private'),
  app: () => error(403, 'The URL was signed for another app'),
  size: () => error(400, 'The file does not have the announced size'),
  taken: () => error(409, 'A file with this key exists'),
  rateLimited: () => json(429, { error: 'Too many requests' }, { 'retry-after': '1' }),
  server: () => error(500, 'Internal server error'),
}
