import { pathOf } from '../http/request-target'

/** Paths that machines request all the time, and files of the build. */
export function isQuiet(url: string): boolean {
  const path = pathOf(url)
  return path === '/api/health' || path === '/metrics' || path.startsWith('/_next/')
}
