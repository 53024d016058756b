/** The name of a cookie for this host alone, as browsers know it where the site has https. */
export const hostCookie = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

/** The cookie that tells a public page's script that somebody is signed in. It holds `1`: it gives no right and names nobody. */
export const SIGNED_IN_COOKIE = 'ostal-account'

/** The cookie that tells it that an administrator views a client, and until when; as the other, it gives no right and names
 *  nobody. */
export const VIEW_COOKIE = 'ostal-view'
