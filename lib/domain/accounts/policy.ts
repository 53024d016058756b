/** The name of a host-only cookie, with the `__Host-` prefix where the site has https. */
export const hostCookie = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

/** The cookie that tells a public page's script that a user is signed in. Its value is `1`: it grants nothing and identifies
 *  nobody. */
export const SIGNED_IN_COOKIE = 'ostal-account'

/** The cookie that tells the script until when an administrator views a client; it too grants nothing and identifies nobody. */
export const VIEW_COOKIE = 'ostal-view'
