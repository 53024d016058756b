/** The cookie that tells a public page's script that somebody is signed in. It holds `1`: it gives no right and names nobody. */
export const SIGNED_IN_COOKIE = 'ostal-account'
