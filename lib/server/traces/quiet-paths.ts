import { pathOf } from '../http/request-target'

/** What machines ask for all the time, and files of the build. */
export function isQuiet(url: string): boolean {
  const path = pathOf(url)
  return path === '/api/health' || path === '/metrics' || path.startsWith('/_next/')
}
