/** Where log-in leads by default. */
export const HOME_PATH = '/dashboard'

/** The path to return to after log-in; only paths of this site are accepted. */
export function returnPath(from: string | undefined): string {
  if (!from || !from.startsWith('/') || from.startsWith('//')) return HOME_PATH
  // Browsers read a backslash as a slash and drop control characters.
  if (/[\\\p{Cc}]/u.test(from)) return HOME_PATH
  const base = 'http://site.invalid'
  const parsed = URL.canParse(from, base) ? new URL(from, base) : null
  if (parsed?.origin !== base || /^\/(\/|login)/.test(parsed.pathname)) return HOME_PATH
  return `${parsed.pathname}${parsed.search}${parsed.hash}`
}
