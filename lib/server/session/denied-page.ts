/** The page for a person without the permission. It is prerendered; with a session, the second page is served at the same URL,
 *  which shows the view that the session is in. */
export const DENIED_PATH = '/unauthorized'
export const SIGNED_IN_DENIED_PATH = '/dashboard/acces-refuse'

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?next-auth\.session-token=/

/** Whether this path is answered with the page for the session's person. */
export const isDeniedPerson = (path: string, cookie: string | null | undefined): boolean =>
  path === DENIED_PATH && SESSION_COOKIE.test(cookie ?? '')
