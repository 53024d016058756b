/** Where a person without a right is led. It is prerendered; a person with a session gets the second page at its
 *  address, which shows in whose view they are. */
export const DENIED_PATH = '/unauthorized'
export const SIGNED_IN_DENIED_PATH = '/dashboard/acces-refuse'

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?next-auth\.session-token=/

/** Whether a request for this path is to be answered for the person of its session. */
export const isDeniedPerson = (path: string, cookie: string | null | undefined): boolean =>
  path === DENIED_PATH && SESSION_COOKIE.test(cookie ?? '')
