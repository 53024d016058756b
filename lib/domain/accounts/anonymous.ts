/** Nothing can be mailed there: https://www.rfc-editor.org/rfc/rfc2606#section-2 */
const DOMAIN = '@anonyme.invalid'

/** The address that an account keeps once its person is erased. */
export const anonymousAddress = (): string => `${crypto.randomUUID()}${DOMAIN}`

export const isAnonymousAddress = (email: string): boolean => email.toLowerCase().endsWith(DOMAIN)
