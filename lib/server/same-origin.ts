import { env } from '../env'

/** Whether a request comes from our own pages. A browser sets both headers itself; with neither, the answer is no. */
export function isSameOrigin(headers: Headers): boolean {
  return headers.get('origin') === env().PUBLIC_ORIGIN || headers.get('sec-fetch-site') === 'same-origin'
}
